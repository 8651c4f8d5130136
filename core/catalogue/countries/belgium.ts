import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const belgium: CountryRules = {
  country: 'BE',
  slug: 'belgium',
  place: 'Belgium',
  facts: [
    {
      topic: 'Boilers and heating',
      text: 'The regions decide: oil and solid fuel every year; gas every two years in Flanders and Brussels, every three in Wallonia. The user books a certified technician and keeps the certificate.',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'Immovlan',
        title: 'Entretien de la chaudière : que dit la loi ?',
        year: 2019,
        url: 'https://immo.vlan.be/fr/conseils/construction/29278/entretien-de-la-chaudiere--tous-les-un-deux-ou-trois-ans-que-dit-la-loi',
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      text: 'In Flanders the flue is swept with each boiler service. Stoves in living rooms are hardly regulated, but fire insurers commonly demand a yearly sweep with proof.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Flemish Government',
        title: 'Decree of 8 December 2006 on the maintenance of heating appliances',
        year: 2006,
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'All homes need alarms: in Wallonia since 2006, in Flanders since 2020 and in Brussels since 2025. The owner buys and replaces them; the tenant tests and reports.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Trior',
        title: 'Détecteurs de fumée: obligations in the three regions',
        year: 2025,
        url: 'https://blog.trior.be/detecteurs-fumee',
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      text: 'A recognised body inspects the wiring of a home every 25 years, and a home with old wiring when it is sold. The owner keeps the report.',
      taskIds: ['electrical-panel.book-inspection'],
      everyDays: 9125,
      source: {
        organisation: 'Flemish Government',
        title: 'Contrôle de votre installation électrique (RGIE)',
        url: 'https://www.vlaanderen.be/fr/demenager-et-se-loger/controle-de-votre-installation-electrique',
      },
      checkedOn,
    },
    {
      topic: 'Renting',
      text: 'Each region lists the tenant’s maintenance: boiler service, sweeping, taps, drains and gutters within reach. The landlord replaces what is worn out.',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.clean-traps'],
      source: {
        organisation: 'Flemish Government',
        title: 'Decree on residential leases: list of small repairs',
        year: 2018,
      },
    },
    {
      topic: 'Carbon monoxide',
      text: 'No region requires a carbon monoxide alarm at home, though the poison centre advises good ventilation and yearly care of every water heater with a flame. It is on 070 245 245.',
      taskIds: ['carbon-monoxide-alarm.check-air-supply', 'water-heater.book-gas-service'],
      source: { organisation: 'Antigifcentrum', title: 'Carbon monoxide: prevention at home' },
    },
    {
      topic: 'Radon',
      text: 'The federal agency advises action above 300 becquerels per cubic metre. The Ardennes have the highest values, and cheap test kits go out each autumn.',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'FANC (Federal Agency for Nuclear Control)', title: 'Radon in homes' },
    },
    {
      topic: 'Hedges and trees',
      text: 'Wild birds’ nests are protected in all three regions. Brussels forbids pruning and felling of trees from 1 April to 15 August; the others advise against hedge cutting in spring.',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Brussels-Capital Region',
        title: 'Ordonnance on nature conservation, article 68',
        year: 2012,
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'A car goes to its first inspection after four years and then usually once a year; the regions grant two years to young cars with few kilometres.',
      taskIds: ['car.book-service'],
      source: { organisation: 'GOCA', title: 'Periodic vehicle inspection: when to come' },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire or an ambulance and 101 for the police. After the smell of gas, leave, then phone the network operator of your region: Fluvius, Sibelga, ORES or RESA.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Federal Public Service Interior, Belgium', title: '112.be: when to call' },
    },
  ],
};
