import type { Needs } from '../../procedures/index.ts';

/** Does what a buyer declared. Has no effect if that is done, or if it isn't confirmed. */
export const makeExecuteDeclaration = ({ applyDeclaration }: Needs<'applyDeclaration'>) => applyDeclaration;
