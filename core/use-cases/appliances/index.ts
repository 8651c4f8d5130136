import { makeGetAppliance } from './get-appliance.ts';
import { makeListAppliances } from './list-appliances.ts';
import { makeRemoveAppliance } from './remove-appliance.ts';
import { makeSaveAppliance } from './save-appliance.ts';

export const appliancesUseCases = {
  getAppliance: makeGetAppliance,
  listAppliances: makeListAppliances,
  removeAppliance: makeRemoveAppliance,
  saveAppliance: makeSaveAppliance,
};
