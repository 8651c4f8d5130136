import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/appliances.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentAppliance, presentAppliancePage, presentAppliances } from '../presenters/appliances.ts';
import { linksFor } from '../presenters/file.ts';

export const applianceRoutes = (app: App): Handlers<typeof endpoints> => ({
  getAppliances: async ({ household, person }) =>
    presentAppliances(await app.listAppliances({ household }), linksFor(app.fileLinks, person)),
  getAppliance: async ({ household, person, params }, { language }) =>
    presentAppliancePage(await app.getAppliance({ household, ...params }), {
      language,
      links: linksFor(app.fileLinks, person),
    }),
  saveAppliance: async ({ household, params, body: { files: ids, purpose, ...changes } }, { language }) =>
    presentAppliance(
      await app.saveAppliance({ householdId: household.id, ...params, changes, files: { ids, purpose }, language }),
    ),
  deleteAppliance: async ({ household, params }) => {
    await app.deleteAppliance({ householdId: household.id, ...params });
    return { message: 'What was recorded of it has been removed' };
  },
});
