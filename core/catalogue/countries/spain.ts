import { every } from '../../domain/care-task.ts';
import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const spain: CountryRules = {
  country: 'ES',
  slug: 'spain',
  place: 'Spain',
  facts: [
    {
      topic: 'Boilers and heating',
      text: 'The user has a gas boiler of up to 70 kW serviced by an authorised firm at least every two years, and one for oil every year. A certificate stays with the home.',
      taskIds: ['central-heating.book-boiler-service'],
      everyDays: every.twoYears,
      source: {
        organisation: 'Government of Spain',
        title: 'Real Decreto 1027/2007 (RITE), IT 3.3, table 3.1',
        year: 2007,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15820',
      },
      checkedOn,
    },
    {
      topic: 'Hot water',
      text: 'A gas water heater of up to 24.4 kW, as most flats have, is serviced at least every five years, a larger one every two. The user books it.',
      taskIds: ['water-heater.book-gas-service'],
      everyDays: every.fiveYears,
      source: {
        organisation: 'Government of Spain',
        title: 'Real Decreto 1027/2007 (RITE), IT 3.3: water heaters',
        year: 2007,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15820',
      },
      checkedOn,
    },
    {
      topic: 'Gas',
      text: 'Every five years the distributor announces and makes an inspection of piped gas, and charges it on the bill. With bottled or tank gas you call an authorised installer yourself. Inspectors never ask for cash at the door.',
      taskIds: ['gas-stove.book-service', 'gas-stove.check-bottle'],
      source: {
        organisation: 'Government of Spain',
        title: 'Real Decreto 919/2006, ITC-ICG 07',
        year: 2006,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-15345',
      },
      checkedOn,
    },
    {
      topic: 'Air conditioning and heat pumps',
      text: 'Home units of up to 12 kW have a compulsory service every four years and larger ones every two. Opening the circuit is for an authorised firm.',
      taskIds: [
        'air-conditioning.book-service',
        'air-conditioning.book-yearly-service',
        'central-heating.book-heat-pump-service',
      ],
      source: {
        organisation: 'Government of Spain',
        title: 'Real Decreto 1027/2007 (RITE), IT 3.3: air conditioning',
        year: 2007,
      },
    },
    {
      topic: 'Wiring',
      text: 'A single home needs no periodic inspection of its wiring. Shared installations of large blocks are inspected every ten years, which the owners’ association arranges.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: { organisation: 'Government of Spain', title: 'Real Decreto 842/2002 (REBT), ITC-BT-05', year: 2002 },
    },
    {
      topic: 'Smoke alarms',
      text: 'No national law requires alarms in existing homes. Some regions ask for them in new or tourist homes; elsewhere it is your choice to fit one on each floor.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: { organisation: 'Government of Spain', title: 'Código Técnico de la Edificación, DB SI 4' },
    },
    {
      topic: 'Renting',
      text: 'The landlord makes all repairs that keep the home habitable, without a higher rent. Small repairs from ordinary wear are paid by the tenant.',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'Government of Spain',
        title: 'Ley 29/1994 de Arrendamientos Urbanos, article 21',
        year: 1994,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      },
    },
    {
      topic: 'The building',
      text: 'Most regions and cities have buildings inspected once they are about 50 years old, and every ten years from then on. The owners commission an architect.',
      taskIds: ['roof-and-gutters.check-walls', 'roof-and-gutters.inspect-roof'],
      source: { organisation: 'Government of Spain', title: 'Real Decreto Legislativo 7/2015, article 29', year: 2015 },
    },
    {
      topic: 'Vehicle tests',
      text: 'The ITV starts four years after registration, comes every two years until the tenth, and each year from there.',
      taskIds: ['car.book-service'],
      source: {
        organisation: 'Government of Spain',
        title: 'Real Decreto 920/2017 on vehicle inspection',
        year: 2017,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-12841',
      },
      checkedOn,
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for every emergency; operators speak several languages. For gas, use the distributor’s line, which is printed on the bill. Poisoning: 91 562 04 20.',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'Protección Civil, Spain', title: '112: teléfono único de emergencias' },
    },
  ],
};
