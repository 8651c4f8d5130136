import type { TaskClaims } from './claim.ts';

export const gasAndFire: TaskClaims = {
  'gas-stove.book-service': [
    { about: ['gas', 'smell'] },
    { about: ['switch'], forbids: true },
    { about: ['flame', 'window'] },
    { about: ['gas', 'get out'], calls: ['any gas'] },
  ],
  'gas-stove.check-bottle': [
    { about: ['gas', 'smell', 'switch'], forbids: true },
    { about: ['bottle', 'door', 'get out', 'window'], calls: ['emergency'] },
    { about: ['flame', 'leak'], forbids: true },
  ],
  'pizza-oven.sweep-flue': [
    { about: ['roof'], forbids: true },
    { about: ['flue', 'pipe'], who: ['sweep'] },
    { about: ['birds', 'flue'] },
    { about: ['burn'], forbids: true },
  ],
  'pizza-oven.test-gas-hose': [
    { about: ['flame', 'leak', 'smoke'], forbids: true },
    {},
    { about: ['gas', 'pipe'], who: ['gas engineer'] },
  ],
  'pizza-oven.check-either-fuel': [
    { about: ['gas', 'water'] },
    { about: ['get out', 'smell'], forbids: true, calls: ['emergency'] },
    { about: ['burn', 'door', 'flue', 'get out'], calls: ['emergency'] },
  ],
  'sauna.check-heater': [{ about: ['wires'], who: ['electrician'] }, { forbids: true }, { about: ['ash'] }],
  'dryer.clean-vent-duct': [
    { about: ['gas'], forbids: true, who: ['gas engineer'] },
    { about: ['flue', 'hand', 'roof'], who: ['duct cleaner'] },
  ],
  'bbq-grill.leak-test-hose': [
    { about: ['flame', 'leak'], forbids: true },
    { about: ['gas', 'get out', 'smell'], calls: ['emergency'] },
    { about: ['bottle'], forbids: true },
  ],
  'fire-pit.test-gas': [
    { about: ['flame', 'gas'], forbids: true },
    { about: ['gas', 'get out', 'smell'], forbids: true, calls: ['emergency'] },
    { about: ['gas', 'pipe'], who: ['gas engineer'] },
  ],
  'fire-pit.check-either-fuel': [
    { about: ['ash', 'wet'] },
    { about: ['flame', 'gas', 'leak'], forbids: true },
    { about: ['gas', 'get out', 'smell'], forbids: true, calls: ['emergency'] },
  ],
  'boat.check-bilge-fuel': [{ numbers: ['4 min'] }, { about: ['gas', 'pipe', 'smoke', 'spark'], forbids: true }],
  'scooter.care-battery': [
    { about: ['battery', 'leak'], forbids: true },
    { about: ['get out', 'smoke'], calls: ['emergency'] },
    { about: ['battery', 'wet'], forbids: true },
  ],
  'windows-and-doors.test-escape-routes': [{}, { about: ['child', 'window'] }],
  'ventilation.book-duct-check': [
    { about: ['air supply'], forbids: true },
    { about: ['alarm', 'get out'], calls: ['emergency'] },
  ],
};
