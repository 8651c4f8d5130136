import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '#apps/web/build.ts';
import { installChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built web app, as a URL with a slash at the end. */
    web: string;
  }
}

const built = fileURLToPath(new URL('../../dist/web/', import.meta.url));
let copy: string | undefined;

/** Builds the web app once and hands out a copy: whoever builds anew meanwhile takes no file from under the tests. */
export async function setup(project: TestProject): Promise<void> {
  installChromium();
  await buildWeb();
  copy = await mkdtemp(join(tmpdir(), 'upkept-built-'));
  await cp(built, copy, { recursive: true });
  project.provide('web', `${pathToFileURL(copy).href}/`);
}

export async function teardown(): Promise<void> {
  if (copy) await rm(copy, { recursive: true, force: true });
}
