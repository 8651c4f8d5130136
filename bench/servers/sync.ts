import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import { beChild } from '../child.ts';
import { openApp } from '../open-app.ts';

/** The whole application, which syncs the days that its parent names, one after the other. */
const app = await openApp(process.env);

process.on('message', async (message: 'usage' | (PersonInHome & { dates: readonly string[] })) => {
  if (message === 'usage') return;
  const { dates, ...own } = message;
  for (const date of dates) await app.syncCalendarDay({ ...own, date });
  process.send?.({ kind: 'done', value: dates.length });
});
beChild(0);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
