import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { lightColours, lightSvg } from '#apps/site/build/light-svg.ts';

const read = (path: string) => readFile(new URL(`../../apps/ui/${path}`, import.meta.url), 'utf8');

describe('a drawing for a renderer without custom properties', () => {
  it('contains its colours directly, its own before those of the style sheet', () => {
    const tokens = lightColours(':root { --ink: light-dark(#111111, #eeeeee); --honey: #e9b44c; }');
    const svg = '<svg><style>:root { --ink: #222222; }</style><path fill="var(--ink)" stroke="var(--honey)"/></svg>';
    expect(lightSvg(svg, tokens)).toContain('<path fill="#222222" stroke="#e9b44c"/>');
  });

  it('uses the fallbacks of unset properties, even nested ones', () => {
    const svg =
      '<g opacity="var(--night, 0)"/><g opacity="var(--kitchen, var(--elsewhere, 1))"/><g fill="var(--gone)"/>';
    expect(lightSvg(svg, new Map())).toBe('<g opacity="0"/><g opacity="1"/><g fill="var(--gone)"/>');
  });

  it('shows the house by day, and contains no unresolved reference', async () => {
    const house = lightSvg(await read('pictures/house.svg'), lightColours(await read('tokens.css')));
    expect(house).not.toContain('var(');
    expect(house).toContain('<g opacity="0" stroke="none">');
  });
});
