import { makeOnboardHousehold } from './onboard-household.ts';
import { makeUpdateHousehold } from './update-household.ts';

export const householdUseCases = {
  onboardHousehold: makeOnboardHousehold,
  updateHousehold: makeUpdateHousehold,
};
