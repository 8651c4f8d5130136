import { readConfig } from '#apps/composition/config.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { beChild } from '../child.ts';

/** A worker as `upkept worker` runs it. */
const reporter = { problem: (error: unknown) => process.stderr.write(`${error}\n`), note: () => {} };
const config = readConfig(process.env);
// React loads with the first mail, and as in production. The settings remain those of development, without keys.
process.env.NODE_ENV = 'production';
const { app } = await openApp({ config, startsSandbox: false, reporter });
await app.jobs.worker.start(jobHandlers(app));
beChild(0);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
