import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const unitedStates: CountryRules = {
  country: 'US',
  slug: 'united-states',
  place: 'the United States',
  facts: [
    {
      topic: 'Smoke alarms',
      text: 'State and local law decides where alarms go and who tests them; most states oblige landlords to fit them and tenants to report faults. The national code asks for a test each month and a new alarm after ten years.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: { organisation: 'NFPA', title: 'NFPA 72, National Fire Alarm and Signaling Code', year: 2022 },
    },
    {
      topic: 'Carbon monoxide',
      text: 'Most states demand carbon monoxide alarms in homes with fuel-burning appliances or an attached garage, but some only in new or rented ones. Ask your fire marshal.',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'US Consumer Product Safety Commission',
        title: 'Carbon Monoxide Information Center',
        url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center',
      },
    },
    {
      topic: 'Boilers and heating',
      text: 'No federal law makes you service a furnace at home. Gas work needs a licensed contractor in most states, and landlords must keep the heating in working order.',
      taskIds: ['central-heating.book-furnace-service', 'central-heating.book-boiler-service'],
      source: {
        organisation: 'US Department of Energy',
        title: 'Furnaces and boilers (archived)',
        url: 'https://web.archive.org/web/20250102062644/https://www.energy.gov/energysaver/furnaces-and-boilers',
      },
    },
    {
      topic: 'Chimneys and stoves',
      text: 'The standard that many local codes adopt asks for an inspection of chimneys, fireplaces and vents at least once a year, and for cleaning when it finds deposits.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'NFPA',
        title: 'NFPA 211, Chimneys, Fireplaces, Vents and Solid Fuel-Burning Appliances',
        year: 2024,
      },
    },
    {
      topic: 'Pools',
      text: 'Barriers are a matter for states and cities. The model code asks for a fence at least 1.2 m high with a gate that closes and latches by itself; many insurers ask the same.',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'US Consumer Product Safety Commission',
        title: 'Safety Barrier Guidelines for Residential Pools',
        url: 'https://www.cpsc.gov/s3fs-public/362%20Safety%20Barrier%20Guidelines%20for%20Pools.pdf',
      },
    },
    {
      topic: 'Septic tanks',
      text: 'The EPA advises an inspection at least every three years and pumping every three to five. Permits and duties come from the state or county, and some demand an inspection at a sale.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'US EPA',
        title: 'How to Care for Your Septic System',
        url: 'https://www.epa.gov/septic/how-care-your-septic-system',
      },
      checkedOn,
    },
    {
      topic: 'Wells',
      text: 'Federal drinking-water rules don’t cover private wells: the owner has the water tested. The CDC advises a test every year for bacteria, nitrates, dissolved solids and pH.',
      taskIds: ['plumbing-and-drains.test-well-water'],
      source: {
        organisation: 'CDC',
        title: 'Guidelines for Testing Well Water',
        url: 'https://www.cdc.gov/drinking-water/safety/guidelines-for-testing-well-water.html',
      },
    },
    {
      topic: 'Radon',
      text: 'The EPA advises action at 4 picocuries per litre of air or more. Many states make sellers disclose what they know; few regulate rented homes.',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'US EPA',
        title: 'A Citizen’s Guide to Radon',
        url: 'https://www.epa.gov/radon/citizens-guide-radon-guide-protecting-yourself-and-your-family-radon',
      },
    },
    {
      topic: 'Air conditioning and heat pumps',
      text: 'Only a technician with EPA certification may open the refrigerant circuit. Letting refrigerant escape on purpose is illegal.',
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
      text: 'Each state decides. Some inspect cars every year for safety or emissions, others only when they are sold, and several never.',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: { organisation: 'AAA', title: 'Digest of Motor Laws: vehicle inspection' },
    },
    {
      topic: 'Renting',
      text: 'In nearly every state a landlord owes the tenant a habitable home: sound structure, working plumbing, heating and wiring. States and cities differ on repairs, notice and deductions from the rent.',
      taskIds: ['roof-and-gutters.inspect-roof', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'Legal Information Institute, Cornell Law School',
        title: 'Implied warranty of habitability',
        url: 'https://www.law.cornell.edu/wex/implied_warranty_of_habitability',
      },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire, an ambulance or a gas leak, then your gas company, from outside. Poison Control is on 1-800-222-1222. Call 811 before you dig.',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'US Fire Administration', title: 'Home fire safety: when to call 911' },
    },
  ],
};
