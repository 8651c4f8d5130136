import { enableCompileCache } from 'node:module';

enableCompileCache();
const { env, stdout, stderr } = process;
for (const stream of [stdout, stderr]) {
  // A program that reads the output may stop early, as `head` does. The command still runs to its end.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
const { runCli } = await import('./program.ts');
process.exitCode = await runCli(process.argv.slice(2), {
  env,
  stdout,
  stderr,
  // Few commands read it, and Node takes a while to open it.
  get stdin() {
    return process.stdin;
  },
});
