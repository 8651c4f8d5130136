import type { TestProject } from 'vitest/node';
import { installChromium } from '../browser/chromium.ts';
import { type BuiltWeb, copyOfBuiltWeb } from './built-web.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built web app, as a URL with a slash at the end. */
    web: string;
  }
}

let web: BuiltWeb | undefined;

export async function setup(project: TestProject): Promise<void> {
  installChromium();
  web = await copyOfBuiltWeb();
  project.provide('web', web.folder.href);
}

export async function teardown(): Promise<void> {
  await web?.remove();
}
