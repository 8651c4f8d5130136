import type { CountryWords } from '../../country-words.ts';

export const netherlands = {
  place: 'the Netherlands',
  facts: {
    'Boilers and heating':
      'Since April 2023 only firms with a carbon monoxide certificate (CO-vrij) may fit, service or repair gas boilers, water heaters and fires. The law sets no interval; makers advise one to two years.',
    'Smoke alarms':
      'Since July 2022 every storey with living space needs an alarm, in old homes too. The landlord fits it; testing and batteries are for the tenant.',
    'Carbon monoxide':
      'A carbon monoxide alarm isn’t compulsory, but the government and fire brigade advise one in each room with a gas appliance and near the bedrooms.',
    Renting:
      'A decree lists small repairs for the tenant’s account: gutters within easy reach, drains, taps, the garden and sweeping. All else, and what would cost much, is the landlord’s.',
    'Chimneys and stoves':
      'Sweeping is not prescribed by national law. Insurers and the fire brigade ask for it at least yearly, by a professional who leaves a proof.',
    Wiring:
      'Owner-occupiers have no duty to inspect their wiring. Landlords must provide a safe installation, and a standard for homes (NEN 8025) describes a voluntary inspection.',
    'Hedges and trees':
      'Disturbing an occupied nest is forbidden all year. Most birds breed between mid-March and mid-July, so cut before or after and look first.',
    'Air conditioning and heat pumps':
      'Installers who work with refrigerant need a certificate. Most home units hold too little for compulsory leak tests, so follow the maker’s interval.',
    'Vehicle tests':
      'The APK depends on fuel and age: petrol and electric cars start at four years, come twice at two-year distance and yearly from the eighth; diesel cars start at three and are then tested yearly.',
    'Emergency numbers':
      'Call {emergency number} for fire or an ambulance. For the smell of gas or a power failure there is one national line, {gas leak number}.',
  },
} as const satisfies CountryWords;
