import { every } from '../../domain/care-task.ts';
import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const canada: CountryRules = {
  country: 'CA',
  slug: 'canada',
  place: 'Canada',
  facts: [
    {
      topic: 'Chimneys and stoves',
      text: 'The model fire code, which the provinces adopt with changes, has every chimney and flue pipe inspected at most 12 months apart, and after any chimney fire. The owner arranges it.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'Province of British Columbia',
        title: 'British Columbia Fire Code, article 2.6.1.4',
        year: 2006,
        url: 'https://free.bcpublications.ca/civix/document/id/public/bcfc2006/fire_B_P2_2.6',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'Provinces decide. In Ontario every storey and every sleeping area has an alarm; the landlord tests those of a rented home each year and at each change of tenant.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: { organisation: 'Province of Ontario', title: 'Ontario Regulation 213/07: Fire Code', year: 2007 },
      checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      text: 'Provinces decide. Since January 2026 an Ontario home with a fuel-burning appliance, a fireplace or an attached garage has an alarm on every storey and near each bedroom. Elsewhere the rule may cover new homes only.',
      taskIds: ['carbon-monoxide-alarm.check-end-date'],
      source: {
        organisation: 'Province of Ontario',
        title: 'Ontario Regulation 213/07: Fire Code, as amended from 1 January 2026',
        year: 2026,
      },
      checkedOn,
    },
    {
      topic: 'Gas',
      text: 'Only a certified gas technician may install, service or remove a gas appliance. Each province has its own authority: TSSA in Ontario, Technical Safety BC, the RBQ in Québec.',
      taskIds: ['gas-stove.book-service', 'central-heating.book-furnace-service', 'water-heater.book-gas-service'],
      source: { organisation: 'CSA Group', title: 'CSA B149.1, Natural gas and propane installation code', year: 2020 },
    },
    {
      topic: 'Septic tanks',
      text: 'Rules are provincial. Québec has the tank of a permanent home emptied every two years and that of a seasonal one every four, unless the sludge is measured; the owner pays, often through the municipality.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Government of Québec',
        title:
          'Règlement sur l’évacuation et le traitement des eaux usées des résidences isolées (Q-2, r. 22), article 13',
      },
      checkedOn,
    },
    {
      topic: 'Radon',
      text: 'Health Canada advises action above 200 becquerels per cubic metre. Measure for three months or more, in the heating season.',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Health Canada',
        title: 'Guide for Radon Measurements in Residential Dwellings',
        year: 2017,
      },
    },
    {
      topic: 'Pools',
      text: 'Fences are a provincial or municipal matter. Québec wants an enclosure of 1.2 m with a gate that closes and locks by itself, for older pools too. Other cities ask for a permit and up to 1.5 m or more.',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'Government of Québec',
        title: 'Residential Swimming Pool Safety Regulation (S-3.1.02, r. 1)',
      },
    },
    {
      topic: 'Winter tyres',
      text: 'Québec demands winter tyres from 1 December to 15 March. British Columbia asks for them on most mountain routes from October; other provinces only advise them.',
      taskIds: ['car.prepare-winter'],
      source: { organisation: 'Government of Québec', title: 'Highway Safety Code, section 440.1' },
    },
    {
      topic: 'Hedges and trees',
      text: 'It is illegal to harm the nest of a migratory bird. Most nest between April and August, so trim and fell outside those months.',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: { organisation: 'Government of Canada', title: 'Migratory Birds Regulations, 2022', year: 2022 },
    },
    {
      topic: 'Vehicle tests',
      text: 'Most provinces inspect a car when it is sold or comes from another province. Nova Scotia and a few others also do so at regular intervals.',
      taskIds: ['car.book-service'],
      source: { organisation: 'Province of Nova Scotia', title: 'Vehicle Inspection Regulations' },
    },
    {
      topic: 'Renting',
      text: 'Each province has its own tenancy law. In all of them the landlord keeps the home, its heating and its plumbing in good repair, while the tenant keeps it clean and reports damage.',
      taskIds: [
        'roof-and-gutters.clear-gutters',
        'roof-and-gutters.empty-gutters',
        'plumbing-and-drains.look-for-leaks',
      ],
      source: {
        organisation: 'Canada Mortgage and Housing Corporation',
        title: 'Rental guides by province: landlord and tenant responsibilities',
      },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire, an ambulance or the smell of gas, then the gas utility. Ask for the location of cables and pipes before you dig.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Public Safety Canada', title: '9-1-1: when and how to call' },
    },
  ],
};
