import type { Guide } from './guide.ts';

export const stoves: Guide = {
  slug: 'stoves',
  title: 'Stove',
  footerTitle: 'Stoves',
  emoji: '🍳',
  description:
    'Gas burners, induction glass and wood-fired ranges: how to clean and check each one, what odd flames and codes mean, and whom to call.',
  keywords: [
    'stove maintenance',
    'clean gas burners',
    'gas hob yellow flame',
    'clean induction hob',
    'induction hob error code',
    'wood cookstove cleaning',
    'gas safety check cost',
  ],
  difficulty: 'moderate',
  introduction: [
    'Three machines share this guide: gas, which burns in the open room; induction, which heats the pan itself; and the wood-fired range, which needs a flue.',
    'Cooking is the leading cause of fires at home. Clean burners, cool electronics and a swept flue take care of the machine; staying beside the pan does the rest.',
  ],
  tips: [
    {
      title: 'Keep a lid within reach',
      content:
        'On burning fat, turn off the heat if you safely can, slide the lid on and leave it until cold: no water, and no carrying. If flames remain, close the door behind you and call the fire service.',
    },
    {
      title: 'Match pan and ring',
      content: 'Flames up the side heat only the handle. Induction may not notice a base that is too small.',
    },
    {
      title: 'Turn handles inwards',
      content: 'Cook on the back rings first, and use the child lock.',
    },
    {
      title: 'Start a range small and bright',
      content: 'Open the damper, light dry kindling, then add little and often. No petrol or spirits, ever.',
    },
  ],
  warningSigns: [
    {
      title: 'Gas: clicks, but no flame',
      content:
        'Turn it off after ten seconds and wait a minute. If the cap is dry and level, call the engineer. If you still smell gas, touch no switch, open the windows, leave and call the gas emergency number from outside.',
    },
    {
      title: 'Gas: the flame dies as you let go',
      content: 'The flame-failure device is worn. Leave that burner off, and do not wedge the knob.',
    },
    {
      title: 'Induction: a code that returns',
      content: 'Wipe the keys and let the hob cool for ten minutes. If it persists, note it for the service.',
    },
    {
      title: 'Induction: a smell of hot plastic',
      content: 'Switch off at the circuit breaker and leave it off until it has been examined.',
    },
    {
      title: 'Range: smoke when a door opens',
      content: 'Open the bypass and a window. If it goes on, let the fire go out: soot has narrowed its way.',
    },
    {
      title: 'Range: a plate that glows',
      content: 'It is overfired. Close the air inlets, add no wood and let it cool slowly; water would crack it.',
    },
  ],
  tasks: [
    'gas-stove.book-service',
    'gas-stove.clean-burners',
    'induction-cooktop.clean-glass',
    'fire-stove.book-sweep',
    'induction-cooktop.clear-ventilation',
    'fire-stove.brush-flueways',
  ],
  professionals: [
    {
      title: 'Gas engineer',
      content: 'For the yearly check, a new hose, an uneven flame or a change of gas.',
      price: '€80 to €160',
    },
    {
      title: 'Appliance technician',
      content: 'For new glass, fan or power board. Past ten years, compare with the price of a new hob.',
      price: '€200 to €500',
    },
    {
      title: 'Range fitter or sweep',
      content: 'For firebricks, grates and warped plates.',
      price: '€100 to €350',
    },
  ],
  related: ['oven', 'chimney', 'pizza-oven'],
};
