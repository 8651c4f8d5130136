import type { TestProject } from 'vitest/node';
import { buildPseudoSite } from './pseudo-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site in the pseudo-language, as a URL with a trailing slash. */
    pseudoSite: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  project.provide('pseudoSite', (await buildPseudoSite()).href);
}
