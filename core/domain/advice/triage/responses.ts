import { localise } from '../../local-text/localise.ts';
import type { Advice } from '../advice.ts';
import type { EmergencyKind } from './emergency-kinds.ts';

/** What it may be, what to do, and the care tasks whose safety rules that repeats. */
type Response = {
  readonly title: string;
  readonly steps: readonly string[];
  readonly taskIds: readonly string[];
};

const getOut = 'Get everyone out, close the doors behind you and call {emergency number} from outside.';

const responses: Readonly<Record<EmergencyKind, Response>> = {
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
  fuel: {
    title: 'Fuel or its vapour may catch fire',
    steps: [
      'Put out every flame and cigarette. Don’t touch switches or plugs, and start no engine.',
      'Open doors and windows on your way, and go outside with everyone.',
      'Call {emergency number} from outside.',
      'Don’t wash fuel into a drain, and go back in only when you are allowed to.',
    ],
    taskIds: [],
  },
  poison: {
    title: 'This may be poisoning',
    steps: [
      'Call {emergency number} now, or a poison centre, and keep the packaging in your hand.',
      'Don’t make anyone vomit, and give nothing to eat or drink unless they tell you to.',
      'Rinse eyes or skin at once, for at least 15 minutes, under lukewarm running water.',
      'A swallowed button battery or cleaner is an emergency even if nothing hurts yet.',
    ],
    taskIds: [],
  },
  'power-line': {
    title: 'This power line may be live',
    steps: [
      'Stay at least 10 m away from the line and from everything that it touches, and keep others away.',
      'Don’t touch a person, a car or a tree that the line touches.',
      'Call {emergency number}, and then the company that runs the line.',
      'In a car under a line, stay inside. Get out only if it burns: jump clear with both feet together.',
    ],
    taskIds: [],
  },
  injury: {
    title: 'Someone may be badly hurt',
    steps: [
      'Make sure that you are safe yourself: cut the power or stop the machine before you touch the person.',
      'Call {emergency number} now, turn on the loudspeaker and do what they say.',
      'Don’t move a person who has fallen, unless they are in danger where they lie.',
      'If a person doesn’t breathe normally, start chest compressions; the call guides you.',
      'Cool a burn or scald for 20 minutes under cool running water, and put nothing else on it.',
    ],
    taskIds: [],
  },
  'hot-water': {
    title: 'A boiler or tank may be overheating',
    steps: [
      'Keep everyone away from it. Don’t open it, and don’t close or plug a valve that blows off.',
      'Switch the heater off at its main switch, and close its gas valve, if you can reach them without passing it.',
      'If it bangs, bulges, hisses or gives off steam, leave with everyone and call {emergency number}.',
      'Don’t switch it on again before an engineer has checked it.',
    ],
    taskIds: ['water-heater.work-safety-valve', 'water-heater.test-relief-valve'],
  },
  'burst-pipe': {
    title: 'Stop the water first',
    steps: [
      'Close the main stopcock, and open the taps so that the pipes empty.',
      'Don’t touch switches, plugs or lights that are wet. Turn the power off at the main switch only with dry hands and feet.',
      'Stay out of a room whose ceiling sags, and keep others out.',
      'If water has reached the electrics, or if anyone is in danger, go outside and call {emergency number}.',
      'Then call a plumber’s emergency line.',
    ],
    taskIds: ['plumbing-and-drains.turn-stopcock'],
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
  danger: {
    title: 'This sounds dangerous',
    steps: [
      'Stop what you are doing, and get yourself and everyone else, animals too, away from it.',
      'Leave the room, or the house if you are in doubt, and close the doors behind you.',
      'Call {emergency number} from a safe place, and say what you see, hear or smell.',
      'Warn neighbours who may be in danger too.',
      'Go back in only when you are allowed to.',
    ],
    taskIds: [],
  },
};

/** What to do at once, in our own words. */
export type Emergency = Response & { readonly kind: EmergencyKind };

/** It is fixed, so that it can't be wrong and needs no other service; only the numbers to call are the country's. */
export function emergencyOf(kind: EmergencyKind, country: string | undefined): Emergency {
  const { title, steps, taskIds } = responses[kind];
  return { kind, title, steps: steps.map((text) => localise(text, country)), taskIds };
}

export const emergencyAdvice = ({ steps, taskIds }: Emergency): Advice => ({
  steps: steps.map((text) => ({ text, cites: [] })),
  taskIds,
  stop: 'emergency',
  proposals: [],
});
