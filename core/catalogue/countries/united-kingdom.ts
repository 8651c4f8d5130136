import { every } from '../../domain/care-task.ts';
import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const unitedKingdom: CountryRules = {
  country: 'GB',
  slug: 'united-kingdom',
  place: 'the United Kingdom',
  facts: [
    {
      topic: 'Gas',
      text: 'Landlords have gas appliances and flues checked every year by an engineer on the Gas Safe Register, and give tenants the record within 28 days. Owners have no such duty, but the same engineer and interval are advised.',
      taskIds: ['central-heating.book-boiler-service', 'gas-stove.book-service', 'water-heater.book-gas-service'],
      everyDays: every.year,
      source: {
        organisation: 'UK Government',
        title: 'Gas Safety (Installation and Use) Regulations 1998, regulation 36',
        year: 1998,
        url: 'https://www.legislation.gov.uk/uksi/1998/2451/regulation/36',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'In rented homes in England, the landlord fits a smoke alarm on each storey and proves that it works on the first day; the tenant tests it from then on. In Scotland, every home needs linked alarms. Wales and Northern Ireland have rules of their own.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'UK Government',
        title: 'Smoke and Carbon Monoxide Alarm (England) Regulations 2015, as amended in 2022',
        year: 2015,
        url: 'https://www.legislation.gov.uk/uksi/2015/1693/contents',
      },
    },
    {
      topic: 'Carbon monoxide',
      text: 'Landlords in England fit a carbon monoxide alarm in each room with a fixed fuel-burning appliance, other than a gas cooker, and replace it when a fault is reported. Scotland asks it of all homes.',
      taskIds: ['carbon-monoxide-alarm.check-end-date'],
      source: {
        organisation: 'UK Government',
        title: 'Smoke and Carbon Monoxide Alarm (Amendment) Regulations 2022',
        year: 2022,
        url: 'https://www.legislation.gov.uk/uksi/2022/707/contents/made',
      },
    },
    {
      topic: 'Wiring',
      text: 'A rented home in England, Scotland or Wales has its wiring inspected at least every five years, and the landlord gives the tenant the report. For owners there is only advice: about every ten years.',
      taskIds: ['electrical-panel.ask-for-report'],
      everyDays: every.fiveYears,
      source: {
        organisation: 'UK Government',
        title: 'Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
        year: 2020,
        url: 'https://www.legislation.gov.uk/uksi/2020/312/contents',
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      text: 'No law of the country sets an interval for sweeping, though insurers often do. In a smoke control area you may burn only authorised fuel, unless the stove is on the list of exempt appliances.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'GOV.UK',
        title: 'Smoke control areas: the rules',
        url: 'https://www.gov.uk/smoke-control-area-rules',
      },
    },
    {
      topic: 'Septic tanks',
      text: 'In England the general binding rules apply: no septic tank may empty into a stream, and sludge is removed at least once a year, or as the maker advises. The owner or the person who runs the tank is responsible. Scotland, Wales and Northern Ireland want the tank registered or licensed.',
      taskIds: ['plumbing-and-drains.book-septic-pumping'],
      everyDays: every.year,
      source: {
        organisation: 'GOV.UK',
        title: 'Septic tanks and treatment plants: permits and general binding rules',
        url: 'https://www.gov.uk/permits-you-need-for-septic-tanks',
      },
      checkedOn,
    },
    {
      topic: 'Hot water',
      text: 'Only an installer with the qualification for unvented systems (G3) may fit or service a hot water cylinder at mains pressure. Building control hears of a new one.',
      taskIds: ['water-heater.book-descale'],
      source: {
        organisation: 'HM Government',
        title: 'Approved Document G: sanitation, hot water safety and water efficiency',
        url: 'https://www.gov.uk/government/publications/sanitation-hot-water-safety-and-water-efficiency-approved-document-g',
      },
    },
    {
      topic: 'Hedges and trees',
      text: 'It is an offence to damage a wild bird’s nest while it is in use or being built. Look inside a hedge first, and leave the hard cut until after August.',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'UK Government',
        title: 'Wildlife and Countryside Act 1981, section 1',
        year: 1981,
        url: 'https://www.legislation.gov.uk/ukpga/1981/69/section/1',
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'A car or motorcycle takes its MOT by the third year after registration and every year from then on; in Northern Ireland, cars start at four years.',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: { organisation: 'GOV.UK', title: 'Getting an MOT', url: 'https://www.gov.uk/getting-an-mot' },
    },
    {
      topic: 'Renting',
      text: 'On most leases in England and Wales the landlord repairs the structure, the outside with its drains and gutters, and the installations for water, gas, power, heating and hot water. Scotland and Northern Ireland have similar duties.',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'UK Government',
        title: 'Landlord and Tenant Act 1985, section 11',
        year: 1985,
        url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/11',
      },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire or an ambulance. For a gas leak or suspected carbon monoxide, call {gas emergency number} in Great Britain or 0800 002 001 in Northern Ireland; for a power cut, 105.',
      taskIds: ['gas-stove.book-service', 'carbon-monoxide-alarm.check-air-supply'],
      source: { organisation: 'Health and Safety Executive', title: 'Gas emergency contacts' },
    },
  ],
};
