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
} as const satisfies GuideWords;
