import type { CountryCode } from '../../domain/countries.ts';

/** Where strong earthquakes are likely nearly everywhere, so that homes prepare for them. */
export const earthquakeCountries: readonly CountryCode[] = [
  'AL',
  'CL',
  'CR',
  'EC',
  'GR',
  'GT',
  'ID',
  'IR',
  'IT',
  'JP',
  'MX',
  'NI',
  'NP',
  'NZ',
  'PE',
  'PH',
  'RO',
  'SV',
  'TR',
  'TW',
];
