import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWeb } from '#apps/web/build.ts';

const built = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

export type BuiltWeb = {
  /** With a slash at the end. */
  readonly folder: URL;
  remove(): Promise<void>;
};

/** Builds the web app and returns a copy, which later builds don't change during the tests. */
export async function copyOfBuiltWeb(): Promise<BuiltWeb> {
  await buildWeb();
  const copy = await mkdtemp(join(tmpdir(), 'upkept-built-'));
  await cp(built, copy, { recursive: true });
  return { folder: pathToFileURL(`${copy}/`), remove: () => rm(copy, { recursive: true, force: true }) };
}
