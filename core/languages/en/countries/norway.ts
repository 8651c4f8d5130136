import type { CountryWords } from '../../country-words.ts';

export const norway = {
  place: 'Norway',
  facts: {
    'Smoke alarms':
      'Every home and cabin has at least one alarm on each storey, heard in all bedrooms with the doors closed. The owner fits and maintains it; a test each month is advised.',
    'Fire extinguishers':
      'Extinguishing equipment is compulsory: a fixed hose, a 6 kg powder extinguisher, or water or foam of at least 6 litres of class 21A. It must reach all rooms, and the owner has it looked after.',
    'Chimneys and stoves':
      'The municipality sweeps when it is needed and supervises according to risk, often every two to eight years. Owners give access and report a new stove.',
    Radon:
      'In rented homes the yearly average must stay below 200 becquerels per cubic metre, with measures from 100. The landlord measures and shows the result; for your own home the same values are advice.',
    Wiring:
      'The local electrical inspectorate (DLE) examines homes from time to time and free of charge. Owner and user have the faults that it finds put right by a registered firm.',
    'Winter tyres':
      'The car must have the grip that the road demands. From 1 November to the Sunday after Easter the tread is at least 3 mm deep, and in Nordland, Troms and Finnmark from 16 October to 30 April.',
    'Vehicle tests':
      'The EU-kontroll is due four years after first registration and every second year after that. Nothing reminds you but a letter or message from the roads authority.',
    Renting:
      'Tenants look after locks, taps, sockets, fuses and other small fittings, and test the smoke alarm. Repairs beyond that are for the landlord, if nothing else was agreed.',
    'Septic tanks':
      'Municipal bylaws fix when private tanks are emptied, commonly every second year for homes and every fourth for cabins. The municipality sends the lorry and the bill.',
    'Emergency numbers':
      'Call {emergency number} for fire, 113 for an ambulance and 112 for the police. The doctor on duty is on 116 117. For poisoning, call {poison number}.',
  },
} as const satisfies CountryWords;
