import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const files = globSync(['*.ts', '{core,adapters,apps,bench,build,test}/**/*.{ts,tsx}'], {
  exclude: ['**/node_modules/**'],
});
/** Vitest calls what they export. */
const globalSetups = /^test\/support\/\w+\/global-[\w-]+\.ts$/;

/** Files that Vitest's configuration puts in the place of others. */
const replacements = ['load-words.ts', 'load-once.ts'].map((name) => `test/component/support/${name}`);

/** Translations are read beside the English words of the same name. */
const isTranslation = (file: string) => /^core\/languages\/(?!en\/)\w+\//.test(file);

/** A name in a module, or all of its names: `*`. */
type Name = { readonly file: string; readonly name: string };

function moduleOf(from: string, specifier: string): string {
  if (specifier.startsWith('#words/')) return specifier.replace('#words', 'core/languages/en');
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier);
}

function namesIn(file: string): { readonly exported: readonly Name[]; readonly used: readonly Name[] } {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ file: moduleOf(file, moduleRequest.value), name: importName.name ?? '*' })),
  );
  const entries = module.staticExports.flatMap((each) => each.entries);
  const again = entries.flatMap(({ moduleRequest, importName }) =>
    moduleRequest ? { file: moduleOf(file, moduleRequest.value), name: importName.name ?? '*' } : [],
  );
  // A process, a worker or a module that is loaded later is named by its path.
  const loaded = [...source.matchAll(/(?:import|URL)\(\s*'([^']+\.tsx?)'/g)].map(([, specifier = '']) => ({
    file: moduleOf(file, specifier),
    name: '*',
  }));
  const exported = entries.flatMap(({ exportName: { name } }) => (name && name !== 'default' ? { file, name } : []));
  return { exported, used: [...imported, ...again, ...loaded] };
}

it('every export is imported by another file', () => {
  const all = files.map(namesIn);
  const used = new Set(all.flatMap((each) => each.used.map(({ file, name }) => `${file} ${name}`)));
  const unused = all
    .flatMap(({ exported }) => exported)
    .filter(
      ({ file, name }) =>
        !used.has(`${file} ${name}`) &&
        !used.has(`${file} *`) &&
        !globalSetups.test(file) &&
        !replacements.includes(file) &&
        !isTranslation(file),
    );
  expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
