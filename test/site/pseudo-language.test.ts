import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleRender } from '#apps/site/build/bundles.ts';
import { sha256 } from '#apps/site/build/make-site.ts';
import { picturesOfGuides } from '#apps/site/build/pictures.ts';
import type { RenderedPage } from '#apps/site/render.tsx';
import { plainWords } from '../support/languages/left-in-english.ts';
import { writePseudoFolder } from '../support/languages/pseudo-folder.ts';

const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'data-column', 'content'];

function textsOf({ body }: RenderedPage): readonly string[] {
  const page = parse(body.replaceAll(/<\/?(?:template|noscript)[^>]*>/g, ''));
  const attributes = page
    .querySelectorAll(spoken.map((name) => `[${name}]`).join())
    .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
  return [page.textContent, ...attributes];
}

describe('a language that is only a folder and a line', () => {
  const folders: string[] = [];
  let pages: readonly RenderedPage[] = [];
  let english: readonly string[] = [];

  beforeAll(async () => {
    const [words, built] = [await writePseudoFolder(), await mkdtemp(join(tmpdir(), 'upkept-pages-'))];
    folders.push(words, built);
    const { rendered } = await bundleRender(built, built, { code: 'qps', folder: words });
    const pictures = await picturesOfGuides(rendered.drawings, (folder, name) => `/${folder}/${name}.svg`);
    pages = rendered.renderPages(pictures, { sha256 });
    ({ publicPages: english } = await import('#apps/site/addresses.ts'));
  });
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  it('has every public page at an address of its own', () => {
    const own = pages.filter(({ kind }) => kind === 'public').map(({ path }) => path);
    expect(own.toSorted()).toEqual(english.map((path) => (path === '/' ? '/qps' : `/qps${path}`)).sort());
  });

  it('leaves no word of English on any page, so that every text is a message', () => {
    const left = pages.flatMap((page) =>
      textsOf(page)
        .flatMap(plainWords)
        .map((word) => `${page.path}: ${word}`),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  it('leaves none in what search engines and other sites read', () => {
    const left = pages.flatMap(({ path, metadata, data }) => {
      const { title, description, keywords, heroTitle, heroSubtitle, heroImageAlt, breadcrumbs } = metadata;
      const texts = [title, description, ...keywords, heroTitle, heroSubtitle, heroImageAlt];
      const labels = breadcrumbs.map(({ label }) => label);
      return [...texts, ...labels, ...stringsIn(data)].flatMap(plainWords).map((word) => `${path}: ${word}`);
    });
    expect([...new Set(left)]).toEqual([]);
  });

  it('links to nothing but its own pages and the app', () => {
    const links = new Set(
      pages.flatMap(({ body }) => [...body.matchAll(/href="(\/[^"#?]*)/g)].map(([, to = '']) => to)),
    );
    expect([...links].filter((to) => english.includes(to))).toEqual([]);
  });
});

/** The texts of structured data, without addresses and types. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    /^(@|url|item$|inLanguage|.*Category|price|operating)/.test(key) ? [] : stringsIn(below),
  );
}
