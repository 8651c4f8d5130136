import { every } from '../../domain/care-task.ts';
import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const france: CountryRules = {
  country: 'FR',
  slug: 'france',
  place: 'France',
  facts: [
    {
      topic: 'Boilers and heating',
      text: 'The occupier, owner or tenant, has the boiler serviced every year and keeps the technician’s certificate for two years. In a building with shared heating, the owners’ association does it.',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      everyDays: every.year,
      source: {
        organisation: 'French Government',
        title: 'Décret n° 2009-649 on the servicing of boilers',
        year: 2009,
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      text: 'A professional sweeps the flues of wood stoves, fires and ranges at least once a year and certifies that they are clear. The occupier books the visit, unless the lease says otherwise.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'French Government',
        title: 'Décret n° 2023-641 on the servicing of heaters and the sweeping of flues',
        year: 2023,
      },
      checkedOn,
    },
    {
      topic: 'Air conditioning and heat pumps',
      text: 'Systems from 4 to 70 kW are serviced by a professional every two years. The owner or tenant who uses the system books it.',
      taskIds: ['air-conditioning.book-service', 'central-heating.book-heat-pump-service', 'geothermal.book-service'],
      everyDays: every.twoYears,
      source: {
        organisation: 'French Government',
        title: 'Décret n° 2020-912 on the inspection and servicing of boilers, heating and air conditioning',
        year: 2020,
      },
    },
    {
      topic: 'Smoke alarms',
      text: 'Every home needs at least one smoke alarm. The owner provides it. The occupier tests it, changes the batteries and informs the home insurer of it.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates', 'smoke-alarm.change-batteries'],
      source: { organisation: 'French Government', title: 'Décret n° 2011-36 on smoke alarms in homes', year: 2011 },
      checkedOn,
    },
    {
      topic: 'Wiring',
      text: 'The law sets no regular inspection of a home’s wiring. Installations over 15 years old are examined before a sale and before a new lease; the landlord hands the report to the tenant.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'French Government',
        title: 'Code de la construction et de l’habitation, article L134-7; loi n° 89-462, article 3-3',
      },
    },
    {
      topic: 'Septic tanks',
      text: 'The municipality’s service for private drainage (SPANC) inspects each system, at most ten years apart. An approved firm empties the tank before sludge fills half of it.',
      taskIds: ['plumbing-and-drains.check-septic-tank', 'plumbing-and-drains.book-septic-pumping'],
      source: {
        organisation: 'French Government',
        title: 'Code général des collectivités territoriales, article L2224-8; arrêté du 7 septembre 2009',
        year: 2009,
      },
    },
    {
      topic: 'Pools',
      text: 'A private pool that is sunk into the ground needs a barrier, an alarm, a safety cover or an enclosure that meets the standards. The owner fits it, for a rented home too.',
      taskIds: ['pool.check-barrier'],
      source: { organisation: 'French Government', title: 'Loi n° 2003-9 on the safety of swimming pools', year: 2003 },
      checkedOn,
    },
    {
      topic: 'Winter tyres',
      text: 'From 1 November to 31 March, cars in the listed municipalities of mountain areas need four winter tyres, or chains in the boot.',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'French Government',
        title: 'Décret n° 2020-1264 on the equipment of vehicles in winter',
        year: 2020,
      },
      checkedOn,
    },
    {
      topic: 'Vehicle tests',
      text: 'A car has its first “contrôle technique” within four years, then one every two years. Motorcycles are tested too, since 2024.',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: { organisation: 'French Government', title: 'Code de la route, articles R323-22 and R323-6' },
    },
    {
      topic: 'Renting',
      text: 'A decree lists what tenants maintain: seals, taps, gutters, hedges and the yearly boiler service among them. Wear, age and faults in the structure remain the landlord’s.',
      taskIds: ['roof-and-gutters.clear-gutters', 'hedges.trim-sides', 'shower.check-sealant'],
      source: { organisation: 'French Government', title: 'Décret n° 87-712 on tenants’ repairs', year: 1987 },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for any emergency, or 18 for fire and 15 for an ambulance. Report a gas leak to GRDF on {gas emergency number}, from outside.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'GRDF', title: 'Urgence Sécurité Gaz' },
    },
  ],
};
