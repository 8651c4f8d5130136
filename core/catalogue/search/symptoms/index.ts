import { bathroom } from './bathroom.ts';
import { garage } from './garage.ts';
import { garden } from './garden.ts';
import { heating } from './heating.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { laundryAndWater } from './laundry-and-water.ts';
import { outdoors } from './outdoors.ts';
import type { Symptoms } from './symptoms.ts';

/** The symptoms of every care task. */
export const symptoms: Symptoms = {
  ...kitchen,
  ...bathroom,
  ...laundryAndWater,
  ...heating,
  ...outdoors,
  ...garden,
  ...garage,
  ...home,
};
