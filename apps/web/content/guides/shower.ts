import type { Guide } from './guide.ts';

export const shower: Guide = {
  slug: 'shower',
  title: 'Shower',
  footerTitle: 'Shower',
  emoji: '🚿',
  description:
    'A shower that sprays evenly, drains fast and holds its heat: eight jobs with their rhythm, the signs of a hidden leak, and plumbers’ prices.',
  keywords: [
    'shower maintenance',
    'descale shower head',
    'shower drain clogged',
    'remove mould from grout',
    'shower temperature changes',
    'shower cartridge replacement cost',
  ],
  difficulty: 'moderate',
  introduction: [
    'A shower sends warm mist, soap and hair over joints a few millimetres wide, every day. What goes wrong is seldom dramatic: a nozzle closes, a drain slows, a seal lets go.',
    'Small regular jobs keep that cheap, and one yearly test tells whether the water could burn anybody.',
  ],
  tips: [
    {
      title: 'Dry the room out',
      content: 'Leave the fan on, or the window open, for twenty minutes afterwards. Mould needs damp, not dirt.',
    },
    {
      title: 'Hang the handset up',
      content: 'Lying in dirty water, it can be siphoned back into the drinking water.',
    },
    {
      title: 'Finish on cold',
      content: 'Turn the mixer back before you close it, so that nobody starts with hot.',
    },
    {
      title: 'Count in minutes',
      content: 'Five minutes at 8 litres a minute is 40 litres; a bath is nearer 150.',
    },
  ],
  warningSigns: [
    {
      title: 'A tingle from metal or water',
      content:
        'Get out, touch nothing more and keep others away. Once dry, turn off the main switch and call an electrician.',
    },
    {
      title: 'A scorched switch or cord',
      content:
        'An electric shower has a loose connection. Stop using it, switch its circuit off and call an electrician.',
    },
    {
      title: 'Heat that jumps',
      content:
        'If it does so when another tap runs, check valves or cartridge are worn. Have them renewed before somebody is scalded.',
    },
    {
      title: 'Drips that last for hours',
      content: 'A minute of dripping is the head emptying; more is a worn cartridge.',
    },
    {
      title: 'A tile that gives',
      content: 'The board behind it is wet. Shower elsewhere until it has been opened and dried.',
    },
    {
      title: 'A gurgle, then a smell',
      content: 'The trap is being sucked dry. Refill it, and have the vent pipe looked at.',
    },
  ],
  tasks: [
    'shower.descale-head',
    'shower.clear-drain',
    'shower.test-mixer',
    'shower.check-sealant',
    'shower.clean-glass',
    'shower.remove-mould',
    'shower.check-hose',
    'shower.wash-curtain',
  ],
  professionals: [
    {
      title: 'Plumber, for the mixer',
      content: 'A cartridge or a new thermostatic mixer, fitted and limited.',
      price: '€120 to €350',
    },
    {
      title: 'Drain firm',
      content: 'When water stands although the trap is clean.',
      price: '€120 to €300',
    },
    {
      title: 'Tiler, for joints and tiles',
      content: 'New silicone, or a few tiles with fresh waterproofing behind.',
      price: '€100 to €600',
    },
  ],
  related: ['bathtub', 'toilet', 'boiler'],
};
