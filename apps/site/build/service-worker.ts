import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '#apps/ui/paths.ts';
import { workerPath } from '#apps/ui/session/worker-path.ts';
import { assetsOf } from './assets-of.ts';
import { bundleScript } from './bundle-script.ts';
import type { Words } from './bundles.ts';
import { inLanguage } from './in-language.ts';

const entry = fileURLToPath(new URL('../../web/app/worker/service-worker.ts', import.meta.url));

/** Only the home page shows pictures, and they would be a quarter of all bytes. */
const isPicture = /\.webp$/;
/** What English keeps in the folder that it shares: its scripts, texts and drawings. */
const isEnglish = /\.(?:js|html)$|^(?:art|parts)-/;

type Worker = {
  readonly words: Words;
  /** The names of the language's documents, by address. */
  readonly documents: Readonly<Record<string, string>>;
  /** Files of which each document of this build names one. */
  readonly named: readonly (string | undefined)[];
  /** The public pages that can be read offline. */
  readonly kept: readonly string[];
};

/**
 * Writes the service worker of a language, which names every script, style, font and text of this build that its readers
 * need. From the dashboard's document the app starts at every address while the browser is offline.
 */
export async function writeServiceWorker(folder: string, { words, documents, named, kept }: Worker): Promise<void> {
  const files = join(folder, 'files');
  const own = assetsOf(words.code);
  const shared = own === 'assets' ? [] : await namesIn(join(files, 'assets'));
  const assets = [
    ...shared.filter((name) => !isEnglish.test(name)).map((name) => `assets/${name}`),
    ...(await namesIn(join(files, own))).map((name) => `${own}/${name}`),
  ];
  const revisionOf = async (path: string) => {
    const text = await readFile(join(folder, 'pages', documents[path] ?? ''));
    return createHash('sha256').update(text).digest('hex').slice(0, 16);
  };
  // At this address the document is in this language, also if another person has signed in meanwhile.
  const frame = { url: `${paths.dashboard}?lang=${words.code}`, revision: await revisionOf(paths.dashboard) };
  const pages = await Promise.all(kept.map(async (url) => ({ url, revision: await revisionOf(url) })));
  const constants = {
    // The names of assets contain a hash of their content.
    builtFiles: JSON.stringify([frame, ...pages, ...assets.map((name) => ({ url: `/${name}`, revision: null }))]),
    frameAddress: JSON.stringify(frame.url),
    // Each document names the file of its build.
    namedFiles: JSON.stringify(named),
  };
  const code = await bundleScript(entry, { constants, plugins: [await inLanguage(words.folder)] });
  if (code === '') throw new Error('The service worker is empty');
  await writeFile(join(files, workerPath(words.code)), code);
}

const namesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.includes('.') && !isPicture.test(name)).toSorted();
