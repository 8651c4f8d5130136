import type { CarryOut } from '../../procedures/carry-out.ts';

/** Carries out a declaration. Has no effect if that is done, or if it isn't confirmed. */
export const makeCarryOutDeclaration = ({ carryOut }: { readonly carryOut: CarryOut }) => carryOut;
