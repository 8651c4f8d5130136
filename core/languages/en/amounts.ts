import { amountsIn } from '../amounts-in.ts';

export const amounts = amountsIn('en-GB');
