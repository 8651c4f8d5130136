import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const trailer: CatalogueItem = {
  name: 'Trailer',
  slug: 'trailer',
  room: 'garage',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'trailer.check-tyres-lights',
      title: 'Check the tyres, lights and breakaway cable',
      why: 'Trailer tyres die of age, standing in the sun with plenty of tread. A dead lamp or a lost cable is your fine and their danger.',
      steps: [
        'Set the cold pressures from the plate or the handbook, spare included.',
        'Look for cracks in the sidewalls, and for the age in the DOT code. Replace perished ones in pairs.',
        'Tighten the wheel nuts crosswise to the value of the maker, and again about 50 km after a wheel was off.',
        'Plug in: side lights, brake lights, both indicators, fog and number plate. Spray dull contacts with contact cleaner.',
        'Breakaway cable or chain whole, jockey wheel up and tight, load spread and strapped.',
        'Run through the same list before each journey.',
      ],
      tools: ['tyre pressure gauge', 'torque wrench', 'contact cleaner', 'rag'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      safety:
        'Chock the wheels on level ground. Never get beneath a trailer on a jack, and keep to the nose weight and the total weight on the plates.',
      uses: ['solvent'],
      sources: [
        { organisation: 'National Trailer and Towing Association', title: 'Trailer safety checks before towing' },
        { organisation: 'HM Government', title: 'Towing with a car: trailer safety and weights' },
      ],
    },
    {
      id: 'trailer.grease-coupling',
      title: 'Grease the coupling and the moving parts',
      why: 'A dry coupling wears oval and lets go of the ball. A fingertip of grease twice a year is the whole cure.',
      steps: [
        'Chock the wheels, wipe the old grease out of the coupling head, and look at its wear mark on the ball.',
        'Put a thin film of grease in the cup and oil on the handle. With a friction stabiliser, no grease at all: clean head and ball with brake cleaner instead.',
        'Pump grease into the nipples of the overrun shaft until fresh grease shows, and look for a split gaiter.',
        'Oil the handbrake lever, jockey wheel thread, hinges and catches.',
        'Hitch up: the handle drops fully and the indicator shows locked.',
      ],
      tools: ['grease gun', 'rag', 'oil can', 'rubber gloves'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Keep fingers out of the cup when you lower it, and toes from under the drawbar. Brake cleaner is flammable and harsh to breathe: outdoors, gloves on, no flame near.',
      uses: ['solvent'],
      sources: [
        { organisation: 'AL-KO', title: '161 VB-2 overrun device operating manual: maintenance and care' },
        { organisation: 'Ifor Williams Trailers', title: "Owner's handbook: brakes and coupling service intervals" },
      ],
    },
    {
      id: 'trailer.book-brakes',
      title: 'Book the brake and bearing service',
      why: 'Overrun brakes rust solid in a damp winter, and a dry bearing sheds its wheel at speed. Both need drums off and a gauge.',
      steps: [
        'Ask for brake linings, cables and adjustment, and for the wheel bearings to be checked or repacked.',
        'Ask for the overrun stroke, the damper and the coupling wear to be measured.',
        'Boat trailer: have hubs and brakes rinsed and greased, and say whether you go into salt water.',
        'Keep the invoice, and note the date on the drawbar in paint pen.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 1, to: 4 },
      professional: true,
      appliesIf: { variant: 'Your trailer has brakes' },
      safety:
        'A hub too hot to touch after a drive, or a wheel that rumbles, goes to the workshop before the next trip.',
      sources: [{ organisation: 'AL-KO', title: '161 VB-2 overrun device operating manual: maintenance and care' }],
    },
  ],
};
