import type { Guide } from './guide.ts';

export const washingMachine: Guide = {
  slug: 'washing-machine',
  title: 'Washing Machine',
  footerTitle: 'Washing Machine',
  emoji: '🧺',
  description:
    'Fresh laundry and no flood: four washing machine jobs with clear steps, the noises and leaks to act on, and fair prices for repairs.',
  keywords: [
    'washing machine maintenance',
    'clean washing machine',
    'washing machine smells',
    'washing machine filter',
    'washing machine not draining',
    'washing machine noise',
    'washing machine repair cost',
  ],
  difficulty: 'moderate',
  introduction: [
    'At 1,400 turns a minute the wall of the drum travels at more than 100 km/h, with a soaked load pressed against it. Bearings, springs, dampers and hoses share that strain in every single wash.',
    'Habits decide how long they stand it. Overfilled drums, generous doses and nothing but cool programmes can wear out in a few years what might have run well past ten.',
    'If something does break, mending it often pays. For models sold in the EU since 2021, makers must keep pumps, motors, heaters and bearings for repairers, and doors and seals for you, for at least ten years after the last one was sold.',
  ],
  tips: [
    {
      title: 'Leave a hand’s width',
      content:
        'Load cottons loosely until an upright hand still fits above them; stop at half for synthetics and a third for wool. Laundry that cannot tumble is only soaked.',
    },
    {
      title: 'Dose for your water',
      content:
        'Weigh a typical load once, ask your supplier how hard the water is, and follow the table on the pack. Too much foams and rinses badly, too little leaves towels stiff and grey.',
    },
    {
      title: 'Warm only what needs it',
      content:
        'Most of the electricity heats the water. Choose 30 °C for lightly worn clothes, and keep 60 °C for towels, dishcloths and the bedding of somebody who is ill.',
    },
    {
      title: 'Bag the wires',
      content:
        'Bras, tights and baby socks go in a laundry bag. An underwire that slips through a hole in the drum can jam it or break the heater.',
    },
  ],
  warningSigns: [
    {
      title: 'A roar that rises with the spin',
      content:
        'The drum bearings are worn. Turn the empty drum by hand: grinding, or play up and down, confirms it. Have it seen soon, before the drum damages the tub.',
    },
    {
      title: 'It bangs and wanders',
      content:
        'A new machine may still have its transport bolts in the back. In an older one, mix large and small pieces first. If it still jumps, the dampers are spent.',
    },
    {
      title: 'Laundry comes out dripping',
      content:
        'It refused to spin an uneven load: spread the pieces out and run the spin alone. If water stands in the drum, the way out is blocked, so begin at the pump filter.',
    },
    {
      title: 'Cold glass in a hot wash',
      content:
        'Half an hour into a 60 °C cotton wash, the door glass should feel warm. If it does not, the heater or its sensor has failed and the wash is less hygienic than it claims.',
    },
    {
      title: 'Water runs in while it is off',
      content: 'The inlet valve no longer closes. Shut the tap now and keep it shut until the valve has been changed.',
    },
    {
      title: 'A smell of hot rubber or scorching',
      content:
        'The belt slips, a motor is blocked, or a cable is overheating. Stop the programme, unplug with dry hands and do not try again.',
    },
  ],
  tasks: [
    'washing-machine.run-maintenance-wash',
    'washing-machine.clean-seal-drawer',
    'washing-machine.clean-pump-filter',
    'washing-machine.check-hoses',
  ],
  professionals: [
    {
      title: 'Pump, heater or door lock',
      content:
        'Everyday repairs, mostly done at your home on the first visit. Photograph the error code before you switch off.',
      price: '€110 to €220',
    },
    {
      title: 'Bearings or dampers',
      content:
        'Bearings sit deep inside, and where the tub is welded shut the whole tub is changed. Ask for a fixed price and weigh it against the machine’s age.',
      price: '€200 to €400',
    },
    {
      title: 'Seized tap or damp wall',
      content:
        'A plumber replaces a tap that will not turn and a standpipe that backs up. If the skirting is swollen, take pictures for the insurer first.',
      price: '€90 to €180',
    },
  ],
  related: ['dishwasher', 'boiler', 'bathtub'],
};
