import type { CountryWords } from '../../country-words.ts';

export const portugal = {
  place: 'Portugal',
  facts: {
    Gas: 'A home’s gas installation that is over ten years old and hasn’t been renewed is inspected every five years. The owner asks an inspection body for it and pays, unless the lease passes this to the tenant.',
    Wiring:
      'Private homes have no regular electrical inspection. One is needed for a new connection or more power, and the certificate stays valid until something changes.',
    'The building':
      'Owners carry out conservation works at least once every eight years, and whenever safety demands it. The municipality can order them.',
    Wildfire:
      'In rural areas owners keep a strip of 50 m round the house clear of fuel, with trees apart and branches high. The yearly deadline is normally 30 April.',
    Renting:
      'Unless the contract says otherwise, the landlord carries out ordinary and major repairs. The tenant gives notice of defects at once and may act alone only if it is urgent.',
    'Smoke alarms':
      'Single homes need no alarm by law. Tall buildings have detection in the shared parts, and holiday lets an extinguisher and a fire blanket.',
    Radon:
      'The national reference level is 300 becquerels per cubic metre. Granite districts in the north and centre are the most exposed; measure there for three months in winter.',
    'Air conditioning and heat pumps':
      'Technicians and firms that handle fluorinated refrigerants hold a certificate. Ask for it before they open the circuit; filters you may clean alone.',
    'Vehicle tests':
      'Cars are inspected (IPO) after four years, at six, and yearly from the eighth. The date follows the month of the number plate.',
    'Emergency numbers':
      'Call {emergency number} for fire or an ambulance, and 117 for a forest fire. For poisoning, call {poison number}. Your gas supplier prints its own number on the bill.',
  },
} as const satisfies CountryWords;
