import type { TaskClaims } from './claim.ts';

export const otherDangers: TaskClaims = {
  'water-heater.strap-tank': [{ about: ['flue', 'gas', 'pipe'], forbids: true }, { who: ['plumber'] }],
  'terrace.check-railing': [{ forbids: true }, { who: ['mason or metalworker'] }],
  'boat.check-lifejackets': [
    { about: ['bottle'], forbids: true },
    { about: ['leak'] },
    { about: ['bottle'], who: ['service agent'] },
  ],
  'motorcycle.check-controls': [{}, { about: ['brake'], forbids: true }],
  'rv.test-alarms-tyres': [
    { about: ['air supply'], forbids: true },
    { about: ['alarm', 'carbon monoxide', 'gas', 'get out'], calls: ['emergency'] },
  ],
  'rv.book-habitation': [{ about: ['bottle', 'flame', 'gas', 'smell'], forbids: true }, { forbids: true }],
  'scooter.check-folding': [{}, { forbids: true }, { about: ['pipe'], forbids: true }],
  'scooter.check-moped': [{}, { about: ['burn'] }],
  'smoke-alarm.check-dates': [
    { about: ['ladder'], forbids: true },
    { about: ['alarm', 'mains'], who: ['electrician'] },
  ],
  'smoke-alarm.change-batteries': [{ about: ['ladder'] }, { about: ['alarm', 'battery', 'cover', 'mains', 'wires'] }],
  'plumbing-and-drains.empty-standing-water': [{ forbids: true }, { about: ['water'], forbids: true }],
  'windows-and-doors.test-garage-door': [
    { about: ['child', 'door'] },
    { about: ['hand'], forbids: true },
    { about: ['wires'], forbids: true },
  ],
  'windows-and-doors.prepare-for-earthquakes': [
    { about: ['flame', 'gas', 'get out', 'smell', 'switch'], forbids: true, calls: ['any gas'] },
    { about: ['get out', 'wires'] },
  ],
  'windows-and-doors.secure-blind-cords': [{ forbids: true }, { about: ['ladder'] }],
};
