import { runServer } from './run.ts';
import { builtWeb } from './site/built-web.ts';
import { newestBuild } from './site/newest-build.ts';

/** Starts the server with the newest web app in the folder `dist`. */
export const runBuilt = (dist: URL): Promise<void> =>
  runServer(async (config) => builtWeb(await newestBuild(dist), config));
