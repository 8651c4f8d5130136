import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { openApp as openWholeApp } from '#apps/composition/open-app.ts';

const reporter = { problem: (error: unknown) => process.stderr.write(`${error}\n`), note: () => {} };

/** Opens the application without its sandbox. Problems go to the standard error. */
export async function openApp(env: NodeJS.ProcessEnv): Promise<App> {
  const { app } = await openWholeApp({ config: readConfig(env), startsSandbox: false, reporter });
  return app;
}
