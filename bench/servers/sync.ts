import { readConfig } from '#apps/composition/config.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { beChild } from '../child.ts';

/** The whole application, which syncs the days that its parent names, one after the other. */
const reporter = { problem: (error: unknown) => process.stderr.write(`${error}\n`), note: () => {} };
const { app } = await openApp({ config: readConfig(), startsSandbox: false, reporter });

process.on('message', async (message: 'usage' | { householdId: string; dates: readonly string[] }) => {
  if (message === 'usage') return;
  for (const date of message.dates) await app.syncCalendarDay({ householdId: message.householdId, date });
  process.send?.({ kind: 'done', value: message.dates.length });
});
beChild(0);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
