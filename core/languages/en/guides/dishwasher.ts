import type { GuideWords } from '../../guide-words.ts';

export const dishwasher = {
  title: 'Dishwasher',
  footerTitle: 'Dishwasher',
  description:
    'Clear glasses, no smells and a dry floor: ten dishwasher tasks with steps, the warning signs of faults and leaks, and typical repair prices.',
  answer:
    'Clean the filter, refill the salt and run a machine cleaner every three months. Clear the spray arms every six, and check pump and hoses once a year.',
  keywords: [
    'dishwasher maintenance',
    'clean dishwasher filter',
    'dishwasher salt',
    'dishwasher smells',
    'dishwasher not draining',
    'cloudy glasses',
    'dishwasher repair cost',
  ],
  introduction: [
    'A modern dishwasher cleans a full load with about ten litres of water and uses that water again and again. It works only if the filter, the spray arms and the heater are clean.',
    'All three get dirty in use. Scraps clog the filter, seeds block the jets, and limescale settles on the heater. Eco programmes also leave fat in the hoses, which begins to smell. You rarely see any of this until a load comes out dirty.',
    'The ten tasks here are spread over the year, and none takes more than 20 minutes. They prevent dirty loads, early repairs and water damage under the kitchen units. The guide also says which faults you can put right yourself, and what a technician or a plumber charges.',
  ],
  tips: [
    {
      title: 'Scrape plates, don’t rinse them',
      content:
        'Many machines measure how cloudy the water is. If you rinse the plates first, they choose too gentle a wash.',
    },
    {
      title: 'Load for the spray',
      content: 'Turn dirty sides to the middle, tilt hollow pieces, and let nothing overlap or block the arms.',
    },
    {
      title: 'Use the eco programme',
      content:
        'Eco takes longer because it washes at a lower temperature. It uses the least energy and water for ordinary dishes.',
    },
    {
      title: 'Wash some things by hand',
      content: 'Hot alkaline water harms cast iron, aluminium, wood, crystal and good knives.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'A smell of burning plastic',
        content:
          'Switch the dishwasher off at its circuit breaker and leave the door shut. Don’t use it until a technician has checked it. If you see smoke, get everyone out and call the fire service.',
      },
      {
        title: 'It pumps while switched off',
        content:
          'The leak guard has found water in the base. Close the water tap, switch off at the breaker and call a technician. Dry the floor, so that no water reaches the room below.',
      },
    ],
    soon: [
      {
        title: 'Dishes are cold at the end',
        content: 'If plates are cold right after the intensive programme, the heater has failed. Call a technician.',
      },
      {
        title: 'The tablet has not dissolved',
        content: 'A tall plate probably blocked the flap or a spray arm. Load again and repeat the programme.',
      },
      {
        title: 'Foam at the door',
        content: 'Washing-up liquid has got in. Cancel the programme, let it drain, mop up and rinse with plain water.',
      },
      {
        title: 'A white haze on the glasses',
        content:
          'Rub one with vinegar. Limescale comes off: check the salt. Etching stays: use cooler programmes and less detergent.',
      },
    ],
  },
  professionals: [
    {
      title: 'No heat, or no draining',
      content: 'If cleaning doesn’t help, a technician replaces the heater, the pump or a valve.',
      price: '€120 to €220',
    },
    {
      title: 'Water under the units',
      content: 'A plumber renews a dripping tap, waste joint or hose.',
      price: '€90 to €180',
    },
    {
      title: 'A dead control panel',
      content:
        'Ask for an estimate first, and whether its fee is deducted from the repair. EU rules keep many parts for newer models on sale for seven to ten years.',
      price: '€180 to €350',
    },
  ],
  kinds: {
    title: 'Which kind of dishwasher is yours?',
    columns: ['Kind', 'How to tell', 'What differs'],
    rows: [
      [
        'With a softener',
        'A large screw cap in the floor, beside the filter',
        'Needs dishwasher salt where water is hard',
      ],
      [
        'Without a softener',
        'No cap in the floor, as in most American machines',
        'No salt: descale more often instead',
      ],
      ['Opens its door at the end', 'The door moves ajar by itself', 'Keep its gap and the worktop’s edge free'],
      [
        'Heat pump or zeolite',
        'The name is on the door or in the manual',
        'Never open the base: only a technician may',
      ],
      ['Table-top or slimline', 'On the worktop, or only 45 cm wide', 'Smaller filter: clean it every two weeks'],
    ],
  },
  codes: {
    title: 'Error codes, and what they mean',
    columns: ['Code', 'Makers', 'What to do first'],
    rows: [
      ['E24, E25, i20, F11, OE, 5C', 'Bosch, AEG, Miele, LG, Samsung', 'It doesn’t drain: clean filter, pump and hose'],
      ['i10, F12, IE, 4C', 'AEG, Miele, LG, Samsung', 'No water: open the tap, clean the inlet filter'],
      ['E15, i30, F70, LC', 'Bosch, AEG, Miele, Samsung', 'Water in the base: close the tap and call a technician'],
      ['E09', 'Bosch, Siemens', 'Nothing warms up: have the heater replaced'],
      ['Over 10 years old', 'Any', 'Compare a repair over €200 with a new machine'],
    ],
  },
  law: {
    FR: 'The seller of a new machine takes the old one back free of charge and shows how easy it is to repair. Spare parts are sold for seven to ten years, as EU rules demand.',
    GB: 'Makers keep spare parts for seven to ten years. A shop that delivers a new machine takes the old one back, or pays for a scheme that does.',
    US: 'No federal law covers repairs. California and Minnesota oblige makers of household appliances to sell parts, tools and manuals.',
  },
} as const satisfies GuideWords;
