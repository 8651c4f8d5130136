import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { makeBuiltFiles } from './built-files.ts';
import type * as TextData from './text-data.ts';

const name = 'virtual:texts';
const resolved = `\0${name}`;
const dataFile = fileURLToPath(new URL('./text-data.ts', import.meta.url));

/** The long texts, each as a file of JSON, which the browser fetches and the server's build holds in itself. */
export function textsPlugin(): Plugin {
  const files = makeBuiltFiles();
  return {
    name: 'texts',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { module, dependencies } = await runnerImport<typeof TextData>(dataFile, { configFile: false });
      for (const file of dependencies) this.addWatchFile(file);
      const inBrowser = this.environment.config.consumer === 'client';
      const entries = Object.entries(module.texts).map(([text, value]) => [
        text,
        inBrowser ? files.add(this, `${text}.json`, JSON.stringify(value)) : value,
      ]);
      return `export const texts = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
    configureServer: files.serve,
  };
}
