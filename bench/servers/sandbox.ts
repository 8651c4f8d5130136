import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { beChild } from '../child.ts';

/** The stand-ins in a process of their own, so that their work counts for neither side. */
const sandbox = await startSandbox({ port: 0 });
beChild(Number(new URL(sandbox.url).port));
process.once('SIGTERM', () => void sandbox.close().then(() => process.exit(0)));
