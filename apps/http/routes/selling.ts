import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/selling.ts';
import type { Declaration } from '#core/domain/selling/declaration.ts';
import type { Handlers } from '../pipeline/handler.ts';

type PresentedContract = z.input<typeof endpoints.getContract.response>['contract'];

const present = ({ kind, state, declaredAt }: Declaration) => ({ kind, state, declaredAt: declaredAt.toISOString() });

function presentContract({ contract }: Awaited<ReturnType<App['getContract']>>): PresentedContract {
  if (!contract) return null;
  const { startedAt, paidUntil, withdrawUntil, agreement, ...same } = contract;
  return {
    ...same,
    startedAt: startedAt.toISOString(),
    paidUntil: paidUntil.toISOString(),
    withdrawUntil: withdrawUntil?.toISOString() ?? null,
    price: agreement?.price ?? null,
    terms: agreement
      ? { language: agreement.language, version: agreement.termsVersion, hash: agreement.termsHash }
      : null,
  };
}

export const sellingRoutes = (app: App): Handlers<typeof endpoints> => ({
  getPrice: async () => ({ price: (await app.getPrice()) ?? null }),
  getContract: async ({ person, household }) => {
    const found = await app.getContract({ householdId: household.id, email: person.email });
    return { contract: presentContract(found), declarations: found.declarations.map(present) };
  },
  declare: async ({ person, household, body }) => ({
    declaration: present(await app.declare({ householdId: household.id, person, ...body })),
  }),
  submitDeclaration: async ({ body }, { language }) => {
    const { declaredAt } = await app.submitDeclaration({ ...body, language });
    return { message: 'We received your declaration', declaredAt: declaredAt.toISOString() };
  },
  keepContract: async ({ household }) => {
    await app.keepContract({ householdId: household.id });
    return { message: 'You keep Premium' };
  },
  readDeclaration: async ({ params }) => read(app, params),
  takeBackDeclaration: async ({ params }) => {
    await app.takeBackDeclaration(params);
    return read(app, params);
  },
  confirmDeclaration: async ({ params }) => {
    await app.confirmDeclaration(params);
    return read(app, params);
  },
});

async function read(app: App, params: { readonly token: string }) {
  const { declaration, canTakeBack } = await app.readDeclaration(params);
  return { ...present(declaration), canTakeBack };
}
