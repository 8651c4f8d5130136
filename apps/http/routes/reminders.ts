import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/reminders.ts';
import type { Handlers } from '../pipeline/handler.ts';

type Opened = Awaited<ReturnType<App['readReminder']>>;

const present = ({ guide, reminder }: Opened) => ({ ...guide, dueAt: reminder.dueAt?.toISOString() ?? null });

export const remindersRoutes = (app: App): Handlers<typeof endpoints> => ({
  askForReminder: async ({ body }, { language }) => {
    await app.askForReminder({ ...body, language });
    return { message: 'We sent a link to confirm the reminder' };
  },
  readReminder: async ({ params }) => present(await app.readReminder(params)),
  setReminder: async ({ params, body }) => present(await app.setReminder({ ...params, ...body })),
});
