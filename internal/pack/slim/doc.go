// Package slim takes out of a Go program for WebAssembly what the program can make by itself as it begins.
//
// The Go runtime finds the function of an address in a table with an entry for each 4 kB of addresses (findfunctab, see
// runtime.findfuncbucket). For WebAssembly the linker gives every function 64 kB of addresses whatever its size, so the
// table has sixteen entries of twenty bytes for each function and says nothing: entry n is n/16. In our page that is
// 3.4 MB of memory, and the linker, which leaves out runs of zeros by cutting the data into segments, uses up with it
// all the 100,000 segments that browsers allow, and writes the rest as it is: 2.5 MB of the file.
//
// [Program] takes the table out and has the program write it in a start function, which runs before anything of Go
// does. What is found in memory then is what the linker wanted there, byte by byte. A linker that lays the table out in
// another way is [ErrNoTable]: the pack then has the program as it is, and a test fails here.
package slim
