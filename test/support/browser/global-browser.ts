import type { BrowserServer } from 'playwright';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The WebSocket address of the run's browser. */
    browser: string;
  }
}

let browser: BrowserServer | undefined;

/** Launches one browser for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  browser = await launchBrowserServer();
  project.provide('browser', browser.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await browser?.close();
}
