import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findDeclaration' | 'homeOfContract' | 'resumeContract'>;

/**
 * Takes back a cancellation by its mailed link, so that the contract is renewed. Calling it again has no further effect.
 * Throws `invalid_link`, and `no_subscription` once the contract has ended.
 */
export const makeTakeBackDeclaration =
  ({ unitOfWork, findDeclaration, homeOfContract, resumeContract }: Deps) =>
  async ({ token }: { readonly token: string }): Promise<void> => {
    const { kind, state, email, subscriptionId } = await unitOfWork.run((stores) => findDeclaration(stores, token));
    const wasAccepted = state === 'accepted' || state === 'done' || state === 'taken_back';
    if (kind !== 'cancellation' || !wasAccepted) throw new DomainError('no_subscription');
    const household = await unitOfWork.run((stores) => homeOfContract(stores, email, subscriptionId));
    if (!household || household.subscription?.id !== subscriptionId) throw new DomainError('no_subscription');
    await resumeContract(household.id);
  };
