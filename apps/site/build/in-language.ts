import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Lets `#words` be the folder of one language, and sets its texts as its readers expect: typeset.ts. */
export async function inLanguage(folder: string): Promise<Plugin> {
  const { typeset } = (await import(
    pathToFileURL(join(folder, 'typeset.ts')).href
  )) as typeof import('#words/typeset.ts');
  return {
    name: 'in-language',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('#words/') ? join(folder, id.slice('#words/'.length)) : undefined),
    // The spaces that it writes are white space in code, too.
    transform: (code, id) => (id.startsWith(folder + sep) && id.endsWith('.ts') ? typeset(code) : undefined),
  };
}
