import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/oidc.ts';
import { providerName, providerVisitMinutes } from '#core/domain/access/identity.ts';
import { signInAddress } from '#core/domain/access/sign-in.ts';
import { addressIn } from '#core/domain/languages.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { withoutUndefined } from '../without-undefined.ts';

/** Keeps a visit to the sign-in service in the browser that began it. */
export const visitCookie = 'upkept_oidc';

export const oidcRoutes = (app: App): Handlers<typeof endpoints> => ({
  startOidc: async (_, { language, setCookie }) => {
    const { url, nonce, sealed } = await app.startProviderVisit({ language });
    setCookie({ name: visitCookie, value: sealed, maxAgeSeconds: providerVisitMinutes * 60 });
    return { url, nonce };
  },
  completeOidc: async ({ query }, { cookie, setCookie, language: accepted }) => {
    const sealed = cookie(visitCookie);
    const answer = new URLSearchParams(withoutUndefined(query));
    const outcome = await app.completeProviderVisit({ query: `${answer}`, sealed });
    const { language = accepted } = outcome;
    if (outcome.status === 'signed-in') return addressIn(language, signInAddress(app.config.publicUrl, outcome.token));
    // The mailed link works in this browser only.
    if (outcome.status === 'mailed' && sealed)
      setCookie({ name: visitCookie, value: sealed, maxAgeSeconds: app.linkMinutes * 60 });
    return `${app.config.publicUrl}${wordsIn(language).addresses.signIn}?service=${outcome.status}`;
  },
  listIdentities: async ({ person }) => ({
    identities: (await app.listIdentities({ personId: person.id })).map(({ id, linkedAt, ...subject }) => ({
      id,
      name: providerName(subject),
      linkedAt: linkedAt.toISOString(),
    })),
  }),
  deleteIdentity: async ({ person, params }) => {
    await app.deleteIdentity({ personId: person.id, ...params });
    return { message: 'The connection has been removed' };
  },
});
