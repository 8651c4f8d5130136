import type { EmergencyKind } from './emergency-kinds.ts';

/** What it may be, what to do, and the care tasks whose safety rules that repeats. */
export type Response = {
  readonly title: string;
  readonly steps: readonly string[];
  readonly taskIds: readonly string[];
};

const getOut = 'Get everyone out, close the doors behind you and call {emergency number} from outside.';

export const responses: Readonly<Record<EmergencyKind, Response>> = {
  gas: {
    title: 'This may be a gas leak',
    steps: [
      'Don’t touch any switches. Put out flames and open the windows.',
      'Close the gas valve if you can reach it safely.',
      'Go outside with everyone, and call {gas emergency number} from there.',
      'Go back in only when you are allowed to.',
    ],
    taskIds: ['gas-stove.book-service', 'central-heating.book-boiler-service'],
  },
  'carbon-monoxide': {
    title: 'This may be carbon monoxide',
    steps: [
      'Get everyone out into fresh air now, even if only one person feels ill.',
      'Call {emergency number} from outside and say that it may be carbon monoxide.',
      'If a gas appliance was on, also call {gas emergency number}.',
      'Don’t go back in to open windows, and stay out until you are allowed in.',
    ],
    taskIds: ['carbon-monoxide-alarm.check-air-supply', 'smoke-alarm.test-alarms'],
  },
  'chimney-fire': {
    title: 'This may be a chimney fire',
    steps: [
      'Shut the air inlets and the doors of the stove.',
      'Get everyone out and call {emergency number}.',
      'Don’t put water on the fire.',
      'Don’t light another fire until a chimney sweep has checked the flue.',
    ],
    taskIds: ['chimney.inspect-stack', 'chimney.book-sweep'],
  },
  'pan-fire': {
    title: 'Oil or fat may be burning',
    steps: [
      'Never use water, and don’t carry the pan.',
      'Turn off the heat and slide a lid on, if you can do so safely. Leave it there until the pan is cold.',
      `If flames remain, don’t fight them. ${getOut}`,
    ],
    taskIds: ['smoke-alarm.check-extinguisher'],
  },
  battery: {
    title: 'This battery may catch fire',
    steps: [
      'Don’t charge, open or carry a battery that is hot, hissing or smoking.',
      getOut,
      'If it is swollen but cool, unplug the charger and move the battery outdoors, away from anything that burns.',
    ],
    taskIds: ['scooter.care-battery'],
  },
  fire: {
    title: 'Something is on fire',
    steps: [
      getOut,
      'Fight a fire only if it is smaller than a waste bin and the exit is behind you.',
      'Don’t go back in for anything.',
    ],
    taskIds: ['smoke-alarm.check-extinguisher', 'windows-and-doors.test-escape-routes'],
  },
  'electric-shock': {
    title: 'This may be a dangerous electric shock',
    steps: [
      'Don’t touch the appliance or tap again, or a person who is still in contact with it.',
      'Turn the power off at the main switch, with dry hands.',
      'Call {emergency number} if anyone is hurt, dizzy, or was unconscious, even for a moment.',
      'Leave the circuit off until an electrician has found the fault.',
    ],
    taskIds: ['electrical-panel.label-circuits', 'electrical-panel.test-rcd'],
  },
  'water-and-electricity': {
    title: 'Water may have reached the electrics',
    steps: [
      'Don’t touch the water, or any switch, plug or light that it reaches.',
      'Turn the power off at the main switch only if you can reach it with dry hands and dry feet. Otherwise leave it.',
      'Close the main stopcock if the water comes from a pipe.',
      'If you see sparks or smoke, or if anyone is hurt, go outside and call {emergency number}.',
      'Leave the power off until an electrician has checked it.',
    ],
    taskIds: [
      'plumbing-and-drains.look-for-leaks',
      'plumbing-and-drains.test-sump-pump',
      'plumbing-and-drains.turn-stopcock',
    ],
  },
  electrical: {
    title: 'Wiring or an appliance may be burning',
    steps: [
      'Don’t touch anything that smokes, sparks or crackles, and don’t put water on it.',
      'Turn the main switch off on the way out, if you can do so safely.',
      'If there is smoke, crackling or scorching, leave with everyone and call {emergency number}.',
      'Leave the circuit off until an electrician has checked it.',
    ],
    taskIds: ['electrical-panel.look-for-heat'],
  },
  fumes: {
    title: 'These fumes may be poisonous',
    steps: [
      'Leave the room at once and go into fresh air. Keep others out.',
      'Don’t pour anything else onto the mixture, and don’t go back to clear it up.',
      'Call {emergency number} if anyone coughs, has trouble breathing or has it in the eyes.',
      'Rinse eyes or skin with plenty of running water.',
    ],
    taskIds: ['shower.remove-mould'],
  },
  structure: {
    title: 'Part of the building may fall',
    steps: [
      'Get everyone out from under and above it, and stay away.',
      'Call {emergency number} if it may fall or if anyone is hurt.',
      'Don’t prop it up or take anything down yourself.',
      'Go back in only when a surveyor or a structural engineer says that it is safe.',
    ],
    taskIds: ['roof-and-gutters.check-walls'],
  },
  'smoke-alarm': {
    title: 'There may be a fire',
    steps: [
      `If you see or smell smoke, or don’t know why it sounds: ${getOut.charAt(0).toLowerCase()}${getOut.slice(1)}`,
      'Touch a door before you open it. If it is hot, use another way out.',
      'Switch an alarm off only when you are sure that nothing is burning.',
    ],
    taskIds: ['windows-and-doors.test-escape-routes', 'smoke-alarm.test-alarms'],
  },
};
