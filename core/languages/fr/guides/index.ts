import type { guides as englishGuides } from '../../en/guides/index.ts';
import type { Translation } from '../../translation.ts';
import { ac } from './ac.ts';
import { bathtub } from './bathtub.ts';
import { boiler } from './boiler.ts';
import { chimney } from './chimney.ts';
import { coffeeMachine } from './coffee-machine.ts';
import { dishwasher } from './dishwasher.ts';
import { fridge } from './fridge.ts';
import { microwave } from './microwave.ts';
import { oven } from './oven.ts';
import { pizzaOven } from './pizza-oven.ts';
import { shower } from './shower.ts';
import { stoves } from './stoves.ts';
import { toilet } from './toilet.ts';
import { washingMachine } from './washing-machine.ts';
import { wineFridge } from './wine-fridge.ts';

export const guides: Translation<typeof englishGuides> = {
  fridge,
  dishwasher,
  oven,
  microwave,
  'washing-machine': washingMachine,
  boiler,
  ac,
  chimney,
  stoves,
  'coffee-machine': coffeeMachine,
  'wine-fridge': wineFridge,
  'pizza-oven': pizzaOven,
  shower,
  bathtub,
  toilet,
};
