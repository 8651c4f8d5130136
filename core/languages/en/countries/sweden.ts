import type { CountryWords } from '../../country-words.ts';

export const sweden = {
  place: 'Sweden',
  facts: {
    'Chimneys and stoves':
      'The municipality decides how often flues are swept. It also orders a fire safety inspection (brandskyddskontroll) by a trained sweep, every three or six years according to the appliance. The owner pays both.',
    'Smoke alarms':
      'The owner of a house answers for its alarms. In a rented flat the landlord puts them up, and the resident tests them and reports faults, unless agreed otherwise.',
    Ventilation:
      'Blocks of flats pass the compulsory ventilation inspection (OVK) every three or six years. One- and two-family houses with mechanical supply and extract need it only when the system is new.',
    'Septic tanks':
      'The municipality empties septic tanks on its own schedule, often yearly, and inspects private systems. Owners keep the way to the lid clear.',
    Wells:
      'Owners of a private well are responsible for its water. The food agency advises a test at least every three years, and each year where small children drink it.',
    Radon:
      'The limit is 200 becquerels per cubic metre, in rented homes by law. Measure for at least two months between October and April.',
    Pools:
      'Pools and wells must be made safe for children. In practice that is a fence of 90 cm or a cover or wall as effective; the owner and the user of the land answer for it.',
    'Snow and ice':
      'The owner of a building clears snow and icicles that may fall from the roof on people, without delay. Close the pavement until it is done.',
    'Winter tyres':
      'From 1 December to 31 March winter tyres are compulsory whenever there is snow, ice, slush or frost on the road. Studs are allowed from 1 October to 15 April.',
    'Vehicle tests':
      'A car is inspected within 36 months of its first use, within 24 months of that, and then at most 14 months apart.',
    'Emergency numbers':
      'Call {emergency number} when life or property is in danger, gas included. Other questions go to 113 13 for information and 1177 for health.',
  },
} as const satisfies CountryWords;
