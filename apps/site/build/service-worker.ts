import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '#apps/ui/paths.ts';
import { workerPath } from '#apps/ui/session/worker-path.ts';
import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import { slugs } from '#words/site/slugs.ts';
import { bundleScript } from './bundle-script.ts';

const entry = fileURLToPath(new URL('../../web/app/worker/service-worker.ts', import.meta.url));

/** Only the home page shows pictures, and they would be a quarter of all bytes. Other languages have folders of their own. */
const isPicture = /\.webp$/;
/** The public pages that can be read offline. */
const keptPages: readonly string[] = [paths.guides, ...guideSlugs.map(slugs.guide)];

/**
 * Writes the service worker, which names every script, style, font and text of this build. From the dashboard's document
 * the app starts at every address while the browser is offline.
 */
export async function writeServiceWorker(
  folder: string,
  documents: Readonly<Record<string, string>>,
  appScript: string,
  siteStyle: string,
): Promise<void> {
  const files = join(folder, 'files');
  const assets = (await readdir(join(files, 'assets')))
    .filter((name) => name.includes('.') && !isPicture.test(name))
    .toSorted();
  const revisionOf = async (path: string) => {
    const text = await readFile(join(folder, 'pages', documents[path] ?? ''));
    return createHash('sha256').update(text).digest('hex').slice(0, 16);
  };
  const kept = [paths.dashboard, ...keptPages].map(async (url) => ({ url, revision: await revisionOf(url) }));
  const code = await bundleScript(entry, {
    builtFiles: JSON.stringify([
      ...(await Promise.all(kept)),
      // Their names contain a hash of their content.
      ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
    ]),
    frameAddress: JSON.stringify(paths.dashboard),
    // Each document names the file of its build.
    namedFiles: JSON.stringify([appScript, siteStyle]),
    'process.env.NODE_ENV': '"production"',
  });
  if (code === '') throw new Error('The service worker is empty');
  await writeFile(join(files, workerPath), code);
}
