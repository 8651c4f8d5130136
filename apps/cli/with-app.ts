import { readConfig } from '#apps/config.ts';
import type { App } from '#apps/container.ts';
import { wordsOf } from './words-of.ts';

/** Gives the command the application, on the database as it is set up, and closes it afterwards. */
export async function withApp<Result>(work: (app: App) => Promise<Result>): Promise<Result> {
  const [{ buildApp }, { makeReady }] = await Promise.all([import('#apps/container.ts'), import('#apps/stand-ins.ts')]);
  const onError = (error: unknown) => process.stderr.write(`${wordsOf(error)}\n`);
  const ready = await makeReady({ config: readConfig(), onError });
  const app = buildApp(ready.environment);
  const { knex, jobs } = app;
  try {
    return await work(app);
  } finally {
    await jobs.stop();
    await knex.destroy();
    await ready.close();
  }
}
