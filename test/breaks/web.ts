import type { Break } from './break.ts';
import { askBreaks } from './web-ask.ts';
import { calendarBreaks } from './web-calendar.ts';
import { entryBreaks } from './web-entry.ts';
import { historyBreaks } from './web-history.ts';
import { pageBreaks } from './web-pages.ts';
import { settingsBreaks } from './web-settings.ts';
import { shellBreaks } from './web-shell.ts';
import { summaryBreaks } from './web-summary.ts';
import { weekBreaks } from './web-week.ts';

/** The web app. */
export const webBreaks: readonly Break[] = [
  ...askBreaks,
  ...shellBreaks,
  ...pageBreaks,
  ...entryBreaks,
  ...weekBreaks,
  ...historyBreaks,
  ...settingsBreaks,
  ...calendarBreaks,
  ...summaryBreaks,
];
