import type { GuideWords } from '../../guide-words.ts';

export const microwave = {
  title: 'Microwave',
  footerTitle: 'Microwave',
  description:
    'A clean microwave with a sound door is a safe one: four short tasks, six faults to recognise, and when a repair is worth the money.',
  answer:
    'Steam-clean the inside every three months, check the door and turntable every six, and clear the vents once a year. Only a technician should open the case.',
  keywords: [
    'microwave maintenance',
    'how to clean a microwave',
    'microwave sparks',
    'microwave not heating',
    'microwave door check',
    'microwave repair or replace',
  ],
  introduction: [
    'A microwave heats food directly, so it is quick and uses little energy for small portions. It also heats whatever is left inside: a splash of sauce is cooked again each time you press start, until it burns.',
    'A repair is seldom worth the money, because a simple new microwave often costs no more than a visit to the workshop. Care therefore means three things: a clean inside, free air vents and a door that closes tightly. The four tasks here take 10 to 15 minutes each, and a microwave treated like this can last ten years.',
    'How you heat food matters too. The waves reach only a few centimetres into it, and the middle warms up from there. Heat leftovers until they steam right through.',
  ],
  tips: [
    {
      title: 'Cover food, but leave a gap',
      content:
        'A vented lid or an upturned plate keeps sauce off the walls and moisture in the food. Don’t let cling film touch what you will eat.',
    },
    {
      title: 'Use half power for thick food',
      content:
        'Dense or frozen portions heat more evenly at half power and double the time. Stir once on the way. Then wait two minutes, because the food goes on cooking.',
    },
    {
      title: 'Know what must stay out',
      content:
        'Gilded rims, foil, wire ties and metal handles make sparks. Sealed jars, eggs in their shells and drinks in narrow bottles can burst or boil over.',
    },
    {
      title: 'Test a dish that you don’t know',
      content:
        'Put it in beside a cup of water and heat both for one minute. If the dish is hot and the water cool, it absorbs the energy itself: don’t use it.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Smoke or a flame inside',
        content:
          'Don’t open the door. Press stop, switch off at the wall if you can reach the switch safely, and wait until the fire is out. If it goes on burning, get everyone out and call the fire service.',
      },
      {
        title: 'It starts by itself, or runs with the door open',
        content:
          'A relay or a door switch has failed. Unplug it at once, and don’t use it until the maker’s technician has repaired it.',
      },
      {
        title: 'Sparks that don’t stop',
        content:
          'Press stop, take out the food and any metal, and wipe the walls. If a cup of water alone still makes sparks, unplug the microwave and leave it unplugged until it has been repaired.',
      },
    ],
    soon: [
      {
        title: 'It runs, but the food stays cold',
        content:
          'The magnetron or its power supply has failed. Heat a mug of water on full power for two minutes. If it is barely warm, ask a repairer for a price.',
      },
      {
        title: 'A new, deep hum',
        content:
          'The high-voltage parts are under strain. Stop and unplug it, and don’t run it again just to listen. Have it checked, or replace it.',
      },
      {
        title: 'Rust bubbles or flaking paint',
        content:
          'Bare metal makes sparks, and rust weakens the wall that holds the energy in. Stop using it and ask the maker whether the spot may be repainted. If a wall has rusted through, buy a new microwave.',
      },
    ],
  },
  professionals: [
    {
      title: 'Built-in or combination oven',
      content:
        'Repair a built-in one if a new one would have to fit the same space. Ask first whether the quote is free.',
      price: '€120 to €250',
    },
    {
      title: 'Leakage test at the door',
      content:
        'After a fall or a knock, a workshop measures the leakage. The European limit is 50 W/m² at a distance of 5 cm; a sound door stays far below it.',
      price: '€40 to €80',
    },
    {
      title: 'Warm plug or tripping circuit',
      content:
        'If the plug heats up, or the kettle and the microwave together trip the breaker, an electrician checks the socket and its wiring. A separate circuit costs more.',
      price: '€90 to €250',
    },
  ],
  kinds: {
    title: 'Which kind of microwave is yours?',
    columns: ['Kind', 'How to tell', 'What differs'],
    rows: [
      ['With a turntable', 'A glass plate on a roller ring', 'Wash plate and ring, keep the hub dry'],
      ['Flat floor', 'Ceramic, with nothing that turns', 'Wipe spills at once; never prise up the floor'],
      [
        'With grill or hot air',
        'A heater at the ceiling or a fan at the back',
        'Fat burns on: run it hot and empty only as the manual says',
      ],
      ['Built in', 'A frame, no free sides', 'Unplug at the socket in the next unit'],
      ['Above a hob', 'Its own fan and grease filters', 'Wash the filters every month'],
    ],
  },
  codes: {
    title: 'What a microwave’s display and age tell you',
    columns: ['What you see', 'Meaning', 'What to do first'],
    rows: [
      ['Loc, a key', 'Child lock', 'Hold the key that the manual names for 3 seconds'],
      ['PF, 88:88', 'The power was off', 'Set the clock'],
      [
        'H97, H98, H99',
        'Magnetron or its supply (Panasonic)',
        'Stop using it; have it repaired by the maker or replaced',
      ],
      ['SE, 5E', 'A key is stuck (Samsung)', 'Unplug, dry and clean the panel, try again'],
      [
        'Over 8 years old',
        'The magnetron gets weak: a cup of water takes longer',
        'Replace it: a new magnetron costs more',
      ],
    ],
  },
  law: {
    FR: 'The seller of a new oven takes the old one back free of charge. You may also take it to a collection point; it never goes into the bin.',
    GB: 'A shop that sells a new oven takes the old one back, or pays for a scheme that does. It doesn’t belong in the bin.',
    US: 'The federal standard limits what may leak in the oven’s whole life to 5 mW per square centimetre, 5 cm away. Report a damaged door to the maker and the FDA.',
  },
} as const satisfies GuideWords;
