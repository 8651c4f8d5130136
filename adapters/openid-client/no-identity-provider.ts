import { DomainError } from '#core/domain/errors.ts';
import type { IdentityProvider } from '#core/ports/identity-provider.ts';

/** For servers whose settings name none. */
export const noIdentityProvider: IdentityProvider = {
  signInUrl: async () => {
    throw new DomainError('identity_not_offered');
  },
  claimsFrom: async () => undefined,
  findProblem: async () => undefined,
};
