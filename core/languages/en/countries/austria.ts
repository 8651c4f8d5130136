import type { CountryWords } from '../../country-words.ts';

export const austria = {
  place: 'Austria',
  facts: {
    'Chimneys and stoves':
      'Each Land has a law on chimney sweeping, which sets how often flues are swept: usually several times in a heating season for wood and once a year for gas. The owner lets the sweep (Rauchfangkehrer) in.',
    Renting:
      'Since 2015 the landlord repairs or replaces a boiler or water heater that was let with the home. The tenant has it serviced: cleaning, flue gas test, worn parts.',
    'Smoke alarms':
      'The Länder require alarms in new homes; Carinthia also in existing ones, since 2013. Fitting them is the owner’s task, while changing batteries usually falls to the occupier.',
    Wiring:
      'A rented home must have a residual-current device and wiring that is proved safe when the lease begins. No interval applies to owners who live in their home.',
    'Boilers and heating':
      'The Länder prescribe flue gas tests for boilers, at intervals that depend on fuel and output. A qualified firm records the result, and the user keeps the report.',
    Radon:
      'Austria’s reference level is 300 becquerels per cubic metre. In the listed radon protection areas new homes are built with a barrier; a test runs for six months, half of it in winter.',
    'Snow and ice':
      'In towns and villages the owner keeps the pavement clear and gritted from 6 in the morning to 10 in the evening, and removes snow and icicles from roofs over the street.',
    'Winter tyres':
      'From 1 November to 15 April a car may meet snow, slush or ice only with winter tyres on all wheels, or with chains where snow covers the whole road.',
    'Vehicle tests':
      'The “Pickerl” came after three years, two more, then yearly. In December 2025 the government decided on longer intervals: four years, then every two, and yearly from the tenth. Follow the date on your plaque.',
    'Emergency numbers':
      'Call {emergency number} for the fire brigade, 144 for an ambulance and {gas leak number} for a gas leak. The European 112 reaches the police, who connect you.',
  },
} as const satisfies CountryWords;
