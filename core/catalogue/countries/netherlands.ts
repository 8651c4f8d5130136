import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const netherlands: CountryRules = {
  country: 'NL',
  slug: 'netherlands',
  place: 'the Netherlands',
  facts: [
    {
      topic: 'Boilers and heating',
      text: 'Since April 2023 only firms with a carbon monoxide certificate (CO-vrij) may fit, service or repair gas boilers, water heaters and fires. The law sets no interval; makers advise one to two years.',
      taskIds: ['central-heating.book-boiler-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Government of the Netherlands',
        title: 'Installatiebranche tot 1 april 2023 om CO-certificaat te halen',
        year: 2022,
        url: 'https://www.rijksoverheid.nl/actueel/nieuws/2022/10/21/minister-de-jonge-geeft-installatiebranche-tot-1-april-2023-om-co-certificaat-te-halen',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'Since July 2022 every storey with living space needs an alarm, in old homes too. The landlord fits it; testing and batteries are for the tenant.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.change-batteries'],
      source: {
        organisation: 'RE/MAX Nederland',
        title: 'Rookmelders verplicht per 1 juli 2022',
        year: 2022,
        url: 'https://www.remax.nl/nieuws/rookmelders-verplicht-per-1-juli-2022/',
      },
      checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      text: 'A carbon monoxide alarm isn’t compulsory, but the government and fire brigade advise one in each room with a gas appliance and near the bedrooms.',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: { organisation: 'Brandweer Nederland', title: 'Koolmonoxide: carbon monoxide at home' },
      checkedOn,
    },
    {
      topic: 'Renting',
      text: 'A decree lists small repairs for the tenant’s account: gutters within easy reach, drains, taps, the garden and sweeping. All else, and what would cost much, is the landlord’s.',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.clean-traps', 'hedges.trim-sides'],
      source: {
        organisation: 'Government of the Netherlands',
        title: 'Besluit kleine herstellingen',
        year: 2003,
        url: 'https://wetten.overheid.nl/BWBR0014931/',
      },
    },
    {
      topic: 'Chimneys and stoves',
      text: 'Sweeping is not prescribed by national law. Insurers and the fire brigade ask for it at least yearly, by a professional who leaves a proof.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: { organisation: 'Brandweer Nederland', title: 'Schoorsteenbrand: preventing chimney fires' },
    },
    {
      topic: 'Wiring',
      text: 'Owner-occupiers have no duty to inspect their wiring. Landlords must provide a safe installation, and a standard for homes (NEN 8025) describes a voluntary inspection.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: { organisation: 'NEN', title: 'NEN 8025, periodic inspection of the electrical safety of homes' },
    },
    {
      topic: 'Hedges and trees',
      text: 'Disturbing an occupied nest is forbidden all year. Most birds breed between mid-March and mid-July, so cut before or after and look first.',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Government of the Netherlands',
        title: 'Besluit activiteiten leefomgeving, chapter 11',
        year: 2024,
      },
    },
    {
      topic: 'Air conditioning and heat pumps',
      text: 'Installers who work with refrigerant need a certificate. Most home units hold too little for compulsory leak tests, so follow the maker’s interval.',
      taskIds: ['air-conditioning.book-service', 'central-heating.book-heat-pump-service', 'geothermal.book-service'],
      source: {
        organisation: 'European Union',
        title: 'Regulation (EU) 2024/573 on fluorinated greenhouse gases',
        year: 2024,
        url: 'https://eur-lex.europa.eu/eli/reg/2024/573/oj',
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'The APK depends on fuel and age: petrol and electric cars start at four years, come twice at two-year distance and yearly from the eighth; diesel cars start at three and are then tested yearly.',
      taskIds: ['car.book-service'],
      source: { organisation: 'RDW', title: 'APK: when must my vehicle be tested' },
      checkedOn,
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire or an ambulance. For the smell of gas or a power failure there is one national line, {gas emergency number}.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Netbeheer Nederland', title: 'Nationaal Storingsnummer gas en stroom' },
    },
  ],
};
