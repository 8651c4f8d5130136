import { basename } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Addresses below the site's root. */
export type PageFiles = {
  /** The entry first. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
};

const fileName = (page: string) => page.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** Returns the files that a page needs, from the names of its components and Vite's manifest. */
export function filesOf(manifest: Manifest, chunks: readonly string[]): PageFiles {
  const all = Object.values(manifest);
  const entry = all.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  const pages = chunks.map((chunk) => {
    const page = all.find(({ src }) => basename(src ?? '') === `${fileName(chunk)}.tsx`);
    if (!page) throw new Error(`The build has no file for ${chunk}`);
    return page;
  });
  const used = new Set<ManifestChunk>();
  // Imported styles come first, so that a file's own can override them.
  const styles = new Set<string>();
  const use = (chunk: ManifestChunk) => {
    if (used.has(chunk)) return;
    used.add(chunk);
    for (const key of chunk.imports ?? []) {
      const imported = manifest[key];
      if (imported) use(imported);
    }
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const chunk of [entry, ...pages]) use(chunk);
  const address = (file: string) => `/${file}`;
  return {
    modules: [...used].map(({ file }) => address(file)),
    styles: [...styles].map(address),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
  };
}
