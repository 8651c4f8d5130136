import type { TaskClaims } from './claim.ts';

export const carbonMonoxide: TaskClaims = {
  'fire-stove.book-sweep': [
    { about: ['fire', 'flue', 'pipe', 'spark'] },
    { about: ['air supply', 'door', 'fire', 'get out', 'water'], forbids: true, calls: ['emergency'] },
  ],
  'central-heating.book-boiler-service': [
    { about: ['cover'], who: ['gas engineer'] },
    { about: ['flame', 'gas', 'get out', 'smell', 'switch', 'window'], forbids: true, calls: ['any gas'] },
  ],
  'central-heating.book-furnace-service': [
    { about: ['alarm', 'carbon monoxide', 'get out', 'headache'], calls: ['emergency'] },
    { about: ['alarm'], forbids: true },
  ],
  'central-heating.book-oil-or-wood-service': [
    { about: ['cover'] },
    { about: ['carbon monoxide'], forbids: true },
    { about: ['alarm', 'get out'], calls: ['emergency'] },
  ],
  'chimney.book-sweep': [
    { about: ['fire', 'flue'], forbids: true },
    { about: ['air supply', 'fire', 'flue', 'get out'], calls: ['emergency'] },
    { about: ['fire', 'water'], forbids: true },
  ],
  'water-heater.book-gas-service': [
    { about: ['carbon monoxide', 'flame', 'headache', 'soot'] },
    { about: ['get out'], calls: ['emergency'], inBritain: ['emergency', 'gas leak'] },
    { about: ['go back in', 'window'], forbids: true },
    { about: ['alarm', 'carbon monoxide'] },
  ],
  'smoke-alarm.test-alarms': [
    { about: ['alarm'] },
    { about: ['flame', 'smoke'], forbids: true },
    { about: ['alarm', 'carbon monoxide', 'get out'], calls: ['emergency'] },
    { about: ['go back in'] },
  ],
  'carbon-monoxide-alarm.check-end-date': [
    { about: ['alarm', 'mains'], who: ['electrician'] },
    { about: ['alarm', 'flue'], forbids: true },
  ],
  'carbon-monoxide-alarm.check-air-supply': [
    { about: ['get out'], calls: ['emergency'] },
    { about: ['go back in', 'window'], forbids: true },
  ],
  'carbon-monoxide-alarm.clear-snow': [
    { about: ['roof'] },
    { about: ['alarm', 'carbon monoxide', 'get out'], calls: ['emergency'] },
  ],
};
