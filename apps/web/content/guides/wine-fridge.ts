import type { Guide } from './guide.ts';

export const wineFridge: Guide = {
  slug: 'wine-fridge',
  title: 'Wine Fridge',
  footerTitle: 'Wine Fridge',
  emoji: '🍷',
  description:
    'Steady climate, clean air, quiet bottles: three wine fridge jobs, tips on placing and storing, warning signs and prices for service.',
  keywords: [
    'wine fridge maintenance',
    'wine cabinet cleaning',
    'wine fridge temperature',
    'wine storage humidity',
    'wine fridge not cooling',
    'wine fridge charcoal filter',
  ],
  difficulty: 'beginner',
  introduction: [
    'Wine goes on changing in the bottle. Kept cool, dark and still it improves; in a warm kitchen it tires, and in an ordinary fridge the corks dry out. A wine fridge imitates a cellar, and has to do it every hour of the year.',
    'There are two kinds. Compressor models cope with any normal room and hum a little. Thermoelectric ones are almost silent, yet they cool only some 10 to 15 °C below the room, so a hot summer defeats them. Knowing which you own saves many a needless call.',
    'What lies inside is often worth more than the machine. A little attention each season protects both. Should the cooling ever stop, a full cabinet that stays shut warms slowly, and leaves you time to act.',
  ],
  tips: [
    {
      title: 'Lay corks down',
      content:
        'Bottles with natural cork lie flat, so that the cork stays moist and tight. Screw caps and glass stoppers may stand.',
    },
    {
      title: 'Choose a quiet place',
      content:
        'A firm floor away from washing machines, loudspeakers and stairs spares the sediment. Before you settle on a garage or conservatory, look up which room temperatures the model is built for.',
    },
    {
      title: 'Keep it dark',
      content:
        'Ultraviolet light ages wine, most of all white and sparkling wine in clear glass. Leave the inside lamp off, and do not let a glass door face a window.',
    },
    {
      title: 'Give each zone one job',
      content:
        'With two zones, let one keep and the other serve: about 8 to 10 °C for whites and rosés, 16 to 18 °C for full reds. Turning a setting up and down disturbs what should rest.',
    },
  ],
  warningSigns: [
    {
      title: 'Ice that grows on the back wall',
      content:
        'Drops or thin frost that come and go belong to the cycle. Growing ice means a door ajar or a failed defrost: unload, switch off, let it thaw on to towels, and see whether it returns.',
    },
    {
      title: 'Corks creep out, necks turn sticky',
      content:
        'The wine has been too hot or has frozen, and expanded. Measure beside those bottles, drink them first, and find out what changed.',
    },
    {
      title: 'Rings in a glass of water',
      content:
        'Stand a full glass on a shelf. Ripples that never settle are vibration from a fan or a loose compressor mount. See that nothing touches the walls, then ask the service.',
    },
    {
      title: 'Mist on the door for days',
      content:
        'In sultry weather it is harmless. On dry days warm air is creeping in: look for a bottle neck or a shelf that holds the door open.',
    },
    {
      title: 'Always running, never cold enough',
      content:
        'In a room above 30 °C it may simply be too hot for it, so cool the room first. In a mild one, the refrigerant or the cooling element is failing.',
    },
    {
      title: 'A code instead of the temperature',
      content:
        'As a rule a probe has failed. Note the code, unplug for ten minutes and start again. If it comes back, carry the best bottles to the coolest room, since the cooling is now blind.',
    },
  ],
  tasks: ['wine-fridge.check-climate', 'wine-fridge.vacuum-grilles', 'wine-fridge.change-charcoal-filter'],
  professionals: [
    {
      title: 'Fan, probe or hinge',
      content:
        'A service for cooling appliances changes these where the cabinet stands. Ask first whether parts for your make are in stock, as some come from abroad.',
      price: '€130 to €260',
    },
    {
      title: 'Compressor or cooling module',
      content:
        'Work on the refrigerant is for a certified specialist. It pays for a large cabinet; a small thermoelectric one is usually cheaper to replace.',
      price: '€300 to €700',
    },
    {
      title: 'Airflow for a built-in',
      content:
        'Where a plinth or a tall unit has been closed up, a joiner cuts the inlet and outlet that the installation drawing asks for.',
      price: '€100 to €250',
    },
  ],
  related: ['fridge', 'ac', 'coffee-machine'],
};
