import { readConfig } from '#apps/composition/config.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { beChild } from '../child.ts';

/** A worker as `upkept worker` runs it. */
const reporter = { problem: (error: unknown) => process.stderr.write(`${error}\n`), note: () => {} };
const { app } = await openApp({ config: readConfig(process.env), startsSandbox: false, reporter });
await app.jobs.worker.start(jobHandlers(app));
beChild(0);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
