import type { TaskClaims } from './claim.ts';

export const wiring: TaskClaims = {
  'jacuzzi.test-rcd': [{ forbids: true }, { about: ['cover'] }],
  'jacuzzi.test-gfci': [{ forbids: true }, { about: ['cover'], who: ['electrician'] }],
  'electric-heating.check-clearance': [{}, { about: ['wires'], forbids: true }],
  'water-heater.look-over': [
    { about: ['cover', 'hand', 'wet'], forbids: true },
    {
      about: ['flame', 'gas', 'get out', 'headache', 'soot'],
      calls: ['emergency'],
      inBritain: ['emergency', 'gas leak'],
    },
    { forbids: true },
  ],
  'outdoor-jacuzzi.test-rcd': [
    { about: ['hand', 'switch', 'wet'], forbids: true },
    { about: ['cover', 'wires'], forbids: true, who: ['electrician'] },
  ],
  'outdoor-kitchen.check-vents-sockets': [
    { about: ['bottle', 'gas', 'get out', 'smell', 'switch'], forbids: true, calls: ['emergency'] },
    { about: ['gas', 'pipe', 'wires'], who: ['registered tradesperson'] },
    { about: ['air supply', 'birds', 'gas'] },
  ],
  'car.test-charge-point': [
    { about: ['cover'], forbids: true },
    { forbids: true, who: ['electrician'] },
  ],
  'electrical-panel.test-rcd': [{ about: ['cover', 'panel'], forbids: true }, { about: ['medical'] }],
  'electrical-panel.test-gfci': [{ about: ['cover', 'hand', 'panel'] }, { about: ['medical'], forbids: true }],
  'electrical-panel.look-for-heat': [
    { about: ['burn', 'get out', 'smell', 'smoke'], calls: ['emergency'] },
    { about: ['switch'] },
    { about: ['panel', 'water'], forbids: true },
  ],
};
