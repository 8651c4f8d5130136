import type { CountryWords } from '../../country-words.ts';

export const luxembourg = {
  place: 'Luxembourg',
  facts: {
    'Smoke alarms':
      'Since 2023 every home, old or new, has a smoke alarm in each bedroom and on the way out. The owner fits them, and the occupier keeps them working, unless the two agree otherwise.',
    Gas: 'A new gas heating installation is accepted by the Chamber of Trades and then checked by a certified inspector every four years. A yearly service is advised, and the check is usually made with it.',
    'Boilers and heating':
      'Oil boilers, wood boilers and stoves that feed the heating are inspected every two years by a certified inspector. The owner or user orders it and keeps the report.',
    'Vehicle tests':
      'Cars, motorcycles and trailers over 750 kg pass their first test four years after registration, the second two years later, and each year from then on.',
    Renting:
      'The landlord keeps the home fit to live in and makes all repairs but the small ones of daily use, which are the tenant’s. The lease says who books the boiler’s service.',
    Radon:
      'The north of the country is more exposed. The health directorate’s division of radiation protection sends homes a test and advises on measures above 300 becquerels per cubic metre.',
    'Winter tyres':
      'On ice, snow, slush or frost you may drive only with winter tyres, those with the mark of a mountain and a snowflake or M+S. There is no fixed date.',
    'Snow and ice':
      'The municipal rules ask those who live along a pavement to clear and grit it. In a block of flats that is the managing agent’s work, in a rented house usually the tenant’s.',
    'Chimneys and stoves':
      'No national law sets how often a chimney is swept. The fire service and insurers ask for it at least once a year, by a professional who leaves proof.',
    'Emergency numbers':
      'One number, {emergency number}, brings the fire service and an ambulance, and answers for the smell of gas too; 113 is the police. Anyone who fears poisoning asks {poison number}.',
  },
} as const satisfies CountryWords;
