import { buildWeb } from '#apps/site/build.ts';
import { buildServer } from './build-server.ts';

/** Builds the parts of `npm start` whose sources have changed. */
try {
  const [web, server] = await Promise.all([buildWeb(), buildServer()]);
  if (web || server) process.stderr.write('The web app and the server are built into dist.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
