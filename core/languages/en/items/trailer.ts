import type { ItemWords } from '../../item-words.ts';

export const trailer = {
  name: 'Trailer',
  tasks: {
    'trailer.check-tyres-lights': {
      title: 'Check the trailer’s tyres, lights and breakaway cable',
      why: 'Trailer tyres perish with age and sun while the tread still looks good. A dead light or a missing breakaway cable can earn you a fine and put others in danger.',
      steps: [
        'Set all the tyres, including the spare, to the cold pressures on the plate or in the handbook.',
        'Look for cracks in the sidewalls, and read the age in the DOT code. Replace perished tyres in pairs.',
        'Tighten the wheel nuts crosswise to the maker’s torque. Repeat about 50 km after a wheel has been off.',
        'Plug in and check the side lights, brake lights, both indicators, fog light and number plate light. Unplug it again, and spray dull contacts with contact cleaner.',
        'Check that the breakaway cable (or the safety chain of an unbraked trailer) is whole, the jockey wheel is up and tight, and the load is spread and strapped.',
        'Before every journey, make a short check: coupling, cable, tyres, lights and load.',
      ],
      firstReason: 'Tyres that hardly turn still grow old, and lamps corrode unseen',
      safety:
        'Chock the wheels on level ground. Never get under a trailer on a jack. Keep to the nose weight and the total weight on the plates.',
    },
    'trailer.grease-coupling': {
      title: 'Grease the trailer’s coupling and moving parts',
      why: 'A dry coupling wears oval and can let go of the ball. A fingertip of grease twice a year prevents that.',
      steps: [
        'Chock the wheels, wipe the old grease out of the coupling head, and check the coupling’s wear mark on the ball.',
        'Put a thin film of grease in the cup, and oil on the handle.',
        'If the coupling has a friction stabiliser, use no grease at all. Clean the head and the ball with brake cleaner instead.',
        'On a braked trailer, pump grease into the nipples of the overrun shaft until fresh grease shows, and check the gaiter for splits.',
        'Oil the handbrake lever, the jockey wheel thread, the hinges and the catches.',
        'Hitch up. The handle must drop fully, and the indicator must show locked.',
      ],
      firstReason: 'The coupling is all that holds the trailer to the car',
      safety:
        'Keep your fingers out of the cup when you lower it, and your toes from under the drawbar. Brake cleaner is flammable and harsh to breathe: use it outdoors, with gloves, away from flames.',
    },
    'trailer.book-brakes': {
      title: 'Book the trailer’s bearing and brake service',
      why: 'A dry bearing can shed its wheel at speed, and overrun brakes rust solid where it is damp. To check them, a workshop takes the hubs off and measures.',
      steps: [
        'Ask for the wheel bearings to be checked and repacked, and for the wear of the coupling to be measured.',
        'If the trailer has brakes, ask also for the linings and cables to be checked and adjusted, and for the overrun stroke and its damper to be measured.',
        'If it has no brakes, ask instead for the suspension, the wiring and the lights to be checked on the same visit.',
        'For a boat trailer, have the hubs (and any brakes) rinsed and greased, and say whether you use it in salt water.',
        'Keep the invoice, and write the date on the drawbar with a paint pen.',
      ],
      firstReason: 'A dry bearing gives little warning before the wheel comes off',
      safety:
        'If a hub is too hot to touch after a drive, or a wheel rumbles, take the trailer to a workshop before the next trip.',
    },
  },
} as const satisfies ItemWords;
