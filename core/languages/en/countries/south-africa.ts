import type { CountryWords } from '../../country-words.ts';

export const southAfrica = {
  place: 'South Africa',
  facts: {
    Wiring:
      'Each user or lessor of an installation has a certificate of compliance from a registered person. At a sale it may be at most two years old, and work after it needs a new one.',
    Gas: 'A gas installation has a certificate of conformity from a registered installer after each installation, change or change of owner. The user has the installation inspected at least every five years.',
    Pools:
      'The building regulations ask for a fence or wall of at least 1.2 m around a pool, with a gate that closes and latches by itself. The owner answers for it; some cities ask for more.',
    'Hot water':
      'A geyser is installed by a qualified plumber with a safety valve, a drip tray and an expansion valve, and insurers ask for the certificate. Relief valves are tested as the maker says.',
    'Smoke alarms':
      'Houses need no smoke alarm by national law, though large thatched or shared buildings have their own rules. Insurers and the fire services advise one on each floor.',
    Wildfire:
      'Owners on whose land a bush fire may start or spread keep a firebreak at the boundary, and equipment and people to fight a fire. On days of high danger no open fire is allowed.',
    Termites:
      'No law asks for an inspection. At sales near the coast, buyers and banks usually want a certificate that the timber is free of wood-destroying beetles.',
    Renting:
      'Landlord and tenant inspect the home together at the start and end of the lease. The landlord keeps the building in repair, the tenant answers for the damage that they cause.',
    'Vehicle tests':
      'A car gets a certificate of roadworthiness when it changes owner, not each year. The licence disc is renewed yearly.',
    'Emergency numbers':
      'From a mobile phone call {emergency number} for any emergency. From any phone, 10177 reaches an ambulance and 10111 the police; your city has its own number for fire.',
  },
} as const satisfies CountryWords;
