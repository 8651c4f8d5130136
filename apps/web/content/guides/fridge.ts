import type { Guide } from './guide.ts';

export const fridge: Guide = {
  slug: 'fridge',
  title: 'Fridge',
  footerTitle: 'Fridge',
  emoji: '🧊',
  description:
    'Keep your fridge cold, clean and thrifty: eight jobs with steps and times, warning signs to know, and what a repair usually costs.',
  keywords: [
    'fridge maintenance',
    'clean fridge coils',
    'fridge temperature',
    'fridge door seal',
    'defrost freezer',
    'fridge not cooling',
    'fridge repair cost',
  ],
  difficulty: 'beginner',
  introduction: [
    'A fridge works day and night for years. When it falters, nothing looks wrong at first: milk turns early, salad freezes, and the electricity bill grows.',
    'Dust, heat and leaking doors age it. A quarter of an hour here and there keeps food safe and can help it past twelve years.',
  ],
  tips: [
    {
      title: 'Cool leftovers first',
      content: 'Refrigerate hot food in shallow dishes within two hours: a steaming pot warms its neighbours.',
    },
    {
      title: 'Thaw in the fridge',
      content: 'Frozen food that thaws in a bowl on a low shelf lends the fridge its cold.',
    },
    {
      title: 'Sit out a power cut',
      content:
        'Unopened, a fridge keeps food safe for about four hours, the freezer for as long as its data sheet says, often 10 to 24.',
    },
    {
      title: 'Mind the garage',
      content: 'Climate class SN works from 10 °C, class N from 16 °C. Any colder, and the freezer may thaw.',
    },
  ],
  warningSigns: [
    {
      title: 'Clicks, then silence',
      content: 'The compressor tries to start and fails. Unplug it, move the food and call the service.',
    },
    {
      title: 'Freezer cold, fridge warm',
      content:
        'In a frost-free model the air duct has iced up. Leave it off and open for a day; if the ice returns, call.',
    },
    {
      title: 'Very hot side walls',
      content: 'Warm is normal. Too hot for your palm means that heat cannot get away: make room.',
    },
    {
      title: 'Lamp always on',
      content: 'Let a phone film inside, door shut. If the lamp stays lit, free the door switch.',
    },
    {
      title: 'Oily patch near the pipes',
      content:
        'Refrigerant may be escaping. Open a window, light nothing, leave the plug as it is and ring the service.',
    },
    {
      title: 'No pause at all',
      content: 'Inverter models hum almost always. An older one that never rests is losing cold.',
    },
  ],
  tasks: [
    'fridge.check-temperature',
    'fridge.wash-interior',
    'fridge.clean-door-seals',
    'fridge.clean-coils',
    'fridge.clear-drain-hole',
    'fridge.defrost-freezer',
    'fridge.replace-water-filter',
    'fridge.level-cabinet',
  ],
  professionals: [
    {
      title: 'Still warm after cleaning',
      content: 'A technician tests fan, sensor and defrost heater.',
      price: '€120 to €250',
    },
    {
      title: 'Compressor or refrigerant',
      content: 'Only a refrigeration specialist opens the sealed circuit. In an old fridge it rarely pays.',
      price: '€300 to €600',
    },
    {
      title: 'New door seal',
      content:
        'EU rules keep seals for newer models on sale for ten years. Have one fitted if it is screwed behind the lining.',
      price: '€90 to €180',
    },
  ],
  related: ['wine-fridge', 'dishwasher', 'microwave'],
};
