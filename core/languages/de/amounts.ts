import { amountsIn } from '../amounts-in.ts';

export const amounts = amountsIn('de-DE');
