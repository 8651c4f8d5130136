import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteIndex } from '#apps/http/site/site-index.ts';
import { placeholders, publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import { languages as codes } from '#core/domain/languages.ts';
import { redirects } from '../addresses.ts';
import type { PageMetadata } from '../content/page-metadata.ts';
import type { Version } from '../version.ts';
import { assetsOf } from './assets-of.ts';
import { bundleScript } from './bundle-script.ts';
import { bundleApp, bundleLive, bundleRender, type Words } from './bundles.ts';
import { compressBelow } from './compress.ts';
import { robots, sitemap } from './crawlers.ts';
import { documentOf, manifestPath, type PageFiles, speculationRules } from './document.ts';
import { drawIcons } from './icons.ts';
import { picturesOfGuides } from './pictures.ts';
import { writeServiceWorker } from './service-worker.ts';
import { drawShareImages } from './share-images.ts';

const here = (path: string) => new URL(path, import.meta.url);
const hashOf = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding);

/** Computes the checksum of the sample passport. */
export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Builds the whole site into an empty folder, with its pictures, and with compressed versions of its files. */
export async function makeSite(folder: string): Promise<void> {
  const described = await makePages(folder);
  const files = join(folder, 'files');
  await drawIcons(files);
  await drawShareImages(files, described);
  await compressBelow(files);
}

/** The languages of the pages, English first. */
const languages: readonly Words[] = codes.map((code) => ({
  code,
  folder: fileURLToPath(here(`../../../core/languages/${code}`)),
}));

/**
 * Builds the pages and their scripts and styles into an empty folder: `files` are served as they are, `pages` after the
 * server has filled in its settings, and `site.json` is their index. Returns what describes the public pages.
 */
async function makePages(folder: string): Promise<readonly PageMetadata[]> {
  const files = join(folder, 'files');
  const inlineScript = await inlineScriptOf();
  const sites: ({ words: Words; live: readonly string[]; app: PageFiles } & Awaited<
    ReturnType<typeof bundleRender>
  >)[] = [];
  // One after the other, because all languages add the same fonts and drawings, and a copy removes what it replaces.
  for (const words of languages) {
    const app = await bundleApp(files, words);
    const [live, bundle] = await Promise.all([bundleLive(files, words), bundleRender(folder, files, words)]);
    sites.push({ words, app, live, ...bundle });
  }
  const versionsOf = (path: string) =>
    sites.flatMap(({ rendered: { language, publicPages } }): readonly Version[] => {
      const place = sites.map((site) => site.rendered.publicPages.indexOf(path)).find((index) => index >= 0);
      const own = place === undefined ? undefined : publicPages[place];
      return own === undefined ? [] : [{ language, path: own }];
    });
  const template = await readFile(here('./document.html'), 'utf8');
  await mkdir(join(folder, 'pages'));
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, 'pages', name), text);
    return name;
  };
  const documents: Record<string, string> = {};
  const frames: Record<string, Record<string, string>> = {};
  const described: { metadata: PageMetadata; versions: readonly Version[] }[] = [];
  const missing: Record<string, Record<string, string>> = {};
  for (const { words, app, live, rendered, styles, fonts } of sites) {
    const { language, manifest, missingPages } = rendered;
    await writeFile(join(files, manifestPath(language.code)), JSON.stringify(manifest));
    const own: Record<string, string> = {};
    /** Adds a file that is named after its content; returns its address. */
    const add = async (below: string, name: string, extension: string, content: string) => {
      const address = `/${below}/${name}-${hashOf(content, 'base64url').slice(0, 8)}${extension}`;
      await writeFile(join(files, address), content);
      return address;
    };
    const pictures = await picturesOfGuides(rendered.drawings, (kind, name, svg) =>
      add(kind === 'strip' ? 'assets' : assetsOf(language.code), `${kind}-${name}`, '.svg', svg),
    );
    const rest = new Map<string, string>();
    for (const { slug, html } of rendered.renderRest(pictures)) {
      rest.set(slug, await add(assetsOf(language.code), `${slug}-rest`, '.html', html));
    }
    for (const page of rendered.renderPages(pictures, { restOf: (slug) => rest.get(slug), versionsOf, sha256 })) {
      const { kind, metadata, path } = page;
      const versions = versionsOf(path);
      const isCanonical = kind === 'public' && metadata.canonical === undefined;
      const document = documentOf(template, {
        page,
        files: kind === 'app' ? app : { modules: live, styles, fonts },
        inlineScript,
        publicUrl: publicUrlPlaceholder,
        language,
        ...(isCanonical && versions.length > 1 && { versions }),
      });
      const place = kind === 'app' ? `${language.code}-app${path}` : path.slice(1);
      const name = await write(`${place.replaceAll('/', '-') || 'home'}.html`, document);
      for (const below of missingPages.find(({ example }) => example === path)?.folders ?? [])
        missing[below] = { ...missing[below], [language.code]: name };
      if (kind !== 'missing') own[path] = name;
      if (kind === 'app') frames[path] = { ...frames[path], [language.code]: name };
      if (kind !== 'public') continue;
      documents[path] = name;
      described.push({ metadata, versions });
    }
    await writeServiceWorker(folder, {
      words,
      documents: own,
      named: [app.modules[0], styles[0]],
      kept: rendered.keptPages,
    });
  }
  documents['/sitemap.xml'] = await write('sitemap.xml', sitemap(described));
  documents['/robots.txt'] = await write('robots.txt', robots());
  const index: SiteIndex = {
    documents,
    frames,
    missing: Object.entries(missing)
      .map(([below, versions]) => ({ below, versions }))
      .toSorted((one, other) => other.below.split('/').length - one.below.split('/').length),
    redirects,
    placeholders,
    scriptHashes: [inlineScript, speculationRules].map((script) => `sha256-${hashOf(script, 'base64')}`),
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(index));
  return described.map(({ metadata }) => metadata);
}

/** Returns before-paint.ts and its imports as one classic script that can be written into a script element. */
export async function inlineScriptOf(): Promise<string> {
  const code = await bundleScript(fileURLToPath(here('./before-paint.ts')));
  if (code === '' || code.includes('</')) throw new Error('The inline script is empty, or would end its element early');
  return code;
}
