import type { CountryWords } from '../../country-words.ts';

export const belgium = {
  place: 'Belgium',
  facts: {
    'Boilers and heating':
      'The regions decide: oil and solid fuel every year; gas every two years in Flanders and Brussels, every three in Wallonia. The user books a certified technician and keeps the certificate.',
    'Chimneys and stoves':
      'In Flanders the flue is swept with each boiler service. Stoves in living rooms are hardly regulated, but fire insurers commonly demand a yearly sweep with proof.',
    'Smoke alarms':
      'All homes need alarms: in Wallonia since 2006, in Flanders since 2020 and in Brussels since 2025. The owner buys and replaces them; the tenant tests and reports.',
    Wiring:
      'A recognised body inspects the wiring of a home every 25 years, and a home with old wiring when it is sold. The owner keeps the report.',
    Renting:
      'Each region lists the tenant’s maintenance: boiler service, sweeping, taps, drains and gutters within reach. The landlord replaces what is worn out.',
    'Carbon monoxide':
      'No region requires a carbon monoxide alarm at home, though the poison centre advises good ventilation and yearly care of every water heater with a flame.',
    Radon:
      'The federal agency advises action above 300 becquerels per cubic metre. The Ardennes have the highest values, and cheap test kits go out each autumn.',
    'Hedges and trees':
      'Wild birds’ nests are protected in all three regions. Brussels forbids pruning and felling of trees from 1 April to 15 August; the others advise against hedge cutting in spring.',
    'Vehicle tests':
      'A car goes to its first inspection after four years. In Wallonia and Brussels it is back every year, or after two years if it is under six, has run less than 100,000 km and came on time.',
    'Emergency numbers':
      'Call {emergency number} for fire or an ambulance and 101 for the police. For poisoning, call {poison number}. After the smell of gas, leave, then phone the network operator of your region: Fluvius, Sibelga, ORES or RESA.',
  },
  regions: {
    'BE-VLG': {
      place: 'Flanders',
      facts: {
        'Vehicle tests':
          'Since July 2024 a car is inspected every two years from its fourth year on, and every year once it is ten years old or has run 160,000 km.',
        'Lead and asbestos':
          'Since November 2022 the seller of a building from before 2001 gives the buyer an asbestos certificate. By 2032 every owner of one of at least 20 m² has to have it, and tenants get a copy.',
      },
    },
  },
} as const satisfies CountryWords;
