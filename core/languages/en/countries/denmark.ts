import type { CountryWords } from '../../country-words.ts';

export const denmark = {
  place: 'Denmark',
  facts: {
    'Chimneys and stoves':
      'Flues of fireplaces and wood stoves are cleaned once a year by the chimney sweep, whom the municipality appoints or the owner chooses. The owner pays.',
    Gas: 'Gas work, indoors and even the removal of a boiler, is for an authorised firm. The authority sets no interval for appliances in private homes, but advises regular checks.',
    Wiring:
      'Since July 2008 every home needs a residual-current device (HFI or HPFI). The owner provides it, in rented homes too, and presses its test button at least once a year.',
    'Smoke alarms':
      'New homes are built with mains-powered alarms. For older ones there is only the advice of the emergency services: one on each floor, tested monthly.',
    'Septic tanks':
      'Outside the sewer network the municipality empties the settling tank, as a rule once a year, and collects the fee with the taxes.',
    Radon:
      'Homes built since 2010 stay below 100 becquerels per cubic metre. In older ones, simple measures are advised between 100 and 200 and effective ones above.',
    'Snow and ice':
      'Municipalities may pass the clearing and salting of pavements to the owner of the land, from 7 on weekdays and 8 on Sundays until 22. In rented homes read the lease.',
    Renting:
      'The landlord keeps the property and its installations in order. Inside the flat the contract says who paints and papers; locks and keys are usually the tenant’s.',
    'Vehicle tests':
      'The road authority calls a car for its “syn” four years after registration and every other year from then on.',
    'Emergency numbers':
      'One number, {emergency number}, reaches the fire brigade, ambulance and police, also for gas. The police without urgency are on 114. For poisoning, call {poison number}.',
  },
} as const satisfies CountryWords;
