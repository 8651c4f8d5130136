import type { CountryWords } from '../../country-words.ts';

export const unitedKingdom = {
  place: 'the United Kingdom',
  facts: {
    Gas: 'Landlords have gas appliances and flues checked every year by an engineer on the Gas Safe Register, and give tenants the record within 28 days. Owners have no such duty, but the same engineer and interval are advised.',
    Wiring:
      'A rented home in England, Scotland or Wales has its wiring inspected at least every five years; since December 2025 a privately rented one in Northern Ireland too. The landlord gives the tenant the report. For owners there is only advice: about every ten years.',
    'Chimneys and stoves':
      'No law of the country sets an interval for sweeping, though insurers often do. In a smoke control area you may burn only authorised fuel, unless the stove is on the list of exempt appliances.',
    'Hot water':
      'Fitting a hot water cylinder at mains pressure is for installers with the qualification for unvented systems (G3), and building control hears of it. Makers ask for a yearly service by one of them.',
    'Hedges and trees':
      'It is an offence to damage a wild bird’s nest while it is in use or being built. Look inside a hedge first, and leave the hard cut until after August.',
    'Vehicle tests':
      'A car or motorcycle takes its MOT by the third year after registration and every year from then on; in Northern Ireland, cars start at four years.',
    Renting:
      'On most leases in England and Wales the landlord repairs the structure, the outside with its drains and gutters, and the installations for water, gas, power, heating and hot water. Scotland and Northern Ireland have similar duties.',
    'Damp and mould':
      'Since 27 October 2025 social landlords in England investigate significant damp and mould within 10 working days and emergencies within 24 hours, and write down what they found. Private landlords are to follow.',
    'Emergency numbers':
      'Call {emergency number} for fire or an ambulance. For a gas leak or suspected carbon monoxide, call {gas leak number}, and for a power cut 105. In Northern Ireland these are 0800 002 001 and 03457 643 643.',
  },
  regions: {
    'GB-ENG': {
      place: 'England',
      facts: {
        'Smoke alarms':
          'In rented homes the landlord fits a smoke alarm on each storey and proves that it works on the first day; the tenant tests it from then on.',
        'Carbon monoxide':
          'Landlords fit a carbon monoxide alarm in each room with a fixed fuel-burning appliance, other than a gas cooker, and replace it when a fault is reported.',
        'Septic tanks':
          'The general binding rules apply: no septic tank may empty into a stream, and sludge is removed at least once a year, or as the maker advises. The owner or the person who runs the tank is responsible.',
      },
    },
    'GB-SCT': {
      place: 'Scotland',
      facts: {
        'Smoke alarms':
          'Since February 2022 every home, rented or not, has a smoke alarm in the living room and in each hall and landing. Each kitchen has a heat alarm. All are linked to each other.',
        'Carbon monoxide':
          'Any room of any home with a boiler, fire, stove or flue has a carbon monoxide alarm, which need not be linked to the others. Cookers are left out.',
        'Septic tanks':
          'The Scottish Environment Protection Agency (SEPA) has to have authorised the tank, and its conditions count. Scottish Water advises emptying every twelve months as a rule, and less often only for a large tank that is used little.',
        Renting:
          'The landlord keeps the home wind- and watertight, its structure and outside with drains and gutters in reasonable repair, and its installations working: the repairing standard. It holds from the first day to the last.',
      },
    },
    'GB-WLS': {
      place: 'Wales',
      facts: {
        'Septic tanks':
          'The tank is registered with Natural Resources Wales. The occupier maintains it as its maker says and keeps the records for five years. For emptying, the authority advises every 12 to 24 months.',
      },
    },
    'GB-NIR': {
      place: 'Northern Ireland',
      facts: {
        'Septic tanks':
          'A septic tank needs a consent to discharge, whose conditions usually ask for emptying every twelve months. NI Water does it without charge once in that time.',
      },
    },
  },
} as const satisfies CountryWords;
