import type { GuideWords } from '../../guide-words.ts';

export const stoves = {
  title: 'Stove',
  footerTitle: 'Stove',
  description:
    'Gas burners, induction glass and wood-fired ranges: how to clean and check each one, what odd flames and codes mean, the law, and who to call.',
  answer:
    'Gas: a safety check once a year, burners every three months. Induction: scrape the glass every six. A wood-fired range: a sweep each autumn.',
  keywords: [
    'stove maintenance',
    'clean gas burners',
    'gas hob yellow flame',
    'clean induction hob',
    'induction hob error code',
    'wood cookstove cleaning',
    'anti tip bracket stove',
    'gas safety check cost',
  ],
  introduction: [
    'This guide covers three machines. A gas hob burns in the open room. An induction hob heats the pan itself. A wood-fired range burns in a firebox and needs a flue.',
    'Cooking causes about half of all home fires in the United States, according to the NFPA. The most common reason is a pan that was left alone, so stay in the kitchen while you fry. Clean burners, cool electronics and a swept flue keep the machine itself safe.',
    'Each machine has its own tasks; do only those that match yours.',
  ],
  tips: [
    {
      title: 'Keep a lid within reach',
      content:
        'If fat burns in a pan, turn off the heat if you safely can, slide the lid on and leave it until cold. Use no water, and don’t carry the pan. If flames remain, close the door behind you and call the fire service.',
    },
    {
      title: 'Run the hood whenever you cook',
      content:
        'A hood that vents outdoors removes nitrogen dioxide, smoke and steam; a recirculating hood removes mainly grease, so open a window too. Cook on the back rings, which it covers best.',
    },
    {
      title: 'Secure a freestanding range',
      content:
        'If a child stands on an open oven door, the range can tip over. Since 1991, ranges sold in the United States come with an anti-tip bracket. Check that yours is fitted: open the door and press gently, with nothing on the hob.',
    },
    {
      title: 'Turn handles inwards',
      content:
        'Turn pan handles away from the edge and use the child lock. Match the pan to the ring: flames up the side heat only the handle, and induction may not detect a small base.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Gas: it clicks, but does not light',
        content:
          'Turn it off after ten seconds and wait a minute. If the cap is dry and level, call a gas engineer. If you still smell gas, touch no switch, open the windows, leave and call the gas emergency number from outside.',
      },
      {
        title: 'Induction: a smell of hot plastic',
        content: 'Switch off at the circuit breaker, and leave the hob off until a technician has examined it.',
      },
      {
        title: 'Range: smoke when a door opens',
        content:
          'Open the bypass damper and a window. If smoke still comes, let the fire go out and call a sweep: soot has narrowed the flue. If anyone has a headache or feels drowsy, take everyone outside and call the emergency number.',
      },
      {
        title: 'Range: a plate that glows',
        content:
          'The range is too hot. Close the air inlets, add no wood and let it cool slowly. Cold water would crack the plate.',
      },
    ],
    soon: [
      {
        title: 'Gas: the flame dies as you let go',
        content: 'The flame-failure device is worn. Leave that burner off, and never wedge the knob.',
      },
      {
        title: 'Induction: a code that returns',
        content:
          'Wipe the controls and let the hob cool for ten minutes. If the code returns, note it and call a technician.',
      },
    ],
  },
  ifYouRent:
    'Cleaning is your job. Repairs to gas pipes, wiring and the flue are the landlord’s, so report faults at once. In France you replace the flexible gas hose when its date has passed. Ask to see the last gas record, and for a range the sweep’s certificate, before you use it.',
  professionals: [
    {
      title: 'Gas engineer',
      content: 'Book one for the yearly check, a new hose, an uneven flame or a change of gas.',
      price: '€80 to €160',
    },
    {
      title: 'Appliance technician',
      content:
        'Book one for new glass, a fan or a power board. If the hob is more than ten years old, compare the price with that of a new one.',
      price: '€200 to €500',
    },
    {
      title: 'Range fitter or sweep',
      content: 'Book one for firebricks, grates and warped plates.',
      price: '€100 to €350',
    },
  ],
  law: {
    FR: 'On mains gas, a cooker must have a screw-on hose; rubber tubes pushed onto a spout are forbidden. If the gas pipes of a rented home are more than 15 years old, the landlord must give you a gas report from the last six years. A range’s flue must be swept once a year.',
    GB: 'Only a Gas Safe registered engineer may connect or repair a gas hob. Landlords must have the hob that they provide checked every 12 months.',
    US: 'The standards for ranges require them to stay upright with 250 lb (113 kg) on the open door, which usually needs the bracket. Where the International Residential Code applies, it must be fitted as the maker’s instructions say.',
  },
} as const satisfies GuideWords;
