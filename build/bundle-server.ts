import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { languages } from '#core/domain/languages.ts';
import { builtInsByName } from './built-ins-by-name.ts';
import { chunksOfStarts } from './chunks-of-starts.ts';
import { entries } from './entries.ts';
import { project } from './fingerprint.ts';

/** Packages that Knex and pg import for other databases and for native bindings. We install none of them. */
const notInstalled = /^(better-sqlite3|mariadb|mysql2?|oracledb|pg-native|pg-query-stream|sqlite3|tedious)(\/|$)/;

/** Knex loads only the dialect of its client, so the others are left out of the bundle. */
const isOtherDialect = (id: string, importer = ''): boolean =>
  /knex\/lib\/dialects\/index\.js$/.test(importer) && /^\.\/(?!postgres$)/.test(id);

/**
 * Bundles the server and the command line with their packages. Dynamic imports, such as a vendor's SDK, become chunks
 * that are loaded at their first use. See docs/decisions/0023.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: 'warn',
    plugins: [builtInsByName],
    ssr: { noExternal: true },
    // A package that still loads Luxon with `require` would otherwise bring a second copy.
    resolve: { alias: { luxon: fileURLToPath(import.meta.resolve('luxon')) } },
    build: {
      outDir: folder,
      ssr: true,
      target: 'node26',
      // Not minified, so that stack traces are readable without source maps, which would slow down the start.
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries([
          ['table-worker', join(project, 'adapters/table-worker/worker.ts')],
          ...entries.map((entry) => [entry, join(project, 'apps', entry, 'main.ts')]),
          ...languages.map((language) => [
            `languages/${language}`,
            join(project, 'core/languages', language, 'index.ts'),
          ]),
        ]),
        external: (id, importer) => notInstalled.test(id) || isOtherDialect(id, importer),
        checks: { eval: false, pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: { groups: chunksOfStarts() },
          // If a file has a character outside Latin-1, V8 stores all of it in two bytes a character: 3 MB for the server.
          charset: 'ascii',
          // Comments would only make each start read more.
          comments: { jsdoc: false, annotation: false, legal: true },
        },
      },
    },
  });
  // The words of a language, the tables of towns, and a thread of its own, are loaded by the name that they have in the sources.
  const imports = {
    '#core/languages/*/index.ts': './languages/*.js',
    '#adapters/table-worker/worker.ts': './table-worker.js',
    '#adapters/node-fs/towns/*.tsv': './towns/*.tsv',
  };
  await mkdir(join(folder, 'towns'));
  for (const table of ['towns.tsv', 'names.tsv', 'likeliest.tsv']) {
    await cp(join(project, 'adapters/node-fs/towns', table), join(folder, 'towns', table));
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
}
