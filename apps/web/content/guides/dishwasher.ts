import type { Guide } from './guide.ts';

export const dishwasher: Guide = {
  slug: 'dishwasher',
  title: 'Dishwasher',
  footerTitle: 'Dishwasher',
  emoji: '🍽️',
  description:
    'Clear glasses, no smells and a dry floor: ten dishwasher jobs with steps, the signs of trouble, and typical prices for repairs.',
  keywords: [
    'dishwasher maintenance',
    'clean dishwasher filter',
    'dishwasher salt',
    'dishwasher smells',
    'dishwasher not draining',
    'cloudy glasses',
    'dishwasher repair cost',
  ],
  difficulty: 'moderate',
  introduction: [
    'A modern machine washes a full load with about ten litres of water, used again and again. That works only while filter, jets and heater stay clear.',
    'Its ten small jobs, shared out over the year, spare you a rewash, an early repair and a swollen floor.',
  ],
  tips: [
    {
      title: 'Scrape, do not rinse',
      content: 'Many machines judge dirt by cloudy water; rinsed plates fool them into washing too gently.',
    },
    { title: 'Face the jets', content: 'Turn soiled sides to the middle, tilt hollow pieces and let nothing overlap.' },
    {
      title: 'Trust eco',
      content: 'It swaps heat for time: slow, yet the thriftiest programme for everyday dishes.',
    },
    {
      title: 'Wash these by hand',
      content: 'Cast iron, aluminium, wood, crystal and good knives suffer in hot alkaline water.',
    },
  ],
  warningSigns: [
    {
      title: 'Dishes cold at the end',
      content: 'If plates are cold right after the intensive programme, the heating circuit needs the service.',
    },
    { title: 'Tablet still whole', content: 'A tall plate blocked the flap or an arm. Reload and run it again.' },
    {
      title: 'Foam at the door',
      content: 'Washing-up liquid got in. Cancel, let it drain, mop up and rinse with plain water.',
    },
    {
      title: 'Pumping while switched off',
      content: 'The leak guard has found water in the base. Close the tap, cut the power and call.',
    },
    {
      title: 'Haze on the glass',
      content: 'Rub it with vinegar: lime clears. Etching never does, and asks for cooler programmes.',
    },
    {
      title: 'Smell of burning plastic',
      content: 'Switch its circuit off and leave it off until a technician has looked.',
    },
  ],
  tasks: [
    'dishwasher.clean-filter',
    'dishwasher.refill-salt',
    'dishwasher.run-descaler',
    'dishwasher.clear-spray-arms',
    'dishwasher.run-hot-wash',
    'dishwasher.wipe-door-seal',
    'dishwasher.clean-dispenser',
    'dishwasher.check-drain-pump',
    'dishwasher.check-water-supply',
    'dishwasher.check-racks-fixing',
  ],
  professionals: [
    {
      title: 'No heat, no draining',
      content: 'When cleaning changes nothing, a technician replaces the heater, pump or valve.',
      price: '€120 to €220',
    },
    {
      title: 'Water under the units',
      content: 'A plumber renews the weeping tap, waste joint or hose.',
      price: '€90 to €180',
    },
    {
      title: 'Dead control panel',
      content: 'Ask for an estimate first, and whether its fee comes off the repair.',
      price: '€180 to €350',
    },
  ],
  related: ['washing-machine', 'fridge', 'oven'],
};
