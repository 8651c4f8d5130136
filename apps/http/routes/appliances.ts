import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/appliances.ts';
import type { PartChange } from '#core/domain/appliances/part.ts';
import type { TaskSource } from '#core/domain/tasks/task.ts';
import type { Handlers } from '../pipeline/handler.ts';
import {
  presentAppliance,
  presentAppliancePage,
  presentAppliances,
  presentShopping,
} from '../presenters/appliances.ts';
import { linksFor } from '../presenters/file.ts';

type PartInBody = Omit<PartChange, 'usedBy'> & { readonly usedBy?: string | null | undefined };

/** The ids of care tasks contain a dot, those of the home's own don't. */
const sourceOf = (id: string): TaskSource => (id.includes('.') ? `care:${id}` : `custom:${id}`);

const partIn = ({ usedBy, ...part }: PartInBody): PartChange => ({
  ...part,
  usedBy: typeof usedBy === 'string' ? sourceOf(usedBy) : usedBy,
});

export const applianceRoutes = (app: App): Handlers<typeof endpoints> => ({
  getAppliances: async ({ household, person }, { language }) =>
    presentAppliances(await app.listAppliances({ household }), { language, links: linksFor(app.fileLinks, person) }),
  getAppliance: async ({ household, person, params }, { language }) =>
    presentAppliancePage(await app.getAppliance({ household, ...params }), {
      language,
      links: linksFor(app.fileLinks, person),
    }),
  saveAppliance: async ({ household, params, body: { files: ids, purpose, parts, ...others } }, { language }) => {
    const changes = { ...others, ...(parts && { parts: parts.map(partIn) }) };
    return presentAppliance(
      await app.saveAppliance({ householdId: household.id, ...params, changes, files: { ids, purpose }, language }),
    );
  },
  getShopping: async ({ household, query }) =>
    presentShopping(await app.getShopping({ householdId: household.id, ...query })),
  countPartDown: async ({ household, params, body }) =>
    presentAppliance(await app.countPartDown({ householdId: household.id, ...params, ...body })),
  deleteAppliance: async ({ household, params }) => {
    await app.deleteAppliance({ householdId: household.id, ...params });
    return { message: 'What was recorded of it has been removed' };
  },
});
