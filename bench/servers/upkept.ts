import { enableCompileCache } from 'node:module';
import { beChild } from '../child.ts';

enableCompileCache();
const [{ pino }, { readConfig }, { startServer }] = await Promise.all([
  import('pino'),
  import('#apps/composition/config.ts'),
  import('#apps/http/server.ts'),
]);

/** The whole server as in production, without its web pages. */
const server = await startServer({
  config: readConfig(),
  logger: pino({ level: 'silent' }),
  web: () => undefined,
});
beChild(server.port);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
