import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const australia: CountryRules = {
  country: 'AU',
  slug: 'australia',
  place: 'Australia',
  facts: [
    {
      topic: 'Smoke alarms',
      text: 'Every state requires alarms and places the duty on the owner. In Victoria and New South Wales landlords check them every year; in Queensland they test within 30 days before each lease, and all homes need linked photoelectric alarms from 2027.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Queensland Government',
        title: 'Fire Services Act 1990, part 9A: smoke alarms',
        year: 1990,
      },
      checkedOn,
    },
    {
      topic: 'Gas',
      text: 'Only licensed gasfitters work on gas. In Victoria the rental provider has gas installations checked every two years; other states set no interval.',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Victorian Government',
        title: 'Residential Tenancies Regulations 2021, schedule 3',
        year: 2021,
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      text: 'Victoria’s rented homes have their wiring checked every two years at the landlord’s cost. Western Australia asks for two safety switches before a sale or lease, and Queensland for one on the power circuits.',
      taskIds: ['electrical-panel.ask-for-report', 'electrical-panel.test-rcd'],
      source: {
        organisation: 'Victorian Government',
        title: 'Residential Tenancies Regulations 2021, schedule 3: electrical safety activities',
        year: 2021,
      },
      checkedOn,
    },
    {
      topic: 'Pools',
      text: 'A barrier of at least 1.2 m with a gate that closes and latches by itself is compulsory, and most pools are registered. Victoria wants a new certificate every four years; New South Wales and Queensland when the home is sold or let.',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'Standards Australia',
        title: 'AS 1926.1, Swimming pool safety: safety barriers',
        year: 2012,
      },
      checkedOn,
    },
    {
      topic: 'Hot water',
      text: 'New systems store water at 60 °C or more and deliver at most 50 °C to bathrooms, through a tempering valve. A licensed plumber fits and replaces it.',
      taskIds: ['water-heater.check-temperature', 'water-heater.test-relief-valve', 'bathtub.measure-hot-tap'],
      source: { organisation: 'Standards Australia', title: 'AS/NZS 3500.4, Heated water services', year: 2021 },
    },
    {
      topic: 'Air conditioning and heat pumps',
      text: 'Anyone who handles refrigerant needs a licence from the Australian Refrigeration Council. You may clean the filters and the casing yourself.',
      taskIds: ['air-conditioning.book-service', 'air-conditioning.book-yearly-service'],
      source: { organisation: 'Australian Refrigeration Council', title: 'Refrigerant handling licences (ARCtick)' },
    },
    {
      topic: 'Termites',
      text: 'The Australian Standard advises a professional inspection at least once a year, more often in the north. No law obliges owners to book it, but warranties and insurers may.',
      taskIds: ['roof-and-gutters.book-termite-inspection'],
      source: {
        organisation: 'Standards Australia',
        title: 'AS 3660.2, Termite management in and around existing buildings',
        year: 2017,
      },
    },
    {
      topic: 'Wildfire',
      text: 'On a day of total fire ban you may light no fire outdoors, and many councils order you to clear dry grass before summer. The state’s fire service declares the ban.',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'fire-pit.clear-surroundings'],
      source: { organisation: 'NSW Rural Fire Service', title: 'Total fire bans and fire danger ratings' },
    },
    {
      topic: 'Blind cords',
      text: 'Blinds and curtains on sale must have cords that can be fixed out of a child’s reach. Suppliers carry the duty; in a rented home, ask the landlord to have old cords secured.',
      taskIds: ['windows-and-doors.secure-blind-cords'],
      source: {
        organisation: 'Australian Competition and Consumer Commission',
        title: 'Corded internal window coverings: mandatory standard',
        year: 2014,
      },
    },
    {
      topic: 'Septic tanks',
      text: 'The council approves each system and may set its intervals. Aerated systems are usually serviced every three months under a contract.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'NSW Government',
        title: 'Septic Safe: on-site sewage management guidelines for households',
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'States differ. New South Wales inspects cars over five years old every year; Victoria and Queensland ask for a certificate when a car is sold.',
      taskIds: ['car.book-service'],
      source: { organisation: 'Transport for NSW', title: 'Safety checks for light vehicles' },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire or an ambulance. The State Emergency Service helps after storms and floods on 132 500, and Poisons Information on 13 11 26.',
      taskIds: ['roof-and-gutters.prepare-for-storms', 'pool.test-water'],
      source: { organisation: 'Australian Government', title: 'Triple Zero and other emergency numbers' },
    },
  ],
};
