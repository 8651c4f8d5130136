import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteIndex } from '#apps/http/site/site-index.ts';
import { placeholders, publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import { missingPages, redirects } from '../addresses.ts';
import type { PageMetadata } from '../content/page-metadata.ts';
import { bundleScript } from './bundle-script.ts';
import { bundleApp, bundleLive, bundleRender } from './bundles.ts';
import { compressBelow } from './compress.ts';
import { robots, sitemap } from './crawlers.ts';
import { documentOf, speculationRules } from './document.ts';
import { drawIcons } from './icons.ts';
import { picturesOfGuides } from './pictures.ts';
import { writeServiceWorker } from './service-worker.ts';
import { drawShareImages } from './share-images.ts';

const here = (path: string) => new URL(path, import.meta.url);
const hashOf = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding);

/** Builds the whole site into an empty folder, with its pictures, and with compressed versions of its files. */
export async function makeSite(folder: string): Promise<void> {
  const described = await makePages(folder);
  const files = join(folder, 'files');
  await drawIcons(files);
  await drawShareImages(files, described);
  await compressBelow(files);
}

/**
 * Builds the pages and their scripts and styles into an empty folder: `files` are served as they are, `pages` after the
 * server has filled in its settings, and `site.json` is their index. Returns what describes the public pages.
 */
async function makePages(folder: string): Promise<readonly PageMetadata[]> {
  const files = join(folder, 'files');
  const app = await bundleApp(files);
  const [inlineScript, live, { rendered, styles, fonts }] = await Promise.all([
    inlineScriptOf(),
    bundleLive(files),
    bundleRender(folder, files),
  ]);
  /** Adds a file that is named after its content; returns its address. */
  const add = async (name: string, extension: string, content: string) => {
    const address = `/assets/${name}-${hashOf(content, 'base64url').slice(0, 8)}${extension}`;
    await writeFile(join(files, address), content);
    return address;
  };
  const pictures = await picturesOfGuides((folder, name, svg) => add(`${folder}-${name}`, '.svg', svg));
  const rest = new Map<string, string>();
  for (const { slug, html } of rendered.renderRest(pictures)) rest.set(slug, await add(`${slug}-rest`, '.html', html));

  const pages = rendered.renderPages(pictures, (slug) => rest.get(slug));
  const template = await readFile(here('./document.html'), 'utf8');
  await mkdir(join(folder, 'pages'));
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, 'pages', name), text);
    return name;
  };
  const documents: Record<string, string> = {};
  for (const page of pages) {
    const own = page.kind === 'app' ? app : { modules: live, styles, fonts };
    const document = documentOf(template, { page, files: own, inlineScript, publicUrl: publicUrlPlaceholder });
    documents[page.path] = await write(`${page.path.slice(1).replaceAll('/', '-') || 'home'}.html`, document);
  }
  const described = pages.flatMap(({ kind, metadata }) => (kind === 'public' ? [metadata] : []));
  const missing = missingPages.map(({ below, example }) => {
    const document = documents[example] ?? '';
    delete documents[example];
    return { below, document };
  });
  await writeServiceWorker(folder, documents, app.modules[0] ?? '', styles[0] ?? '');
  documents['/sitemap.xml'] = await write('sitemap.xml', sitemap(described));
  documents['/robots.txt'] = await write('robots.txt', robots());
  const index: SiteIndex = {
    documents,
    missing,
    redirects,
    placeholders,
    scriptHashes: [inlineScript, speculationRules].map((script) => `sha256-${hashOf(script, 'base64')}`),
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(index));
  return described;
}

/** Returns before-paint.ts and its imports as one classic script that can be written into a script element. */
export async function inlineScriptOf(): Promise<string> {
  const code = await bundleScript(fileURLToPath(here('./before-paint.ts')));
  if (code === '' || code.includes('</')) throw new Error('The inline script is empty, or would end its element early');
  return code;
}
