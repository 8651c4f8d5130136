import type { SignedIn } from '../server/client.ts';
import type { Site } from '../site/site.ts';
import { plantTasks } from './planted-tasks.ts';

/** The title of the custom task that a busy resident has. */
export const customTask = 'Wind the clock';

/** A resident with what the app has menus and dialogs for. */
export async function busyResident(site: Site): Promise<SignedIn> {
  const [resident, other] = [await site.resident(), await site.resident()];
  const { call } = site.server;
  const { url } = await call('invite', { body: { role: 'member' } }, resident.token);
  const token = new URL(url ?? '').searchParams.get('token') ?? '';
  await call('acceptInvitation', { body: { token } }, other.token);
  await call('createTemplate', { body: { feature: 'Clocks', taskSummary: customTask } }, resident.token);
  await site.server.database
    .knex('households')
    .where({ id: resident.user.id })
    .update({ premium_granted_at: new Date() });
  await call('renewCalendarFeed', {}, resident.token);
  await plantTasks(site.server, resident, [
    { title: 'Book the boiler service', scheduledOn: '2027-01-06', source: 'care:central-heating.book-boiler-service' },
    { title: 'Wax the table', scheduledOn: '2027-01-06', source: 'hand' },
    { title: 'Clean the fridge door seals', scheduledOn: '2027-01-06', status: 'done' },
  ]);
  return resident;
}
