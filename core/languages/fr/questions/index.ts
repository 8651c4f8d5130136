import { heatingAndAir } from './heating-and-air.ts';
import { indoors } from './indoors.ts';
import { outdoors } from './outdoors.ts';
import { place } from './place.ts';
import { vehicles } from './vehicles.ts';
import { water } from './water.ts';

export const questions = { ...place, ...heatingAndAir, ...water, ...indoors, ...outdoors, ...vehicles };
