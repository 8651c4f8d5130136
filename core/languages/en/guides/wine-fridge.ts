import type { GuideWords } from '../../guide-words.ts';

export const wineFridge = {
  title: 'Wine Fridge',
  footerTitle: 'Wine Fridge',
  description:
    'A steady climate, clean air and still bottles: three wine fridge tasks, tips on placing and storing, warning signs, and repair prices.',
  answer:
    'Check temperature, humidity and seal every three months, vacuum the grilles every six, and change the charcoal filter once a year.',
  keywords: [
    'wine fridge maintenance',
    'wine cabinet cleaning',
    'wine fridge temperature',
    'wine storage humidity',
    'wine fridge not cooling',
    'wine fridge charcoal filter',
  ],
  introduction: [
    'Wine goes on ageing in the bottle. If it is cool, dark and still, it improves. In a warm kitchen it ages too fast, and in an ordinary fridge the corks dry out. A wine fridge has to keep the climate of a cellar every hour of the year.',
    'There are two kinds. Compressor models work in any normal room and hum a little. Thermoelectric models are almost silent, but they cool only about 10 to 15 °C below the room, so they fail in a hot summer. If you know which one you have, you avoid needless calls.',
    'The wine is often worth more than the cabinet. If the cooling stops, keep the door shut: a full cabinet warms slowly and gives you time to act. The three tasks here look after the climate, the fan and the filter.',
  ],
  tips: [
    {
      title: 'Lay corked bottles flat',
      content: 'The wine keeps a natural cork moist and tight. Bottles with screw caps or glass stoppers may stand.',
    },
    {
      title: 'Choose a quiet place',
      content:
        'Vibration disturbs the sediment, so keep it away from washing machines, loudspeakers and stairs. Before you use a garage or a conservatory, check which room temperatures the model is built for.',
    },
    {
      title: 'Keep it dark',
      content:
        'Ultraviolet light ages wine, most of all white and sparkling wine in clear glass. Leave the inside lamp off, and don’t let a glass door face a window.',
    },
    {
      title: 'Give each zone one job',
      content:
        'Use one zone for storing and the other for serving. Turning a setting up and down disturbs wine that should rest.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'A burning smell, or a scorched plug',
        content:
          'The fan, the compressor or the socket is overheating. Cut the power at the breaker, and leave it off until a repairer has found the cause. If there is smoke, get everyone out and call the fire service.',
      },
      {
        title: 'A hiss, or an oily patch at the back',
        content:
          'The cooling circuit may be leaking, and many cabinets contain isobutane, which burns. Air the room, keep flames and sparks away, don’t pull the plug, and call a technician.',
      },
    ],
    soon: [
      {
        title: 'Ice that grows on the back wall',
        content:
          'Drops or thin frost that come and go are normal. If the ice grows, the door is ajar or the defrosting has failed. Unload, switch off, let it thaw onto towels, and see whether it returns.',
      },
      {
        title: 'Corks creep out, necks turn sticky',
        content:
          'The wine has been too hot, or it froze and expanded. Measure the temperature beside those bottles, drink them first, and find the cause.',
      },
      {
        title: 'Rings in a glass of water',
        content:
          'Stand a full glass on a shelf. If the ripples never stop, a fan or a compressor mount is loose. Check that nothing touches the walls, then ask a technician.',
      },
      {
        title: 'Always running, never cold enough',
        content:
          'Above 30 °C the room may simply be too hot for it. In a cooler room, look for a bottle or shelf that holds the door open. If the door is tight, or a code appears and returns after a restart, call a technician.',
      },
    ],
  },
  reference: {
    title: 'Temperatures for storing and serving',
    columns: ['Wine', 'Celsius', 'Fahrenheit'],
    rows: [
      ['Storing any wine', '10 to 14 °C', '50 to 57 °F'],
      ['Serving sparkling wine', '6 to 10 °C', '43 to 50 °F'],
      ['Serving white and rosé', '7 to 13 °C', '45 to 55 °F'],
      ['Serving light red', '12 to 14 °C', '54 to 57 °F'],
      ['Serving full red', '15 to 18 °C', '59 to 64 °F'],
    ],
  },
  professionals: [
    {
      title: 'Fan, probe or hinge',
      content:
        'A refrigeration technician replaces these at your home. Ask first whether parts for your make are in stock, because some come from abroad.',
      price: '€130 to €260',
    },
    {
      title: 'Compressor or cooling module',
      content:
        'Only a certified specialist may work on the refrigerant. It pays for a large cabinet; a small thermoelectric one is usually cheaper to replace.',
      price: '€300 to €700',
    },
    {
      title: 'Airflow for a built-in',
      content:
        'If a plinth or a tall unit blocks the air, a joiner cuts the inlet and outlet that the installation drawing shows.',
      price: '€100 to €250',
    },
  ],
} as const satisfies GuideWords;
