// Draws the result of a game as a picture to be shown to others: the title, a road into the night, and what
// there is to be told, a line each. It is fetched when somebody asks for it.

const width = 1200;
const height = 630;
const fonts = { 'card-display': 'big-shoulders.ttf', 'card-text': 'barlow.ttf' };

async function load() {
  await Promise.all(
    Object.entries(fonts).map(async ([name, file]) => {
      document.fonts.add(await new FontFace(name, `url("${file}")`).load());
    }),
  );
}

// sky paints dusk, a burning west and a dark east, as on the first screen.
function sky(c) {
  const dusk = c.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, '#141a3c'],
    [0.45, '#4a3560'],
    [0.72, '#b4604c'],
    [0.73, '#14100e'],
    [1, '#0a0c10'],
  ])
    dusk.addColorStop(at, colour);
  c.fillStyle = dusk;
  c.fillRect(0, 0, width, height);
  const fire = c.createRadialGradient(150, 440, 20, 150, 440, 520);
  fire.addColorStop(0, 'rgb(255 150 60 / 0.75)');
  fire.addColorStop(1, 'rgb(255 150 60 / 0)');
  c.fillStyle = fire;
  c.fillRect(0, 0, width, 460);
}

// skyline paints towers along the road, lower where they were ruined.
function skyline(c) {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let x = -10; x < width; x += 26 + 34 * next()) {
    const whole = x / width;
    const tall = (40 + 150 * next()) * (0.35 + whole);
    const wide = 24 + 30 * next();
    c.fillStyle = whole < 0.4 ? '#1c1518' : '#211c34';
    c.fillRect(x, 458 - tall, wide, tall);
    c.fillStyle = '#ffd27a';
    for (let y = 466 - tall; y < 446; y += 14)
      for (let w = x + 5; w < x + wide - 5; w += 9) if (next() < 0.3 * whole) c.fillRect(w, y, 3, 5);
  }
}

// lines writes text below each other, as large as fits.
function lines(c, list, top, room) {
  let size = Math.min(34, room / list.length / 1.35);
  const fits = () => {
    c.font = `${size}px card-text`;
    return list.every((line) => c.measureText(line).width < width - 140);
  };
  while (!fits() && size > 14) size--;
  list.forEach((line, i) => c.fillText(line, 70, top + (i + 1) * size * 1.35));
}

// draw makes the picture of a text, whose first line is its title, as a PNG.
export async function draw(text) {
  await load();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const c = canvas.getContext('2d');
  sky(c);
  skyline(c);
  const [title, ...rest] = text.split('\n').filter(Boolean);
  c.shadowColor = '#000';
  c.shadowBlur = 14;
  c.fillStyle = '#f0e2c8';
  let size = 84;
  do c.font = `${(size -= 2)}px card-display`;
  while (c.measureText(title.toUpperCase()).width > width - 140 && size > 30);
  c.fillText(title.toUpperCase(), 70, 110);
  c.fillStyle = 'rgb(8 10 16 / 0.55)';
  c.shadowBlur = 0;
  c.fillRect(0, 150, width, 450);
  c.fillStyle = '#ffc44d';
  c.fillRect(0, 150, width, 3);
  c.fillStyle = '#f4f1ea';
  lines(c, rest, 170, 410);
  return new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });
}
