import type { Term } from '../term.ts';
import { appliances } from './appliances.ts';
import { garden } from './garden.ts';
import { hazards } from './hazards.ts';
import { heating } from './heating.ts';
import { home } from './home.ts';
import { law } from './law.ts';
import { materials } from './materials.ts';
import { people } from './people.ts';
import { product } from './product.ts';
import { tools } from './tools.ts';
import { vehicles } from './vehicles.ts';
import { water } from './water.ts';

export const de: readonly Term[] = [
  ...appliances,
  ...heating,
  ...water,
  ...home,
  ...garden,
  ...materials,
  ...tools,
  ...hazards,
  ...people,
  ...product,
  ...law,
  ...vehicles,
];
