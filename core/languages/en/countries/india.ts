import type { CountryWords } from '../../country-words.ts';

export const india = {
  place: 'India',
  facts: {
    Gas: 'The distributor’s mechanic inspects the stove, hose and regulator of each LPG customer every five years, for a fee. The Suraksha hose is replaced every five years too, and insurance after an accident depends on it.',
    Wiring:
      'Work on the wiring is for a licensed contractor, who tests it and reports. An earth-leakage device is prescribed for all but the smallest connections.',
    'Vehicle tests':
      'After its first year each vehicle carries a pollution certificate (PUC), renewed yearly for recent engines. After 15 years a private car is inspected to renew its registration, for five years at a time.',
    Renting:
      'States have their own rent laws; the model act, which several have adopted, gives structure, wiring and plumbing to the landlord and taps, switches and cleaning to the tenant.',
    'Smoke alarms':
      'Houses need no smoke alarm by law. Tall blocks have detection, hydrants and yearly inspections under the fire law of the state; the association of owners sees to them.',
    'The building':
      'Several cities, Mumbai among them, demand a structural audit of buildings over 30 years old. The owners or their society commission an engineer, mostly before the rains.',
    'Septic tanks':
      'Tanks are emptied every two to three years by a licensed operator with a lorry; nobody may be sent into a tank without machines and protection. The owner orders it.',
    Mosquitoes:
      'City inspectors look for standing water in tanks, coolers and pots in the rainy season, and fine the occupier. Cover tanks and empty coolers each week.',
    'Hedges and trees':
      'Felling or heavy pruning of a tree needs the permission of the tree officer in Delhi and of similar authorities in most states, on private land too.',
    'Emergency numbers':
      'Call {emergency number} for any emergency, 101 for fire and 108 for an ambulance. For a leak of cooking gas call {gas leak number}, at any hour.',
  },
} as const satisfies CountryWords;
