import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { wordsOf } from './words-of.ts';

/** Gives the command the application, on the database as it is set up, and closes all of it afterwards. */
export async function withApp<Result>(work: (app: App) => Promise<Result>): Promise<Result> {
  const [{ buildApp }, { makeReady }] = await Promise.all([
    import('#apps/composition/container.ts'),
    import('#apps/composition/stand-ins.ts'),
  ]);
  const onError = (error: unknown) => process.stderr.write(`${wordsOf(error)}\n`);
  await using closing = new AsyncDisposableStack();
  const ready = await makeReady({ config: readConfig(), onError });
  closing.defer(() => ready.close());
  const app = buildApp(ready.environment);
  closing.defer(() => app.knex.destroy());
  closing.defer(() => app.jobs.stop());
  return await work(app);
}
