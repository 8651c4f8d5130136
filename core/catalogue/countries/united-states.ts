import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const unitedStates: CountryFacts = {
  country: 'US',
  slug: 'united-states',
  facts: [
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'NFPA',
        title: 'NFPA 72, National Fire Alarm and Signaling Code',
        year: 2022,
        url: 'https://www.nfpa.org/codes-and-standards/nfpa-72-standard-development/72',
      },
      checked: 'never',
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'US Consumer Product Safety Commission',
        title: 'Carbon Monoxide Information Center',
        url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center',
      },
      checked: 'never',
    },
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-furnace-service', 'central-heating.book-boiler-service'],
      source: {
        organisation: 'US Department of Energy',
        title: 'Furnaces and boilers (archived)',
        year: 2025,
        url: 'https://web.archive.org/web/20250102062644/https://www.energy.gov/energysaver/furnaces-and-boilers',
      },
      checked: 'never',
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'NFPA',
        title: 'NFPA 211, Chimneys, Fireplaces, Vents and Solid Fuel-Burning Appliances',
        year: 2024,
        url: 'https://www.nfpa.org/codes-and-standards/nfpa-211-standard-development/211',
      },
      checked: 'never',
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'US Consumer Product Safety Commission',
        title: 'Safety Barrier Guidelines for Residential Pools',
        year: 2012,
        url: 'https://www.cpsc.gov/s3fs-public/362%20Safety%20Barrier%20Guidelines%20for%20Pools.pdf',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'US EPA',
        title: 'How to Care for Your Septic System',
        url: 'https://www.epa.gov/septic/how-care-your-septic-system',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Wells',
      taskIds: ['plumbing-and-drains.test-well-water'],
      source: {
        organisation: 'CDC',
        title: 'Guidelines for Testing Well Water',
        year: 2024,
        url: 'https://www.cdc.gov/drinking-water/safety/guidelines-for-testing-well-water.html',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'US EPA',
        title: 'A Citizen’s Guide to Radon',
        year: 2016,
        url: 'https://www.epa.gov/radon/citizens-guide-radon-guide-protecting-yourself-and-your-family-radon',
      },
      checked: 'never',
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: [
        'air-conditioning.book-service',
        'air-conditioning.book-yearly-service',
        'central-heating.book-heat-pump-service',
        'geothermal.book-service',
      ],
      source: {
        organisation: 'US EPA',
        title: '40 CFR part 82, subpart F: recycling and emissions reduction of refrigerants',
        year: 1993,
        url: 'https://www.ecfr.gov/current/title-40/chapter-I/subchapter-C/part-82/subpart-F',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: {
        organisation: 'United States of America',
        title: 'Clean Air Act, section 182 (42 U.S.C. 7511a): vehicle inspection and maintenance',
        year: 1990,
        url: 'https://uscode.house.gov/view.xhtml?req=(title:42%20section:7511a%20edition:prelim)',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.inspect-roof', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'United States of America',
        title: 'USA.gov: rights of tenants',
        url: 'https://www.usa.gov/tenant-rights',
      },
      checked: 'never',
    },
    {
      topic: 'Lead and asbestos',
      taskIds: ['plumbing-and-drains.find-lead-pipes', 'roof-and-gutters.find-asbestos'],
      source: {
        organisation: 'US EPA',
        title: 'Lead Renovation, Repair and Painting Program',
        year: 2008,
        url: 'https://www.epa.gov/lead/lead-renovation-repair-and-painting-program',
      },
      checked: 'never',
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.strap-tank'],
      region: 'US-CA',
      source: {
        organisation: 'State of California',
        title: 'Health and Safety Code, section 19211',
        year: 1990,
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=19211',
      },
      checked: 'never',
    },
    {
      topic: 'Wildfire',
      taskIds: ['roof-and-gutters.prepare-for-fires'],
      region: 'US-CA',
      source: {
        organisation: 'State of California',
        title: 'Public Resources Code, section 4291',
        year: 1965,
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PRC&sectionNum=4291',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'United States of America',
        title: '911.gov: calling 911',
        url: 'https://www.911.gov/calling-911/',
      },
      checked: 'never',
    },
  ],
};
