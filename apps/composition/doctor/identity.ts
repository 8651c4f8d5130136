import { ok } from '#core/domain/finding.ts';
import { type Check, findingOf } from './check.ts';

/** Whether the sign-in service of the settings describes itself, and accepts our client. */
export const checkSignInService: Check = async ({ config: { identity }, identityProvider }) => {
  if (!identity) return ok('The settings name no sign-in service.');
  const problem = await identityProvider.findProblem();
  return problem ? findingOf(problem) : ok(`${identity.name} accepts the client.`);
};
