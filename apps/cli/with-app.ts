import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { wordsOf } from './words-of.ts';

/** Runs a command's work on the application, and closes the application afterwards. */
export async function withApp<Result>(work: (app: App) => Promise<Result>): Promise<Result> {
  const { openApp } = await import('#apps/composition/open-app.ts');
  const onError = (error: unknown) => process.stderr.write(`${wordsOf(error)}\n`);
  const { app } = await openApp({ config: readConfig(), startsSandbox: false, onError });
  await using closing = new AsyncDisposableStack();
  closing.defer(() => app.close());
  return await work(app);
}
