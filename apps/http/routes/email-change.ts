import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/email-change.ts';
import { confirmedSides, type EmailChange } from '#core/domain/access/email-change.ts';
import type { Handlers } from '../pipeline/handler.ts';

function present(change: EmailChange): z.input<typeof endpoints.requestEmailChange.response>['change'] {
  const { newEmail, expiresAt } = change;
  return { newEmail, expiresAt: expiresAt.toISOString(), confirmed: [...confirmedSides(change)] };
}

export const emailChangeRoutes = (app: App): Handlers<typeof endpoints> => ({
  getEmailChange: async ({ claims }) => {
    const change = await app.getEmailChange(claims);
    return { change: change ? present(change) : null };
  },
  requestEmailChange: async ({ claims, body }) => ({
    change: present(await app.requestEmailChange({ ...claims, ...body })),
  }),
  cancelEmailChange: async ({ claims }) => {
    await app.cancelEmailChange(claims);
    return { message: 'Your address stays as it is' };
  },
  readEmailChange: ({ params }) => app.readEmailChange(params),
  confirmEmailChange: async ({ params }, { concerns }) => {
    const { personId, ...shown } = await app.confirmEmailChange(params);
    concerns({ personId });
    return shown;
  },
});
