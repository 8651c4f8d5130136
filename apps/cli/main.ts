import { enableCompileCache } from 'node:module';

enableCompileCache();
for (const stream of [process.stdout, process.stderr]) {
  // Whoever reads may have had enough, as `head` has; the command goes on to its end.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
const { runCli } = await import('./program.ts');
process.exitCode = await runCli(process.argv.slice(2));
