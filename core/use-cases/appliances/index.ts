import { makeCountPartDown } from './count-part-down.ts';
import { makeDeleteAppliance } from './delete-appliance.ts';
import { makeGetAppliance } from './get-appliance.ts';
import { makeListAppliances } from './list-appliances.ts';
import { makeSaveAppliance } from './save-appliance.ts';

export const appliancesUseCases = {
  countPartDown: makeCountPartDown,
  getAppliance: makeGetAppliance,
  listAppliances: makeListAppliances,
  deleteAppliance: makeDeleteAppliance,
  saveAppliance: makeSaveAppliance,
};
