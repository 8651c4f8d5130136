import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const trailer: CatalogueItem = {
  name: 'Trailer',
  slug: 'trailer',
  room: 'garage',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'trailer.check-tyres-lights',
      title: 'Check the trailer’s tyres, lights and breakaway cable',
      why: 'Trailer tyres perish with age and sun while the tread still looks good. A dead light or a missing breakaway cable can earn you a fine and put others in danger.',
      steps: [
        'Set all the tyres, including the spare, to the cold pressures on the plate or in the handbook.',
        'Look for cracks in the sidewalls, and read the age in the DOT code. Replace perished tyres in pairs.',
        'Tighten the wheel nuts crosswise to the maker’s torque. Repeat about 50 km after a wheel has been off.',
        'Plug in and check the side lights, brake lights, both indicators, fog light and number plate light. Spray dull contacts with contact cleaner.',
        'Check that the breakaway cable or chain is whole, the jockey wheel is up and tight, and the load is spread and strapped.',
        'Go through this list before each journey too.',
      ],
      tools: ['tyre pressure gauge', 'torque wrench', 'contact cleaner', 'rag'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      safety:
        'Chock the wheels on level ground. Never get under a trailer on a jack. Keep to the nose weight and the total weight on the plates.',
      uses: ['solvent'],
      sources: [
        { organisation: 'National Trailer and Towing Association', title: 'Trailer safety checks before towing' },
        {
          organisation: 'HM Government',
          title: 'Towing with a car: trailer safety and weights',
          url: 'https://www.gov.uk/towing-with-car',
        },
      ],
    },
    {
      id: 'trailer.grease-coupling',
      title: 'Grease the trailer’s coupling and moving parts',
      why: 'A dry coupling wears oval and can let go of the ball. A fingertip of grease twice a year prevents that.',
      steps: [
        'Chock the wheels, wipe the old grease out of the coupling head, and check the coupling’s wear mark on the ball.',
        'Put a thin film of grease in the cup, and oil on the handle.',
        'If the coupling has a friction stabiliser, use no grease at all. Clean the head and the ball with brake cleaner instead.',
        'Pump grease into the nipples of the overrun shaft until fresh grease shows. Check the gaiter for splits.',
        'Oil the handbrake lever, the jockey wheel thread, the hinges and the catches.',
        'Hitch up. The handle must drop fully, and the indicator must show locked.',
      ],
      tools: ['grease gun', 'rag', 'oil can', 'rubber gloves'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Keep your fingers out of the cup when you lower it, and your toes from under the drawbar. Brake cleaner is flammable and harsh to breathe: use it outdoors, with gloves, away from flames.',
      uses: ['solvent'],
      sources: [
        { organisation: 'AL-KO', title: '161 VB-2 overrun device operating manual: maintenance and care' },
        { organisation: 'Ifor Williams Trailers', title: "Owner's handbook: brakes and coupling service intervals" },
      ],
    },
    {
      id: 'trailer.book-brakes',
      title: 'Book the trailer’s brake and bearing service',
      why: 'Overrun brakes rust solid in a damp winter, and a dry bearing can shed its wheel at speed. To check them, a workshop takes the drums off and measures.',
      steps: [
        'Ask for the brake linings and cables to be checked and adjusted, and for the wheel bearings to be checked or repacked.',
        'Ask for the overrun stroke, the damper and the coupling wear to be measured.',
        'For a boat trailer, have the hubs and brakes rinsed and greased, and say whether you use it in salt water.',
        'Keep the invoice, and write the date on the drawbar with a paint pen.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 1, to: 4 },
      professional: true,
      appliesIf: { variant: 'Your trailer has brakes' },
      safety:
        'If a hub is too hot to touch after a drive, or a wheel rumbles, take the trailer to a workshop before the next trip.',
      sources: [{ organisation: 'AL-KO', title: '161 VB-2 overrun device operating manual: maintenance and care' }],
    },
  ],
};
