import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/privacy.ts';
import { isRunning } from '#core/domain/selling/subscription.ts';
import { homeNameIn } from '#core/languages/home-name-in.ts';
import type { Handlers } from '../pipeline/handler.ts';

export const privacyRoutes = (app: App): Handlers<typeof endpoints> => ({
  exportAccount: async ({ claims }) => {
    const { exportedAt, data } = await app.exportPerson(claims);
    return {
      exportedAt: exportedAt.toISOString(),
      data: Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, [...rows]])),
    };
  },
  exportFiles: async ({ household }, { language }) => ({
    type: 'application/zip',
    name: 'upkept-files.zip',
    content: app.exportFiles({ householdIds: [household.id], language }),
  }),
  previewDeletion: async ({ person }) => ({
    homes: (await app.previewDeletion({ personId: person.id })).map(({ household, fate }) => ({
      id: household.id,
      name: homeNameIn(person.language, household.name),
      fate,
      isPaidFor: household.subscription !== undefined && isRunning(household.subscription),
    })),
  }),
  deleteAccount: async ({ claims }) => {
    const { gone } = await app.deletePerson(claims);
    return {
      message: gone
        ? 'Your account has been deleted'
        : 'You are signed out. Your account will be deleted as soon as our payment and calendar providers can be reached.',
    };
  },
});
