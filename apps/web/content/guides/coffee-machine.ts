import type { Guide } from './guide.ts';

export const coffeeMachine: Guide = {
  slug: 'coffee-machine',
  title: 'Coffee Machine',
  footerTitle: 'Coffee Machine',
  emoji: '☕',
  description:
    'Better espresso from a machine that lasts: four cleaning jobs for bean-to-cup and portafilter, common faults, and workshop prices.',
  keywords: [
    'coffee machine maintenance',
    'descale espresso machine',
    'clean coffee machine',
    'clean brew group',
    'clean steam wand',
    'coffee machine not pumping',
    'coffee machine service cost',
  ],
  difficulty: 'beginner',
  introduction: [
    'Espresso is about nine tenths water, pressed through the coffee at about nine bar and a little over 90 °C. Whatever sits in that water, on the metal or in the tubes ends up in the cup.',
    'Three kinds of dirt call for three remedies: coffee oil gives way to an alkaline cleaner, lime to an acid and milk to a product of its own. Use them one at a time, each on its own day and rinsed out completely.',
    'Neglect shows late and costs at once. A pump that has pushed against lime for months fails on one morning, and the bill buys descaler for years.',
  ],
  tips: [
    {
      title: 'Start with the water',
      content:
        'Soft to medium water, about 3 to 9 °dH, tastes good and leaves little behind. Distilled water is no answer: it tastes flat, and sensors in some boilers cannot detect it.',
    },
    {
      title: 'Feed it dry beans',
      content:
        'Very oily roasts and flavoured or sugared beans gum up a grinder. Fill the hopper for two or three days and keep the rest sealed and dark, but not in the fridge.',
    },
    {
      title: 'Empty it every evening',
      content:
        'Warm, wet grounds grow mould within days. Tip out the grounds drawer and the drip tray, rinse both and let them dry overnight.',
    },
    {
      title: 'Drain it before the frost',
      content:
        'In a caravan or an unheated holiday home, water that freezes splits the boiler. Empty the tank and run the draining programme, or store the machine in the warm.',
    },
  ],
  warningSigns: [
    {
      title: 'Coffee only drips',
      content:
        'Run hot water without coffee. If it flows freely, the grind is too fine or the dose too big. If it trickles as well, lime is in the way.',
    },
    {
      title: 'Pale, fast, watery shots',
      content: 'Grind finer and check the dose. When even the finest setting does not help, the burrs are blunt.',
    },
    {
      title: 'A loud rattle and no water',
      content:
        'The pump has drawn air, often after the tank ran dry. Refill it, seat it firmly and open the hot water tap until the stream is even.',
    },
    {
      title: 'A puddle underneath',
      content:
        'Suspect a full drip tray or a crooked tank first. Dry everything, lay kitchen paper below and watch one drink. Water from inside the case means plug out and service.',
    },
    {
      title: 'The grinder screams or stalls',
      content:
        'A small stone among the beans is the usual culprit. Stop, unplug, and vacuum the beans out of the hopper before you look for it.',
    },
    {
      title: 'A wand that never stops dripping',
      content:
        'Its valve is furred or the seal worn. Where the manual allows it, one descaling may be the cure. A machine that hisses when idle should be switched off and seen.',
    },
  ],
  tasks: [
    'coffee-machine.clean-brew-group',
    'coffee-machine.descale',
    'coffee-machine.deep-clean-milk',
    'coffee-machine.change-water-filter',
  ],
  professionals: [
    {
      title: 'Full service',
      content:
        'A workshop renews the seals, cleans the valves and tests pump pressure and electrical safety. In daily use, every two to three years is sensible.',
      price: '€120 to €220',
    },
    {
      title: 'New grinder burrs',
      content:
        'Worn burrs warm the coffee and grind it unevenly. Fitting and adjusting a new pair takes about an hour.',
      price: '€80 to €180',
    },
    {
      title: 'Boiler, valve or electronics',
      content:
        'A pressurised boiler and its safety valve belong to the maker’s service. Ask what the estimate itself costs before you send a heavy machine away.',
      price: '€180 to €400',
    },
  ],
  related: ['dishwasher', 'microwave', 'wine-fridge'],
};
