import { makeOnboardHousehold } from './onboard-household.ts';
import { makeRenamePerson } from './rename-person.ts';
import { makeUpdateHousehold } from './update-household.ts';

export const householdUseCases = {
  onboardHousehold: makeOnboardHousehold,
  renamePerson: makeRenamePerson,
  updateHousehold: makeUpdateHousehold,
};
