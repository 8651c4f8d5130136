import { globSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const english = fileURLToPath(new URL('../../../core/languages/en', import.meta.url));
const pseudo = fileURLToPath(new URL('./pseudo.ts', import.meta.url));

/** What isn't text, as a new language would write it. */
const own: Readonly<Record<string, string>> = {
  'language.ts':
    "export const code = 'qps'; export const language = { code, tag: 'en-x-pseudo', locale: 'en-GB', audience: 'GB' };",
  'typeset.ts': 'export const typeset = (text: string) => text;',
  'made-from.ts': 'export const madeFrom = undefined;',
  'site/addresses.ts': `import { addresses as english } from '${english}/site/addresses.ts';
    const entries = Object.entries(english).map(([page, path]) => [page, path === '/' ? '/qps' : '/qps' + path]);
    export const addresses = Object.fromEntries(entries);`,
  'site/slugs.ts': `import { slugs as english } from '${english}/site/slugs.ts';
    const entries = Object.entries(english).map(([kind, path]) => [kind, (slug: string) => '/qps' + path(slug)]);
    export const slugs = Object.fromEntries(entries);`,
};

/** Writes a whole language, generated from English, into a folder of its own, and returns the folder. */
export async function writePseudoFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upkept-pseudo-'));
  for (const file of globSync('**/*.ts', { cwd: english })) {
    const names = Object.keys(await import(pathToFileURL(join(english, file)).href));
    const values = names.map((name, index) => `const v${index} = pseudo(english['${name}']);`);
    const generated = [
      `import * as english from '${join(english, file)}';`,
      `import { pseudo } from '${pseudo}';`,
      ...values,
      `export { ${names.map((name, index) => `v${index} as '${name}'`).join(', ')} };`,
    ].join('\n');
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), own[file] ?? generated);
  }
  return folder;
}
