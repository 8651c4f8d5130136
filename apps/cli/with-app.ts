import type { App } from '#apps/composition/container.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import { wordsOf } from './words-of.ts';

/** Runs a command's work on the application, and closes the application afterwards. */
export async function withApp<Result>(work: (app: App) => Promise<Result>): Promise<Result> {
  const [{ readConfig }, { openApp }] = await Promise.all([
    import('#apps/composition/config.ts'),
    import('#apps/composition/open-app.ts'),
  ]);
  const print = (line: string) => process.stderr.write(`${line}\n`);
  const reporter: Reporter = {
    problem: (error) => print(wordsOf(error)),
    note: (event, data) => print(`${event} ${JSON.stringify(data)}`),
  };
  const { app } = await openApp({ config: readConfig(), startsSandbox: false, reporter });
  await using closing = new AsyncDisposableStack();
  closing.defer(() => app.close());
  return await work(app);
}
