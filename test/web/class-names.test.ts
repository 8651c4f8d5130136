import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generateScopedName } from '#apps/ui/build/class-names.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

it('no two classes have the same short name', () => {
  const names = globSync('apps/**/*.module.css', { cwd: project }).flatMap((file) => {
    const css = readFileSync(join(project, file), 'utf8');
    const rules = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
    const classes = new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
    return [...classes].map((name) => generateScopedName(name, join(project, file), css));
  });
  expect(names.length).toBeGreaterThan(700);
  expect(new Set(names).size).toBe(names.length);
});
