import type { CountryWords } from '../../country-words.ts';

export const italy = {
  place: 'Italy',
  facts: {
    'Boilers and heating':
      'The boiler is serviced as its installer or maker prescribes, usually every year. Besides, a technician checks the efficiency: every four years for gas and every two for oil or wood, unless the region wants it sooner.',
    Renting:
      'The occupier, tenant or owner, is in charge of the heating and keeps its logbook (libretto). Small repairs are the tenant’s and other repairs the landlord’s; in a block with central heating it is the administrator.',
    'Air conditioning and heat pumps':
      'Every fixed system has a logbook. Those over 12 kW have their efficiency checked every four years, and only a certified F-gas technician opens the circuit.',
    'Carbon monoxide':
      'Homes let to tourists or for short stays need detectors for carbon monoxide and combustible gas, and a fire extinguisher. Other homes have no such duty.',
    Wiring:
      'Work on wiring is for a qualified firm, which issues a declaration of conformity. No regular inspection is prescribed for a home; a residual-current device is.',
    'Chimneys and stoves':
      'No national law sets the interval for sweeping, though the technical standard asks for it regularly and some regions or municipalities each year. Logbook and checks also cover stoves over 5 kW.',
    Radon:
      'Reference levels are 300 becquerels per cubic metre in existing homes and 200 in those built since 2025. Regions list the areas in which homes should be measured first.',
    'Vehicle tests':
      'The “revisione” is due four years after first registration and every two years after that, within the month.',
    'Winter tyres':
      'On roads with the sign you need winter tyres, or chains on board, usually from 15 November to 15 April. Each road’s operator orders it.',
    'Emergency numbers':
      'Call {emergency number}; where it isn’t introduced yet, 115 is the fire service and 118 the ambulance. The number for gas leaks (pronto intervento) is on your gas bill.',
  },
} as const satisfies CountryWords;
