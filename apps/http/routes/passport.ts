import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/passport.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { linksFor } from '../presenters/file.ts';
import { presentLink, presentPassport } from '../presenters/passport.ts';

export const passportRoutes = (app: App): Handlers<typeof endpoints> => ({
  getPassportLink: async ({ household }) => {
    const link = await app.getPassportLink({ householdId: household.id });
    return { link: link ? presentLink(link) : null };
  },
  createPassportLink: async (
    { household, body: { expiresInDays: days, language: chosen, ...scope } },
    { language },
  ) => {
    const choice = { days, scope, language: chosen ?? language };
    const { url, link } = await app.sharePassport({ householdId: household.id, ...choice });
    return { url, link: presentLink(link) };
  },
  revokePassportLink: async ({ household }) => {
    await app.revokePassport({ householdId: household.id });
    return { message: 'Your house passport is no longer shared' };
  },
  previewPassport: async ({ household, person, query: scope }, { language }) =>
    presentPassport(await app.previewPassport({ household, scope, language }), linksFor(app.fileLinks, person)),
  readPassport: async ({ params }) => presentPassport(await app.readPassport(params), app.fileLinks),
});
