import { preferenceDefaults } from '../domain/home/household.ts';
import { confirmed, type Declaration, isAlike } from '../domain/selling/declaration.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { makeHomeOfContract } from './home-of-contract.ts';

type Deps = Pick<Ports, 'clock'> & { readonly homeOfContract: ReturnType<typeof makeHomeOfContract> };

/**
 * Saves a locked declaration as confirmed by the owner of its address. One job carries it out, and another mails the
 * whole receipt. Others of the address that say the same are then repetitions. Without effect if it was confirmed before.
 */
export const makeAcceptDeclaration =
  ({ clock, homeOfContract }: Deps) =>
  async (stores: Stores, declaration: Declaration): Promise<Declaration> => {
    const { declarations, jobs } = stores;
    const household = await homeOfContract(stores, declaration.email, declaration.subscriptionId);
    const known = { subscription: household?.subscription, place: household ?? preferenceDefaults };
    const after = confirmed(declaration, known, clock.now());
    if (after === declaration) return declaration;
    await declarations.save(after);
    if (after.state !== 'accepted') return after;
    for (const other of await declarations.list(after.email))
      if (other.id !== after.id && other.state === 'unconfirmed' && isAlike(other, after))
        await declarations.save({ ...other, state: 'repeated' });
    await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: after.id } });
    await jobs.enqueue({ name: 'execute-declaration', data: { declarationId: after.id } });
    return after;
  };
