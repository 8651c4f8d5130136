import type { countries as englishCountries } from '../../en/countries/index.ts';
import type { Translation } from '../../translation.ts';
import { australia } from './australia.ts';
import { austria } from './austria.ts';
import { belgium } from './belgium.ts';
import { canada } from './canada.ts';
import { denmark } from './denmark.ts';
import { finland } from './finland.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { ireland } from './ireland.ts';
import { italy } from './italy.ts';
import { netherlands } from './netherlands.ts';
import { newZealand } from './new-zealand.ts';
import { norway } from './norway.ts';
import { poland } from './poland.ts';
import { portugal } from './portugal.ts';
import { spain } from './spain.ts';
import { sweden } from './sweden.ts';
import { switzerland } from './switzerland.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

export const countries: Translation<typeof englishCountries> = {
  australia,
  austria,
  belgium,
  canada,
  denmark,
  finland,
  france,
  germany,
  ireland,
  italy,
  netherlands,
  'new-zealand': newZealand,
  norway,
  poland,
  portugal,
  spain,
  sweden,
  switzerland,
  'united-kingdom': unitedKingdom,
  'united-states': unitedStates,
};
