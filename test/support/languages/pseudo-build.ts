import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleApp, bundleLive, bundleRender } from '#apps/site/build/bundles.ts';
import { documentOf } from '#apps/site/build/document.ts';
import { inlineScriptOf, sha256 } from '#apps/site/build/make-site.ts';
import { picturesOfGuides } from '#apps/site/build/pictures.ts';
import { inputs } from '#apps/site/build.ts';
import { publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import { buildIntoOwnFolder } from '../../../build/build-into-own-folder.ts';
import { project } from '../../../build/fingerprint.ts';
import { replaceFile } from '../../../build/replace-file.ts';
import { writePseudoFolder } from './pseudo-folder.ts';

export const code = 'qps';
const dist = join(project, 'dist');
const pointer = join(dist, 'pseudo.txt');
const newest = () => readFile(pointer, 'utf8').catch(() => undefined);

/**
 * Builds all pages and the app in a language that is generated from English, if their sources have changed since the last
 * build. Returns the folder's URL, with a trailing slash: `documents.json` has the page at each path, and `files` the rest.
 */
export async function buildPseudoSite(): Promise<URL> {
  await buildIntoOwnFolder({
    dist,
    kind: 'pseudo',
    inputs: [...inputs, 'test/support/languages'],
    build: buildInChild,
    newest,
    point: (folder) => replaceFile(pointer, folder),
  });
  return pathToFileURL(`${join(dist, (await newest()) ?? '')}/`);
}

/** In a process of its own, in which no variable selects React's build for development. */
async function buildInChild(folder: string): Promise<void> {
  const builder = spawn(process.execPath, [fileURLToPath(import.meta.url), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_ENV: 'production' },
  });
  const [status] = await once(builder, 'close');
  if (status !== 0) throw new Error('The pseudo-language could not be built: see above');
}

async function build(folder: string): Promise<void> {
  const files = join(folder, 'files');
  await mkdir(join(files, 'assets'), { recursive: true });
  const words = await writePseudoFolder();
  const language = { code, folder: words };
  const app = await bundleApp(files, language);
  const [modules, { rendered, styles, fonts }] = await Promise.all([
    bundleLive(files, language),
    bundleRender(folder, files, language),
  ]);
  const pictures = await picturesOfGuides(rendered.drawings, async (kind, name, svg) => {
    await writeFile(join(files, `${kind}-${name}.svg`), svg);
    return `/${kind}-${name}.svg`;
  });
  const template = await readFile(new URL('../../../apps/site/build/document.html', import.meta.url), 'utf8');
  const parts = { inlineScript: await inlineScriptOf(), publicUrl: publicUrlPlaceholder, language: rendered.language };
  const documents = rendered.renderPages(pictures, { sha256 }).map((page) => {
    const ofPage = page.kind === 'app' ? app : { modules, styles, fonts };
    return [page.path, documentOf(template, { page, files: ofPage, ...parts })] as const;
  });
  await writeFile(join(folder, 'documents.json'), JSON.stringify(Object.fromEntries(documents)));
  await rm(words, { recursive: true });
}

if (import.meta.main) await build(process.argv[2] ?? '');
