import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const sweden: CountryFacts = {
  country: 'SE',
  slug: 'sweden',
  facts: [
    {
      topic: 'Chimneys and stoves',
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
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'MSB (Swedish Civil Contingencies Agency)',
        title: 'SRVFS 2007:1, advice on smoke alarms in homes',
        year: 2007,
      },
    },
    {
      topic: 'Ventilation',
      taskIds: ['ventilation.book-service'],
      source: { organisation: 'Boverket', title: 'OVK: obligatorisk ventilationskontroll' },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: { organisation: 'Havs- och vattenmyndigheten', title: 'Små avlopp: guidance on private sewage systems' },
    },
    {
      topic: 'Wells',
      taskIds: ['plumbing-and-drains.test-well-water'],
      source: { organisation: 'Livsmedelsverket', title: 'Råd om egen brunn: private wells' },
      checkedOn,
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'Strålsäkerhetsmyndigheten', title: 'Radon: measuring in homes' },
      checkedOn,
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: { organisation: 'Kingdom of Sweden', title: 'Ordningslag (1993:1617), chapter 3, section 5', year: 1993 },
      checkedOn,
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow', 'roof-and-gutters.clear-drains'],
      source: { organisation: 'Kingdom of Sweden', title: 'Ordningslag (1993:1617), chapter 3, section 3', year: 1993 },
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: { organisation: 'Transportstyrelsen', title: 'Vinterdäck: winter tyres' },
      checkedOn,
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
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
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'SOS Alarm', title: '112 and 113 13' },
    },
  ],
};
