import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { SiteIndex } from '#apps/http/site/site-index.ts';
import type { PageMetadata } from '../content/page-metadata.ts';
import { paths } from '../paths.ts';
import { bundleInlineScript } from './bundle-inline-script.ts';
import { filesOf } from './chunks.ts';
import { compressBelow } from './compress.ts';
import { robots, sitemap } from './crawlers.ts';
import { documentOf } from './document.ts';
import { drawIcons } from './icons.ts';
import { writeServiceWorker } from './service-worker.ts';
import { drawShareImages } from './share-images.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const configFile = join(project, 'vite.config.ts');

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
export async function makePages(folder: string): Promise<readonly PageMetadata[]> {
  const files = join(folder, 'files');
  const server = join(folder, 'server');
  const [, , inlineScript] = await Promise.all([
    build({ configFile, logLevel: 'warn', build: { outDir: files } }),
    build({ configFile, logLevel: 'warn', build: { outDir: server, ssr: 'prerender.tsx', copyPublicDir: false } }),
    bundleInlineScript(),
  ]);
  const manifest = JSON.parse(await readFile(join(files, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(join(files, '.vite'), { recursive: true });

  const rendered = (await import(
    pathToFileURL(join(server, 'prerender.js')).href
  )) as typeof import('../app/prerender.tsx');
  const { appPages, lastModified, missingPages, metadataFor, placeholders, prerenderPage, publicPages, redirects } =
    rendered;
  const template = await readFile(new URL('../app/index.html', import.meta.url), 'utf8');
  await mkdir(join(folder, 'pages'));
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, 'pages', name), text);
    return name;
  };
  const writePage = async (path: string, kind: 'page' | 'frame') => {
    const page = await prerenderPage(path, kind);
    const document = documentOf(template, { page, files: filesOf(manifest, page.chunks), inlineScript, kind });
    return write(`${path.slice(1).replaceAll('/', '-') || 'home'}.html`, document);
  };

  const modified = await lastModified();
  const described = publicPages.map((path) => {
    const date = modified[path];
    return { ...metadataFor(path), ...(date && { modified: date }) };
  });
  const documents: Record<string, string> = {};
  for (const path of publicPages) documents[path] = await writePage(path, 'page');
  for (const path of appPages) documents[path] = await writePage(path, 'frame');
  const missing: { below: string; document: string }[] = [];
  for (const { below, example } of missingPages) missing.push({ below, document: await writePage(example, 'page') });
  documents['/sitemap.xml'] = await write('sitemap.xml', sitemap(described));
  documents['/robots.txt'] = await write('robots.txt', robots());
  const index: SiteIndex = {
    documents,
    missing,
    redirects,
    placeholders,
    scriptHashes: [`sha256-${createHash('sha256').update(inlineScript).digest('base64')}`],
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(index));
  await writeServiceWorker(files, await readFile(join(folder, 'pages', documents[paths.dashboard] ?? ''), 'utf8'));
  await rm(server, { recursive: true });
  return described;
}
