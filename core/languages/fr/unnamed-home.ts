import type { unnamedHome as english } from '../en/unnamed-home.ts';
import type { Translation } from '../translation.ts';

export const unnamedHome: Translation<typeof english> = 'Logement';
