import { existsSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { inject } from 'vitest';
import { readConfig } from '#apps/composition/config.ts';
import { fillIn } from '#apps/http/site/fill-in.ts';
import type { SiteIndex } from '#apps/http/site/site-index.ts';

export const siteUrl = 'https://home.upkept.example';

/** Provides the built pages as the server sends them, without a server or a browser, with these settings. */
export function builtSite(settings: Readonly<Record<string, string>> = {}) {
  const folder = new URL(inject('web'));
  const index = JSON.parse(readFileSync(new URL('site.json', folder), 'utf8')) as SiteIndex;
  const fill = fillIn(readConfig({ PUBLIC_URL: siteUrl, ...settings }), index);
  const document = (name: string) => fill(readFileSync(new URL(`pages/${name}`, folder), 'utf8'));
  return {
    paths: [...Object.keys(index.documents), ...Object.keys(index.frames)],
    html(path: string): string {
      const name =
        index.documents[path] ??
        index.frames[path]?.en ??
        Object.values(index.missing.find(({ below }) => path.startsWith(below))?.versions ?? {})[0];
      if (name === undefined) throw new Error(`The build has no page for ${path}`);
      return document(name);
    },
    page(path: string): HTMLElement {
      // A template is inert until a script shows its content.
      return parse(this.html(path).replaceAll(/<template.*?<\/template>/gs, ''));
    },
    hasPage: (path: string): boolean =>
      [index.documents, index.frames, index.redirects].some((addresses) => path in addresses),
    /** Returns the URL on disk of a file below the site's root. */
    file: (path: string): URL => new URL(`files${path}`, folder),
    hasFile: (path: string): boolean => existsSync(new URL(`files${path}`, folder)),
  };
}

/** Returns the text as a reader sees it, with each run of white space as one space. */
export function textOf(element: HTMLElement | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

export const textsOf = (elements: readonly HTMLElement[]): readonly string[] => elements.map(textOf);

/** Returns the part of a page that assistive technology announces by this name; throws when there isn't exactly one. */
export function partNamed(root: HTMLElement, name: string): HTMLElement {
  const parts = partsNamed(root, (each) => each === name);
  const [part] = parts;
  if (!part || parts.length > 1) throw new Error(`${parts.length} parts are named "${name}"`);
  return part;
}

export function partsNamed(root: HTMLElement, matches: (name: string) => boolean): readonly HTMLElement[] {
  const nameOf = (part: HTMLElement) =>
    part.getAttribute('aria-label') ?? textOf(root.querySelector(`#${part.getAttribute('aria-labelledby')}`));
  return root.querySelectorAll('[aria-label], [aria-labelledby]').filter((part) => matches(nameOf(part)));
}

/** Returns the link with this text; throws when there isn't exactly one. */
export function linkNamed(root: HTMLElement, matches: (text: string) => boolean): HTMLElement {
  const links = root.querySelectorAll('a').filter((link) => matches(link.getAttribute('aria-label') ?? textOf(link)));
  const [link] = links;
  if (!link || links.length > 1) throw new Error(`${links.length} links match`);
  return link;
}

export const hrefOf = (root: HTMLElement, name: string): string | undefined =>
  linkNamed(root, (text) => text === name).getAttribute('href');
