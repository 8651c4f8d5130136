import type { Plugin } from 'vite';
import type * as TextData from './text-data.ts';
import { virtualData } from './virtual-data.ts';

/** Provides the long texts of public pages. */
export function textsPlugin(): Plugin {
  return virtualData<typeof TextData>(new URL('./text-data.ts', import.meta.url), {
    'virtual:texts': ({ texts }, { orFile }) => {
      const entries = Object.entries(texts).map(([name, text]) => [name, orFile(`${name}.json`, text)]);
      return `export const texts = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
  });
}
