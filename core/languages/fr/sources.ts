import type { sources as english } from '../en/sources.ts';
import type { Translation } from '../translation.ts';

export const sources: Translation<typeof english> = {
  inOtherCountries: 'Dans d’autres pays',
};
