import type { GuideWords } from '../../guide-words.ts';

export const coffeeMachine = {
  title: 'Coffee Machine',
  footerTitle: 'Coffee Machine',
  description:
    'Better espresso from a machine that lasts: four cleaning tasks for bean-to-cup and portafilter machines, common faults, and workshop prices.',
  answer:
    'Clean the brew group every month, the milk parts and the tank every two, and descale every three, or when the machine asks for it.',
  keywords: [
    'coffee machine maintenance',
    'descale espresso machine',
    'clean coffee machine',
    'clean brew group',
    'clean steam wand',
    'coffee machine not pumping',
    'coffee machine service cost',
  ],
  introduction: [
    'An espresso machine presses water through the coffee at about nine bar and about 90 °C. Most of the cup is water, so any dirt in the tank, the tubes or the brew group ends up in the coffee.',
    'Each kind of dirt needs its own cleaner: an alkaline one for coffee oil, an acid for limescale, and a milk cleaner for milk. Use one at a time, on different days, and rinse each out completely.',
    'Neglect shows only after months. Then a pump that has worked against limescale fails, and the repair costs as much as years of descaler. The four tasks here take 10 to 40 minutes each, and suit bean-to-cup and portafilter machines alike.',
  ],
  tips: [
    {
      title: 'Start with the water',
      content:
        'Soft to medium water, about 3 to 9 °dH or 5 to 16 °f (50 to 160 mg/l), tastes good and leaves little limescale. Don’t use distilled water: it tastes flat, and the sensors in some boilers can’t detect it.',
    },
    {
      title: 'Use dry beans',
      content:
        'Very oily roasts and flavoured or sugared beans clog a grinder. Fill the hopper for two or three days only. Keep the other beans sealed and dark, but not in the fridge.',
    },
    {
      title: 'Empty it every evening',
      content:
        'Warm, wet coffee grounds grow mould within days. Empty the grounds drawer and the drip tray, rinse both and let them dry overnight.',
    },
    {
      title: 'Drain it before a frost',
      content:
        'In a caravan or an unheated holiday home, freezing water splits the boiler. Empty the tank and run the draining programme, or store the machine in a heated room.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'It hisses when idle, or smells burnt',
        content:
          'The boiler may be overheating or its safety valve may be leaking. Switch off at the wall, keep your hands and face away from the steam, and let it cool. Don’t use it until a repairer has checked it.',
      },
      {
        title: 'Water from inside the case',
        content:
          'Water near live parts can give you a shock. Switch off at the socket or the breaker with dry hands, then unplug the machine and have it repaired. A full drip tray or a crooked tank is harmless: rule those out first.',
      },
    ],
    soon: [
      {
        title: 'Coffee only drips',
        content:
          'Run hot water without coffee. If it flows freely, the grind is too fine or the dose too big. If it trickles too, limescale is blocking the machine.',
      },
      {
        title: 'Pale, fast, watery shots',
        content: 'Grind finer and check the dose. If even the finest setting doesn’t help, the burrs are blunt.',
      },
      {
        title: 'A loud rattle and no water',
        content:
          'The pump has drawn in air, often after the tank ran dry. Refill the tank, seat it firmly and open the hot water tap until the stream is even.',
      },
      {
        title: 'The grinder screams or stalls',
        content:
          'A small stone among the beans is the usual cause. Stop, unplug, and vacuum the beans out of the hopper before you look for it.',
      },
    ],
  },
  professionals: [
    {
      title: 'Full service',
      content:
        'A workshop renews the seals, cleans the valves and tests the pump pressure and electrical safety. If you use the machine daily, book this every two to three years.',
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
        'Have a pressurised boiler and its safety valve repaired by the maker or an authorised workshop. Ask what the estimate costs before you send a heavy machine away.',
      price: '€180 to €400',
    },
  ],
} as const satisfies GuideWords;
