import type { CountryWords } from '../../country-words.ts';

export const spain = {
  place: 'Spain',
  facts: {
    'Boilers and heating':
      'The user has a gas boiler of up to 70 kW serviced by an authorised firm at least every two years, and one for oil every year. A certificate stays with the home.',
    'Hot water':
      'A gas water heater of up to 24.4 kW, as most flats have, is serviced at least every five years, a larger one every two. The user books it.',
    Gas: 'Every five years the distributor announces and makes an inspection of piped gas, and charges it on the bill. With bottled or tank gas you call an authorised installer yourself. Inspectors never ask for cash at the door.',
    'Air conditioning and heat pumps':
      'Home units of up to 12 kW have a compulsory service every four years and larger ones every two. Opening the circuit is for an authorised firm.',
    Wiring:
      'A single home needs no periodic inspection of its wiring. Shared installations of large blocks are inspected every ten years, which the owners’ association arranges.',
    'Smoke alarms':
      'No national law requires alarms in existing homes. Some regions ask for them in new or tourist homes; elsewhere it is your choice to fit one on each floor.',
    Renting:
      'The landlord makes all repairs that keep the home habitable, without a higher rent. Small repairs from ordinary wear are paid by the tenant.',
    'The building':
      'Most regions and cities have buildings inspected once they are about 50 years old, and every ten years from then on. The owners commission an architect.',
    'Vehicle tests':
      'The ITV starts four years after registration, comes every two years until the tenth, and each year from there.',
    'Emergency numbers':
      'Call {emergency number} for every emergency; operators speak several languages. For gas, use the distributor’s line, which is printed on the bill. For poisoning, call {poison number}.',
  },
} as const satisfies CountryWords;
