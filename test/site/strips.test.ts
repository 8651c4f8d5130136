import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { kindsOfStrips } from '#apps/site/content/strip-panels.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { languages } from '#core/domain/languages.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { builtSite, textOf } from '../support/site/built-page.ts';

const site = builtSite();
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
/** In English, French and German. */
const worked = /How to tell that it worked: |À quoi voir que c’est réussi : |Woran Sie sehen, dass es geklappt hat: /;
const pages = guides.flatMap(({ slug }) => languages.map((language) => wordsIn(language).slugs.guide(slug)));

describe('the drawn steps', () => {
  it('are there for at least 20 tasks that visitors see, in at least 12 guides', () => {
    const shown = guides.map(
      ({ slug }) => site.page(`/maintenance/${slug}`).querySelectorAll('ol[data-kind="0"]').length,
    );
    expect(shown.reduce((sum, strips) => sum + strips, 0)).toBeGreaterThanOrEqual(20);
    expect(shown.filter((strips) => strips > 0).length).toBeGreaterThanOrEqual(12);
  });

  it('have three to five panels', () => {
    const counts = [...kindsOfStrips.values()].flatMap((kinds) => kinds.map(({ panels }) => panels.length));
    expect(counts.filter((count) => count < 3 || count > 5)).toEqual([]);
  });

  it.each(pages)('of %s are in the files that it names, each with words, and with a sign of success', (path) => {
    for (const list of site.page(path).querySelectorAll('ol[data-kind]')) {
      for (const panel of list.querySelectorAll('li')) {
        const [file = '', id] = panel.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
        expect(readFileSync(site.file(file), 'utf8')).toContain(`<g id="${id}"`);
        expect(textOf(panel).length).toBeGreaterThan(5);
      }
      expect(textOf(list.closest('li[id]') ?? null)).toMatch(worked);
    }
  });

  it('let readers choose the kind of their item, each of which has its steps', () => {
    const choice = site.page('/maintenance/fridge').querySelector('fieldset');
    expect(textOf(choice)).toContain('Where are your coils?');
    const kinds = choice?.querySelectorAll('input[type="radio"]').map((input) => input.getAttribute('value'));
    expect(kinds).toEqual(['0', '1', '2']);
    const strips = choice?.parentNode?.querySelectorAll('ol').map((strip) => strip.getAttribute('data-kind'));
    expect(strips).toEqual(kinds);
  });
});

it.each(pages)('%s is at most 120 KB with its script, styles, fonts and drawings, as they are sent', (path) => {
  const html = site.html(path);
  const named = [...html.matchAll(/(?:href|src|data-modules)="(\/assets\/[^"]+)"/g)].flatMap(([, files = '']) =>
    files.split(' ').map((file) => file.split('#')[0] ?? ''),
  );
  const sizes = [...new Set(named)].map((file) => {
    const content = readFileSync(site.file(file));
    return file.endsWith('.woff2') || file.endsWith('.webp') ? content.length : compressed(content);
  });
  expect(sizes.reduce((sum, size) => sum + size, compressed(html)) / 1024).toBeLessThanOrEqual(120);
});
