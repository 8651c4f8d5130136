import { makeCompleteProviderVisit } from './complete-provider-visit.ts';
import { makeListIdentities } from './list-identities.ts';
import { makeRemoveIdentity } from './remove-identity.ts';
import { makeStartProviderVisit } from './start-provider-visit.ts';

export const identitiesUseCases = {
  completeProviderVisit: makeCompleteProviderVisit,
  listIdentities: makeListIdentities,
  removeIdentity: makeRemoveIdentity,
  startProviderVisit: makeStartProviderVisit,
};
