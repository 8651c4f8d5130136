import { beChild } from '../child.ts';
import { openApp } from '../open-app.ts';

/** The whole application, which syncs the days that its parent names, one after the other. */
const app = await openApp(process.env);

process.on('message', async (message: 'usage' | { householdId: string; dates: readonly string[] }) => {
  if (message === 'usage') return;
  for (const date of message.dates) await app.syncCalendarDay({ householdId: message.householdId, date });
  process.send?.({ kind: 'done', value: message.dates.length });
});
beChild(0);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
