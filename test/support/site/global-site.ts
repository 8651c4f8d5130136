import type { TestProject } from 'vitest/node';
import { type BuiltWeb, copyOfBuiltWeb } from './built-web.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built web app, as a URL with a trailing slash. */
    web: string;
  }
}

let web: BuiltWeb | undefined;

/** Builds the web app if it is not up to date, and provides a copy of it to the whole run. */
export async function setup(project: TestProject): Promise<void> {
  web = await copyOfBuiltWeb();
  project.provide('web', web.folder.href);
}

export async function teardown(): Promise<void> {
  await web?.remove();
}
