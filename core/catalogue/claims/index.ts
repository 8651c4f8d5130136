import { carbonMonoxide } from './carbon-monoxide.ts';
import type { TaskClaims } from './claim.ts';
import { gasAndFire } from './gas-and-fire.ts';
import { otherDangers } from './other-dangers.ts';
import { water } from './water.ts';
import { wiring } from './wiring.ts';

/** What the safety text of each dangerous task says, which every language has to say. */
export const claims: TaskClaims = { ...carbonMonoxide, ...gasAndFire, ...otherDangers, ...water, ...wiring };
