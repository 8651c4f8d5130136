import { enableCompileCache } from 'node:module';

enableCompileCache();
const [{ runServer }, { builtWeb }, { newestBuild }] = await Promise.all([
  import('./run.ts'),
  import('./site/built-web.ts'),
  import('./site/newest-build.ts'),
]);
// The project is two folders up, both from here and from the bundle's folder in dist.
const dist = new URL('../../dist/', import.meta.url);
await runServer(async (config) => builtWeb(await newestBuild(dist), config));
