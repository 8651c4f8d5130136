import { readFile } from 'node:fs/promises';

/** The file in `dist` that names the folder of the web app's newest build. */
export const webPointer = 'web.json';
export type WebPointer = { readonly folder: string };

/**
 * Returns the folder of the web app's newest build. A later build does not change that folder. Throws if there is no
 * build.
 */
export async function newestBuild(dist: URL): Promise<URL> {
  const { folder } = JSON.parse(await readFile(new URL(webPointer, dist), 'utf8')) as WebPointer;
  return new URL(`${folder}/`, dist);
}
