import type { TestProject } from 'vitest/node';
import { copyOfBuiltWeb } from './built-web.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built web app, as a URL with a trailing slash. */
    web: string;
  }
}

/** Builds the web app if it is not up to date, and provides a copy of it. Returns what removes the copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const web = await copyOfBuiltWeb();
  project.provide('web', web.folder.href);
  return () => web.remove();
}
