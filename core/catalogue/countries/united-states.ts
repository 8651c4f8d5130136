import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

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
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'US Consumer Product Safety Commission',
        title: 'Carbon Monoxide Information Center',
        url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center',
      },
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
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'US EPA',
        title: 'How to Care for Your Septic System',
        url: 'https://www.epa.gov/septic/how-care-your-septic-system',
      },
      checkedOn: checkedOn,
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
        title: 'Refrigerant management: section 608 technician certification',
        url: 'https://www.epa.gov/section608/epas-refrigerant-management-program-questions-and-answers-section-608-certified',
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: { organisation: 'AAA', title: 'Digest of Motor Laws: vehicle inspection' },
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.inspect-roof', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'Legal Information Institute, Cornell Law School',
        title: 'Implied warranty of habitability',
        url: 'https://www.law.cornell.edu/wex/implied_warranty_of_habitability',
      },
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
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'US Fire Administration', title: 'Home fire safety: when to call 911' },
    },
  ],
};
