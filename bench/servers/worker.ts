import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { beChild } from '../child.ts';
import { openApp } from '../open-app.ts';

/** A worker as `upkept worker` runs it. */
const app = await openApp(process.env);
// React loads with the first mail, and as in production. The settings remain those of development, without keys.
process.env.NODE_ENV = 'production';
await app.jobs.worker.start(jobHandlers(app));
beChild(0);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
