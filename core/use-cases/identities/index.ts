import { makeCompleteProviderVisit } from './complete-provider-visit.ts';
import { makeDeleteIdentity } from './delete-identity.ts';
import { makeListIdentities } from './list-identities.ts';
import { makeStartProviderVisit } from './start-provider-visit.ts';

export const identitiesUseCases = {
  completeProviderVisit: makeCompleteProviderVisit,
  listIdentities: makeListIdentities,
  deleteIdentity: makeDeleteIdentity,
  startProviderVisit: makeStartProviderVisit,
};
