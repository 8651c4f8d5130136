import { adapterBreaks } from './adapters.ts';
import { adviceBreaks } from './advice.ts';
import { assistantBreaks } from './assistant.ts';
import { backupBreaks } from './backup.ts';
import type { Break } from './break.ts';
import { calendarBreaks } from './calendar.ts';
import { cliBreaks } from './cli.ts';
import { coreBreaks } from './core.ts';
import { historyBreaks } from './history.ts';
import { homeBreaks } from './home.ts';
import { httpBreaks } from './http.ts';
import { lifeBreaks } from './life.ts';
import { offlineBreaks } from './offline.ts';
import { sandboxBreaks } from './sandbox.ts';
import { summaryBreaks } from './summary.ts';
import { webBreaks } from './web.ts';

/** Those of the web app come last, because each of them makes the browser tests rebuild it. */
export const breaks: readonly Break[] = [
  ...coreBreaks,
  ...homeBreaks,
  ...calendarBreaks,
  ...summaryBreaks,
  ...historyBreaks,
  ...adviceBreaks,
  ...assistantBreaks,
  ...lifeBreaks,
  ...adapterBreaks,
  ...backupBreaks,
  ...httpBreaks,
  ...cliBreaks,
  ...sandboxBreaks,
  ...webBreaks,
  ...offlineBreaks,
];
