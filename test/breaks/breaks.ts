import { adapterBreaks } from './adapters.ts';
import type { Break } from './break.ts';
import { coreBreaks } from './core.ts';
import { serverBreaks } from './server.ts';
import { webBreaks } from './web.ts';

/** Those of the web come last, because each of them makes the browser tests rebuild it. */
export const breaks: readonly Break[] = [...coreBreaks, ...adapterBreaks, ...serverBreaks, ...webBreaks];
