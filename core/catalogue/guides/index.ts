import { guides as englishGuides } from '../../languages/en/guides/index.ts';
import type { GuideWords } from '../../languages/guide-words.ts';
import { ac } from './ac.ts';
import { bathtub } from './bathtub.ts';
import { boiler } from './boiler.ts';
import { chimney } from './chimney.ts';
import { coffeeMachine } from './coffee-machine.ts';
import { dishwasher } from './dishwasher.ts';
import { fridge } from './fridge.ts';
import type { Guide, GuideFacts } from './guide.ts';
import { microwave } from './microwave.ts';
import { oven } from './oven.ts';
import { pizzaOven } from './pizza-oven.ts';
import { shower } from './shower.ts';
import { stoves } from './stoves.ts';
import { toilet } from './toilet.ts';
import { washingMachine } from './washing-machine.ts';
import { wineFridge } from './wine-fridge.ts';

const facts: readonly GuideFacts[] = [
  fridge,
  dishwasher,
  oven,
  microwave,
  washingMachine,
  boiler,
  ac,
  chimney,
  stoves,
  coffeeMachine,
  wineFridge,
  pizzaOven,
  shower,
  bathtub,
  toilet,
];

function worded({ law, ...facts }: GuideFacts, { law: duties, ...words }: GuideWords): Guide {
  const notes = law?.map((note) => ({ ...note, content: duties?.[note.country] ?? '' }));
  return { ...facts, ...words, ...(notes && { law: notes }) };
}

/** The 15 guides in English, in the order of `guideSlugs`. */
export const guides: readonly Guide[] = facts.map((guide) => worded(guide, englishGuides[guide.slug]));
