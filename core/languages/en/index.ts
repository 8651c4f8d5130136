import * as countries from './countries/index.ts';
import { format } from './format.ts';
import { fullTitle } from './full-title.ts';
import * as guides from './guides/index.ts';
import * as items from './items/index.ts';
import { landlord } from './landlord.ts';
import { local } from './local.ts';
import { madeFrom } from './made-from.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { typeset } from './typeset.ts';
import { waits } from './waits.ts';

/** What the server says. Pages and screens import each of their words on its own, so that they load no others. */
export const words = {
  countries,
  format,
  fullTitle,
  guides,
  items,
  landlord,
  local,
  madeFrom,
  questions,
  reasons,
  refusals,
  typeset,
  waits,
};
