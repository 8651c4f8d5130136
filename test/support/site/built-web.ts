import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { newestBuild } from '#apps/http/site/newest-build.ts';
import { buildWeb } from '#apps/site/build.ts';

const dist = new URL('../../../dist/', import.meta.url);

export type BuiltWeb = {
  /** The folder's URL, with a trailing slash. */
  readonly folder: URL;
  remove(): Promise<void>;
};

/** Builds the web app and returns a copy, which later builds don't change during the tests. */
export async function copyOfBuiltWeb(): Promise<BuiltWeb> {
  await buildWeb();
  const copy = await mkdtemp(join(tmpdir(), 'upkept-built-'));
  await cp(fileURLToPath(await newestBuild(dist)), copy, { recursive: true });
  return { folder: pathToFileURL(`${copy}/`), remove: () => rm(copy, { recursive: true, force: true }) };
}
