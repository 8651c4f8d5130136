import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const sweden: CountryRules = {
  country: 'SE',
  slug: 'sweden',
  place: 'Sweden',
  facts: [
    {
      topic: 'Chimneys and stoves',
      text: 'The municipality decides how often flues are swept. It also orders a fire safety inspection (brandskyddskontroll) by a trained sweep, every three or six years according to the appliance. The owner pays both.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep', 'chimney.inspect-stack'],
      source: {
        organisation: 'Municipality of Ånge',
        title: 'Brandskyddskontroll',
        url: 'https://www.ange.se/bo-bygga-miljo-trafik/brandskydd-sotning/sotning/brandskyddskontroll.html',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'The owner of a house answers for its alarms. In a rented flat the landlord puts them up, and the resident tests them and reports faults, unless agreed otherwise.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'MSB (Swedish Civil Contingencies Agency)',
        title: 'SRVFS 2007:1, advice on smoke alarms in homes',
        year: 2007,
      },
    },
    {
      topic: 'Ventilation',
      text: 'Blocks of flats pass the compulsory ventilation inspection (OVK) every three or six years. One- and two-family houses with mechanical supply and extract need it only when the system is new.',
      taskIds: ['ventilation.book-service'],
      source: { organisation: 'Boverket', title: 'OVK: obligatorisk ventilationskontroll' },
    },
    {
      topic: 'Septic tanks',
      text: 'The municipality empties septic tanks on its own schedule, often yearly, and inspects private systems. Owners keep the way to the lid clear.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: { organisation: 'Havs- och vattenmyndigheten', title: 'Små avlopp: guidance on private sewage systems' },
    },
    {
      topic: 'Wells',
      text: 'Owners of a private well are responsible for its water. The food agency advises a test at least every three years, and each year where small children drink it.',
      taskIds: ['plumbing-and-drains.test-well-water'],
      source: { organisation: 'Livsmedelsverket', title: 'Råd om egen brunn: private wells' },
      checkedOn,
    },
    {
      topic: 'Radon',
      text: 'The limit is 200 becquerels per cubic metre, in rented homes by law. Measure for at least two months between October and April.',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'Strålsäkerhetsmyndigheten', title: 'Radon: measuring in homes' },
      checkedOn,
    },
    {
      topic: 'Pools',
      text: 'Pools and wells must be made safe for children. In practice that is a fence of 90 cm or a cover or wall as effective; the owner and the user of the land answer for it.',
      taskIds: ['pool.check-barrier'],
      source: { organisation: 'Kingdom of Sweden', title: 'Ordningslag (1993:1617), chapter 3, section 5', year: 1993 },
      checkedOn,
    },
    {
      topic: 'Snow and ice',
      text: 'The owner of a building clears snow and icicles that may fall from the roof on people, without delay. Close the pavement until it is done.',
      taskIds: ['roof-and-gutters.watch-snow', 'roof-and-gutters.clear-drains'],
      source: { organisation: 'Kingdom of Sweden', title: 'Ordningslag (1993:1617), chapter 3, section 3', year: 1993 },
    },
    {
      topic: 'Winter tyres',
      text: 'From 1 December to 31 March winter tyres are compulsory whenever there is snow, ice, slush or frost on the road. Studs are allowed from 1 October to 15 April.',
      taskIds: ['car.prepare-winter'],
      source: { organisation: 'Transportstyrelsen', title: 'Vinterdäck: winter tyres' },
      checkedOn,
    },
    {
      topic: 'Vehicle tests',
      text: 'A car is inspected within 36 months of its first use, within 24 months of that, and then at most 14 months apart.',
      taskIds: ['car.book-service'],
      source: {
        organisation: 'Riksförbundet M Sverige',
        title: 'Körförbud: en risk med nya besiktningsregler',
        year: 2018,
        url: 'https://msverige.se/sa-tycker-vi/pressrum/pressmeddelanden/korforbud-en-risk-med-nya-besiktningsregler/',
      },
      checkedOn,
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} when life or property is in danger, gas included. Other questions go to 113 13 for information and 1177 for health.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'SOS Alarm', title: '112 and 113 13' },
    },
  ],
};
