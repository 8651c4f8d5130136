import type { QuestionWords } from '../../question-words.ts';
import { heatingAndAir } from './heating-and-air.ts';
import { indoors } from './indoors.ts';
import { outdoors } from './outdoors.ts';
import { place } from './place.ts';
import { vehicles } from './vehicles.ts';
import { water } from './water.ts';

/** What the week asks about a home, by trait. */
export const questions = {
  ...place,
  ...heatingAndAir,
  ...water,
  ...indoors,
  ...outdoors,
  ...vehicles,
} satisfies QuestionWords;
