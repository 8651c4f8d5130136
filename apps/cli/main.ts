import { enableCompileCache } from 'node:module';

enableCompileCache();
for (const stream of [process.stdout, process.stderr]) {
  // A reader such as `head` may close the pipe early; the command still finishes.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
const { runCli } = await import('./program.ts');
process.exitCode = await runCli(process.argv.slice(2));
