import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import { drawings } from '#words/site/drawings.ts';

const folder = new URL('../../apps/site/pages/guides/art/', import.meta.url);
const tokens = readFileSync(new URL('../../apps/ui/tokens.css', import.meta.url), 'utf8');
const drawing = (slug: string) => readFileSync(new URL(`${slug}.svg`, folder), 'utf8');

describe('the guides’ drawings', () => {
  it('exist once for each guide, all different', () => {
    expect(readdirSync(folder).sort()).toEqual(guideSlugs.map((slug) => `${slug}.svg`).sort());
    expect(new Set(guideSlugs.map(drawing)).size).toBe(15);
    expect(new Set(Object.values(drawings.art)).size).toBe(15);
  });

  it.each(guideSlugs)('%s: is small, follows the house style and takes every colour from the tokens', (slug) => {
    const svg = drawing(slug);
    expect(svg).toContain('viewBox="0 0 480 360"');
    expect(svg).toMatch(/<g id="art"[^>]* stroke="var\(--ink\)" stroke-width="3\.5"/);
    expect(svg.length).toBeLessThan(4_000);
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour = '']) => colour);
    expect(colours.filter((colour) => colour !== 'none' && !/^var\(--[\w-]+\)$/.test(colour))).toEqual([]);
    const used = new Set(colours.flatMap((colour) => /--[\w-]+/.exec(colour) ?? []));
    expect([...used].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
    // Pages inline these files, so they must not contain scripts, styles or addresses.
    expect(svg).not.toMatch(/<(script|style|image|foreignObject)|href|url\(|\son\w+=/);
  });
});
