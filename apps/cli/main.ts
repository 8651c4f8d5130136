import { enableCompileCache } from 'node:module';

enableCompileCache();
const { stdin, stdout, stderr } = process;
for (const stream of [stdout, stderr]) {
  // A program that reads the output may stop early, as `head` does. The command still runs to its end.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
const { runCli } = await import('./program.ts');
process.exitCode = await runCli(process.argv.slice(2), { env: process.env, stdin, stdout, stderr });
