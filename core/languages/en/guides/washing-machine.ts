import type { GuideWords } from '../../guide-words.ts';

export const washingMachine = {
  title: 'Washing Machine',
  footerTitle: 'Washing Machine',
  description:
    'Fresh laundry and no flood: four washing machine tasks with clear steps, the noises and leaks to act on, and typical prices for repairs.',
  answer:
    'Run an empty hot wash every two months. Clean the seal and the drawer every three, the pump filter every six, and check the hoses once a year.',
  keywords: [
    'washing machine maintenance',
    'clean washing machine',
    'washing machine smells',
    'washing machine filter',
    'washing machine not draining',
    'washing machine noise',
    'washing machine repair cost',
  ],
  introduction: [
    'At 1,400 turns a minute, the wall of the drum moves at more than 100 km/h (60 mph) with wet laundry pressed against it. Bearings, springs, dampers and hoses carry that load in every wash.',
    'Your habits decide how long they last. Overfilled drums, too much detergent and only cool programmes can wear a machine out in a few years. With better habits and the four tasks here, it can run well past ten.',
    'A repair often pays. In the EU, makers must supply parts for at least ten years after a model was last sold. For machines sold since 2021, repairers can get pumps, motors, heaters and bearings, and you can get doors and seals.',
  ],
  tips: [
    {
      title: 'Leave a hand’s width',
      content:
        'Load cottons loosely, so that an upright hand still fits above them. Fill the drum only half for synthetics and a third for wool. Laundry that can’t tumble doesn’t get clean.',
    },
    {
      title: 'Dose for your water',
      content:
        'Weigh a typical load once, ask your supplier how hard the water is, and follow the table on the pack. Too much detergent foams and rinses badly; too little leaves towels stiff and grey.',
    },
    {
      title: 'Wash warm only when needed',
      content:
        'Most of the electricity heats the water. Choose 30 °C for lightly worn clothes. Keep 60 °C for towels, dishcloths and the bedding of someone who is ill.',
    },
    {
      title: 'Put bras in a laundry bag',
      content:
        'Use one for tights and baby socks too. An underwire that slips through a hole in the drum can jam it or break the heater.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'A smell of hot rubber or burning',
        content:
          'The belt slips, the motor is blocked or a cable is overheating. Stop the programme, switch off at the socket with dry hands, and don’t start it again. If you see smoke, get everyone out and call the fire service.',
      },
      {
        title: 'Water runs in while it is off',
        content:
          'The inlet valve no longer closes, and the drum could overflow. Shut the tap now, and keep it shut until the valve has been replaced.',
      },
    ],
    soon: [
      {
        title: 'A roar that rises with the spin',
        content:
          'The drum bearings are worn. Turn the empty drum by hand: grinding, or play up and down, confirms it. Have it repaired soon, before the drum damages the tub.',
      },
      {
        title: 'It bangs and moves about',
        content:
          'A new machine may still have its transport bolts in the back. In an older one, mix large and small pieces. If it still jumps, the dampers are worn.',
      },
      {
        title: 'Laundry comes out dripping',
        content:
          'The machine did not spin because the load was uneven. Spread it out and run the spin alone. If water remains in the drum, clean the pump filter.',
      },
      {
        title: 'Cold glass in a hot wash',
        content:
          'Half an hour into a 60 °C cotton wash, the door glass should feel warm. If it doesn’t, the heater or its sensor has failed, and the wash doesn’t kill germs.',
      },
    ],
  },
  ifYouRent:
    'If the machine is yours, the hoses and the damage from a leak are your responsibility: check that your insurance covers it. If it belongs to the landlord, clean it and report faults, but leave repairs to them. The tap and the standpipe are the landlord’s in either case.',
  professionals: [
    {
      title: 'Pump, heater or door lock',
      content:
        'These common repairs are mostly done at your home on the first visit. Photograph the error code before you switch off.',
      price: '€110 to €220',
    },
    {
      title: 'Bearings or dampers',
      content:
        'Bearings are deep inside. If the tub is welded shut, the whole tub is replaced. Ask for a fixed price and compare it with the age of the machine.',
      price: '€200 to €400',
    },
    {
      title: 'Seized tap or damp wall',
      content:
        'A plumber replaces a tap that won’t turn and clears a standpipe that backs up. If the skirting board is swollen, take pictures for the insurer first.',
      price: '€90 to €180',
    },
  ],
} as const satisfies GuideWords;
