import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicPages } from '#apps/site/addresses.ts';
import { builtSite } from '../support/site/built-page.ts';
import { isTranslated } from '../support/site/translated-pages.ts';

const site = builtSite();
const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;
/** The size in bytes after compression. */
const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

const translatedPages = site.paths.filter(isTranslated);

describe.each([...publicPages, ...translatedPages, '/no-such-page'])('the script of %s', (path) => {
  const html = site.html(path);
  const scripts = [...html.matchAll(/<script(?![^>]*type="(?:application|speculationrules))([^>]*)>(.*?)<\/script>/gs)];
  const [inline = ''] = scripts[0] ?? [];
  const modules = /data-modules="([^"]*)"/.exec(inline)?.[1]?.split(' ') ?? [];

  it('is at most 10 KB', () => {
    expect(modules.length).toBeGreaterThan(0);
    const sizes = modules.map((module) => gzipped(readFileSync(site.file(module))));
    expect(kilobytes(sizes.reduce((sum, size) => sum + size, gzipped(inline)))).toBeLessThanOrEqual(10);
  });

  it('is at most 3 KB, in the page itself, before the page is drawn', () => {
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.[1]).not.toContain('src=');
    expect(html).not.toMatch(/<link[^>]*modulepreload/);
    expect(kilobytes(inline.length)).toBeLessThanOrEqual(3);
  });
});
