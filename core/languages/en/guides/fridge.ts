import type { GuideWords } from '../../guide-words.ts';

export const fridge = {
  title: 'Fridge',
  footerTitle: 'Fridge',
  description:
    'Keep your fridge cold, clean and efficient: eight tasks with steps and times, the warning signs to know, and what a repair usually costs.',
  answer:
    'Check the temperature and wash the shelves every three months, clean the door seals and the drain hole every six, and vacuum the coils once a year.',
  keywords: [
    'fridge maintenance',
    'clean fridge coils',
    'fridge temperature',
    'fridge door seal',
    'defrost freezer',
    'fridge not cooling',
    'fridge repair cost',
  ],
  introduction: [
    'A fridge runs day and night for years, and its faults are hard to see. Milk turns sour early, lettuce freezes at the back, and the electricity bill rises.',
    'Dust on the coils, a tight niche or a leaking door keeps the compressor running and wears it out. Damp air that gets past the seal turns to ice. A scrap of food in the drain hole can leave a puddle under the drawers.',
    'The eight tasks here take between 5 and 45 minutes each. They keep food safe and can help the fridge last more than twelve years. The guide also says which signs can’t wait, what to do in a power cut, and what a repair usually costs.',
  ],
  tips: [
    {
      title: 'Cool leftovers quickly',
      content:
        'Put hot food in shallow dishes and refrigerate it within two hours. Let a steaming pot cool first, because it warms the food beside it.',
    },
    {
      title: 'Thaw food in the fridge',
      content: 'Put frozen food in a bowl on a low shelf. It thaws safely and helps to cool the fridge.',
    },
    {
      title: 'Keep it shut in a power cut',
      content:
        'If the door stays closed, a fridge keeps food safe for about four hours. A freezer lasts for as long as its data sheet says, often 10 to 24 hours.',
    },
    {
      title: 'Check the climate class for a garage',
      content:
        'Class SN works in rooms from 10 °C (50 °F) and class N from 16 °C (61 °F). In a colder room, the freezer compartment may thaw.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'An oily patch or a hiss near the pipes',
        content:
          'Refrigerant may be escaping, and in most newer fridges it can burn. Open a window, light nothing, touch no switch or plug, and call a technician.',
      },
      {
        title: 'A scorched plug, or a burning smell',
        content:
          'Switch the circuit off at the breaker before you touch the plug. Don’t use the socket or the fridge until both have been checked. If you see smoke, leave and call the fire service.',
      },
    ],
    soon: [
      {
        title: 'It clicks and falls silent',
        content:
          'The compressor tries to start and fails. Unplug the fridge, move the food somewhere cold and call a technician.',
      },
      {
        title: 'The freezer is cold, the fridge is warm',
        content:
          'In a frost-free model, the air duct has iced up. Switch it off and leave it open for a day. If the ice returns, call a technician.',
      },
      {
        title: 'Very hot side walls',
        content:
          'Warm walls are normal. If they are too hot for your palm, heat can’t escape: leave more space around the fridge.',
      },
      {
        title: 'It never stops, or the lamp stays on',
        content:
          'Inverter models hum nearly all the time, but an older fridge should pause. Leave your phone filming inside with the door shut: if the lamp stays lit, the door switch is stuck.',
      },
    ],
  },
  professionals: [
    {
      title: 'Still warm after cleaning',
      content: 'A technician tests the fan, the sensor and the defrost heater.',
      price: '€120 to €250',
    },
    {
      title: 'Compressor or refrigerant',
      content: 'Only a refrigeration specialist may open the sealed circuit. For an old fridge, this rarely pays.',
      price: '€300 to €600',
    },
    {
      title: 'A new door seal',
      content:
        'EU rules keep seals for newer models on sale for ten years. If the seal is screwed behind the lining, have it fitted.',
      price: '€90 to €180',
    },
  ],
  kinds: {
    title: 'Which kind of fridge is yours?',
    columns: ['Kind', 'How to tell', 'What differs'],
    rows: [
      ['Frost-free', 'Air slots at the back of the freezer, no ice', 'No defrosting: keep the slots clear'],
      ['Ices up', 'Ice on shelves or walls of the freezer', 'Defrost it at 5 mm of ice'],
      ['With water or ice', 'A dispenser in the door', 'Change the filter, flush the line'],
      ['Built in', 'A furniture door in front', 'Its grilles at top and plinth need air'],
      ['In a cold garage', 'Class SN on the plate works from 10 °C', 'Others stop cooling the freezer in the cold'],
    ],
  },
  codes: {
    title: 'What a fridge’s display and age tell you',
    columns: ['What you see', 'Meaning', 'What to do first'],
    rows: [
      [
        'A blinking temperature, an alarm',
        'Warmer than set: door open, or much put in',
        'Close it, wait six hours, measure again',
      ],
      ['Er IF, Er FF, 22E', 'A fan is stuck in ice (LG, Samsung)', 'Leave it off and open for a day, then try again'],
      ['OF OF, OFF, dEMo', 'Shop mode: it lights but doesn’t cool', 'See the manual for the keys that end it'],
      ['R134a, R600a on the plate', 'The refrigerant; R600a burns', 'Never drill, heat or pierce the back wall'],
      ['Over 15 years old', 'Uses up to twice the power of a new one', 'Replace it instead of the compressor'],
    ],
  },
  law: {
    FR: 'Because its gas has to be recovered, an old fridge goes back to the shop that delivers a new one, free of charge. EU rules keep door seals on sale for ten years and thermostats for seven.',
    GB: 'Makers keep parts such as door seals for seven to ten years. An old fridge counts as hazardous waste: give it to the shop, the council or a licensed carrier.',
    US: 'Letting out refrigerant on purpose is illegal, so an old fridge goes to a collection that recovers it. California and Minnesota oblige makers to sell parts.',
  },
} as const satisfies GuideWords;
