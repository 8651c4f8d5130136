import type { CountryWords } from '../../country-words.ts';

export const canada = {
  place: 'Canada',
  facts: {
    'Chimneys and stoves':
      'The model fire code, which the provinces adopt with changes, has every chimney and flue pipe inspected at most 12 months apart, and after any chimney fire. The owner arranges it.',
    'Smoke alarms':
      'Provinces decide. In Ontario every storey and every sleeping area has an alarm; the landlord tests those of a rented home each year and at each change of tenant.',
    'Carbon monoxide':
      'Provinces decide. Since January 2026 an Ontario home with a fuel-burning appliance, a fireplace or an attached garage has an alarm on every storey and near each bedroom. Elsewhere the rule may cover new homes only.',
    Gas: 'Only a certified gas technician may install, service or remove a gas appliance. Each province has its own authority: TSSA in Ontario, Technical Safety BC, the RBQ in Québec.',
    Radon:
      'Health Canada advises action above 200 becquerels per cubic metre. Measure for three months or more, in the heating season.',
    Pools:
      'Fences are a provincial or municipal matter. Québec wants an enclosure of 1.2 m with a gate that closes and locks by itself, for older pools too. Other cities ask for a permit and up to 1.5 m or more.',
    'Winter tyres':
      'Québec demands winter tyres from 1 December to 15 March. British Columbia asks for them on most mountain routes from October; other provinces only advise them.',
    'Hedges and trees':
      'It is illegal to harm the nest of a migratory bird. Most nest between April and August, so trim and fell outside those months.',
    'Vehicle tests':
      'Most provinces inspect a car when it is sold or comes from another province. Nova Scotia and a few others also do so at regular intervals.',
    Renting:
      'Each province has its own tenancy law. In all of them the landlord keeps the home, its heating and its plumbing in good repair, while the tenant keeps it clean and reports damage.',
    'Emergency numbers':
      'Call {emergency number} for fire, an ambulance or the smell of gas, then the gas utility. Ask for the location of cables and pipes before you dig.',
  },
  regions: {
    'CA-QC': {
      place: 'Québec',
      facts: {
        'Septic tanks':
          'The tank of a home lived in all year is emptied every two years, and that of a seasonal one every four, unless the sludge is measured. The owner pays, often through the municipality.',
        Renting:
          'During the lease the landlord makes every repair but small upkeep, which is the tenant’s, unless it comes from age or an accident.',
      },
    },
  },
} as const satisfies CountryWords;
