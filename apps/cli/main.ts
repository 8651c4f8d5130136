import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runCli } = await import('./program.ts');
process.exitCode = await runCli(process.argv.slice(2));
