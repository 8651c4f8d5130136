import { bathroom } from './bathroom.ts';
import { garden } from './garden.ts';
import { heating } from './heating.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { laundry } from './laundry.ts';
import type { LayPhrases } from './lay.ts';
import { outdoors } from './outdoors.ts';

/** By the id of the care task. */
export const layPhrases: LayPhrases = {
  ...kitchen,
  ...bathroom,
  ...laundry,
  ...heating,
  ...home,
  ...garden,
  ...outdoors,
};
