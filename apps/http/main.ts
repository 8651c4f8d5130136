import { enableCompileCache } from 'node:module';

enableCompileCache();
// Two folders up is the project, from here and from the bundle, dist/server/http.js.
const webFolder = new URL('../../dist/web/', import.meta.url);
const [{ runServer }, { builtWeb }] = await Promise.all([import('./run.ts'), import('./site/built-web.ts')]);
await runServer((config) => builtWeb(webFolder, config));
