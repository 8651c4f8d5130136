import type { TaskClaims } from './claim.ts';

export const water: TaskClaims = {
  'bathtub.measure-hot-tap': [
    { about: ['adult', 'burn', 'child', 'water'], numbers: ['60 °C', '1 s'] },
    { about: ['legionella', 'mixing'], numbers: ['60 °C'] },
  ],
  'shower.test-mixer': [
    { about: ['hand'], forbids: true },
    { about: ['mixing'] },
    { about: ['legionella'], forbids: true, numbers: ['60 °C'] },
  ],
  'geothermal.check-scalding': [
    { about: ['child', 'hand', 'water'], forbids: true },
    { about: ['water'] },
    { about: ['legionella', 'mixing', 'water'], forbids: true, numbers: ['60 °C'] },
  ],
  'water-heater.check-temperature': [
    { about: ['adult', 'burn', 'child', 'water'], numbers: ['60 °C', '6 s'] },
    { numbers: ['49 °C'] },
    { about: ['legionella', 'mixing'], forbids: true, numbers: ['60 °C'] },
    { about: ['cover'] },
  ],
  'outdoor-jacuzzi.test-water': [
    { about: ['water'], forbids: true },
    { about: ['mixing'], forbids: true },
    { about: ['child', 'chlorine and acid'] },
  ],
  'outdoor-jacuzzi.check-cover': [
    { about: ['cover'], forbids: true },
    { about: ['cover'], forbids: true },
  ],
  'pool.test-water': [
    { about: ['water'], forbids: true },
    { about: ['chlorine and acid'], forbids: true },
    { about: ['burn', 'gas'] },
    {},
  ],
  'pool.check-barrier': [{ about: ['adult', 'barrier', 'hand'], forbids: true }, { forbids: true }, {}],
  'pool.check-drains': [{ about: ['cover', 'water'], forbids: true }],
  'plumbing-and-drains.test-well-water': [
    { about: ['water'] },
    { about: ['child', 'water'], forbids: true },
    { forbids: true },
  ],
};
