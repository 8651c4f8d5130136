import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The WebSocket address of the run's browser. */
    browser: string;
  }
}

/** Launches one browser for a project's tests. Returns what closes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowserServer();
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
