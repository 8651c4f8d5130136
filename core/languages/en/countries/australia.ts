import type { CountryWords } from '../../country-words.ts';

export const australia = {
  place: 'Australia',
  facts: {
    'Smoke alarms':
      'Every state requires alarms and places the duty on the owner. In Victoria and New South Wales landlords check them every year; in Queensland they test within 30 days before each lease, and all homes need linked photoelectric alarms from 2027.',
    Gas: 'Only licensed gasfitters work on gas. In Victoria the rental provider has gas installations checked every two years; other states set no interval.',
    Wiring:
      'Victoria’s rented homes have their wiring checked every two years at the landlord’s cost. Western Australia asks for two safety switches before a sale or lease, and Queensland for one on the power circuits.',
    Pools:
      'A barrier of at least 1.2 m with a gate that closes and latches by itself is compulsory, and most pools are registered. Victoria wants a new certificate every four years; New South Wales and Queensland when the home is sold or let.',
    'Hot water':
      'New systems store water at 60 °C or more and deliver at most 50 °C to bathrooms, through a tempering valve. A licensed plumber fits and replaces it.',
    'Air conditioning and heat pumps':
      'Anyone who handles refrigerant needs a licence from the Australian Refrigeration Council. You may clean the filters and the casing yourself.',
    Termites:
      'The Australian Standard advises a professional inspection at least once a year, more often in the north. No law obliges owners to book it, but warranties and insurers may.',
    Wildfire:
      'On a day of total fire ban you may light no fire outdoors, and many councils order you to clear dry grass before summer. The state’s fire service declares the ban.',
    'Blind cords':
      'Blinds and curtains on sale must have cords that can be fixed out of a child’s reach. Suppliers carry the duty; in a rented home, ask the landlord to have old cords secured.',
    'Septic tanks':
      'The council approves each system and may set its intervals. Aerated systems are usually serviced every three months under a contract.',
    'Vehicle tests':
      'States differ. New South Wales inspects cars over five years old every year; Victoria and Queensland ask for a certificate when a car is sold.',
    'Emergency numbers':
      'Call {emergency number} for fire or an ambulance. The State Emergency Service helps after storms and floods on 132 500. For poisoning, call {poison number}.',
  },
  regions: {
    'AU-VIC': {
      place: 'Victoria',
      facts: {
        'Blind cords':
          'Since 1 December 2025 the rental provider secures every blind and curtain cord of a rented home so that it can’t form a loop, however old it is. A loose cord is an urgent repair.',
      },
    },
  },
} as const satisfies CountryWords;
