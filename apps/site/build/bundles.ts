import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest, mergeConfig, type Rolldown } from 'vite';
import { constantClasses, generateScopedName } from '#apps/ui/build/class-names.ts';
import { virtualData } from '#apps/ui/build/virtual-data.ts';
import { assetsOf } from './assets-of.ts';
import { siteCalls } from './calls.ts';
import type { PageFiles } from './document.ts';
import { inLanguage } from './in-language.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const site = join(project, 'apps/site');
const address = (file: string) => `/${file}`;

/** The folder of a language's words. */
export type Words = { readonly code: string; readonly folder: string };

const baseIn = async ({ folder }: Words): Promise<InlineConfig> => ({
  configFile: false,
  logLevel: 'warn',
  root: site,
  publicDir: false,
  css: { modules: { generateScopedName } },
  plugins: [react(), constantClasses(), virtualData({ calls: siteCalls, words: folder }), await inLanguage(folder)],
  build: {
    // Keeps light-dark(), nesting and the rest of the 2024 baseline as written.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    minify: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

/** Bundles what renders the pages of a language, and adds their styles, fonts and drawings to the files. */
export async function bundleRender(folder: string, files: string, words: Words) {
  // A module is imported once from each address.
  const server = join(folder, `server-${words.code}`);
  await build(
    mergeConfig(await baseIn(words), {
      ssr: { noExternal: true },
      build: {
        outDir: server,
        // It lies outside of the root, so Vite asks for a decision.
        emptyOutDir: true,
        ssr: 'render.tsx',
        ssrEmitAssets: true,
        ssrManifest: false,
        cssCodeSplit: false,
        manifest: true,
      },
    }),
  );
  const manifest = JSON.parse(await readFile(join(server, '.vite/manifest.json'), 'utf8')) as Manifest;
  await cp(join(server, 'assets'), join(files, 'assets'), { recursive: true });
  const rendered = (await import(pathToFileURL(join(server, 'render.js')).href)) as typeof import('../render.tsx');
  await rm(server, { recursive: true });
  return { rendered, ...stylesAndFonts(manifest) };
}

/** Each bundle has one style sheet. */
function stylesAndFonts(manifest: Manifest): Omit<PageFiles, 'modules'> {
  const assets = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const named = (extension: string) => [...new Set(assets.filter((file) => file.endsWith(extension)))].map(address);
  return { styles: named('.css'), fonts: named('.woff2') };
}

/** Bundles the script of the public pages of a language; returns the addresses of its entry. */
export async function bundleLive(files: string, words: Words): Promise<readonly string[]> {
  const assets = assetsOf(words.code);
  const built = await build(
    mergeConfig(await baseIn(words), {
      // Built as for a server, since Vite would add a loader of styles to a browser's, and the pages have theirs already.
      ssr: { noExternal: true },
      build: {
        write: false,
        ssr: 'live/main.ts',
        rolldownOptions: {
          output: { entryFileNames: `${assets}/live-[hash].js`, chunkFileNames: `${assets}/[name]-[hash].js` },
        },
      },
    }),
  );
  const output: Rolldown.RolldownOutput['output'][number][] = 'output' in built ? built.output : [];
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const { fileName, code } of chunks) {
    await mkdir(dirname(join(files, fileName)), { recursive: true });
    await writeFile(join(files, fileName), code);
  }
  return chunks.flatMap(({ isEntry, fileName, imports }) => (isEntry ? [fileName, ...imports] : [])).map(address);
}

/**
 * Bundles the app in a language; returns the files with which each of its pages begins. Styles and fonts are the same in
 * every language.
 */
export async function bundleApp(files: string, words: Words): Promise<PageFiles> {
  const scripts = `${assetsOf(words.code)}/[name]-[hash].js`;
  const ofWords = virtualData({ words: words.folder });
  await build({
    configFile: join(project, 'vite.config.ts'),
    logLevel: 'warn',
    // The configuration has a `virtualData` of its own, with English words, which this one precedes.
    plugins: [await inLanguage(words.folder), { ...ofWords, enforce: 'pre' }],
    build: {
      outDir: files,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: scripts, chunkFileNames: scripts } },
    },
  });
  const manifest = JSON.parse(await readFile(join(files, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(join(files, '.vite'), { recursive: true });
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  const used = new Set([entry[0]]);
  for (const key of used) for (const imported of manifest[key]?.imports ?? []) used.add(imported);
  const modules = [...used].flatMap((key) => manifest[key] ?? []).map(({ file }) => address(file));
  return { modules, ...stylesAndFonts(manifest) };
}
