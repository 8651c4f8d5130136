import type { Needs } from '../../procedures/index.ts';

/** Carries out a declaration. Has no effect if that is done, or if it isn't confirmed. */
export const makeCarryOutDeclaration = ({ carryOut }: Needs<'carryOut'>) => carryOut;
