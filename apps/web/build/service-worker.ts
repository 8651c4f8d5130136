import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '../paths.ts';
import { workerPath } from '../session/worker-path.ts';
import { bundleScript } from './bundle-script.ts';

const entry = fileURLToPath(new URL('../app/worker/service-worker.ts', import.meta.url));

/** Only the home page shows pictures, and they would be a quarter of all bytes. */
const isPicture = /\.webp$/;

/**
 * Writes the service worker, which names every script, style, font and text of this build. `frame` is the dashboard's
 * document, from which the app starts at every address while the browser is offline.
 */
export async function writeServiceWorker(folder: string, frame: string): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => !isPicture.test(name)).toSorted();
  const main = assets.find((name) => /^main-.*\.js$/.test(name));
  if (!main) throw new Error('The build has no entry');
  const revision = createHash('sha256').update(frame).digest('hex').slice(0, 16);
  const code = await bundleScript(entry, {
    builtFiles: JSON.stringify([
      { url: paths.dashboard, revision },
      // Their names contain a hash of their content.
      ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
    ]),
    frameAddress: JSON.stringify(paths.dashboard),
    frameScript: JSON.stringify(`/assets/${main}`),
    'process.env.NODE_ENV': '"production"',
  });
  if (code === '') throw new Error('The service worker is empty');
  await writeFile(join(folder, workerPath), code);
}
