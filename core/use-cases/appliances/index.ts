import { makeCountPartDown } from './count-part-down.ts';
import { makeDeleteAppliance } from './delete-appliance.ts';
import { makeGetAppliance } from './get-appliance.ts';
import { makeGetShopping } from './get-shopping.ts';
import { makeListAppliances } from './list-appliances.ts';
import { makeSaveAppliance } from './save-appliance.ts';

export const appliancesUseCases = {
  countPartDown: makeCountPartDown,
  getAppliance: makeGetAppliance,
  getShopping: makeGetShopping,
  listAppliances: makeListAppliances,
  deleteAppliance: makeDeleteAppliance,
  saveAppliance: makeSaveAppliance,
};
