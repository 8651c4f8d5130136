import type { Guide } from './guide.ts';

export const microwave: Guide = {
  slug: 'microwave',
  title: 'Microwave',
  footerTitle: 'Microwave',
  emoji: '🍿',
  description:
    'A clean microwave with a sound door is a safe one: four short jobs, six faults to recognise, and when a repair is worth its price.',
  keywords: [
    'microwave maintenance',
    'how to clean a microwave',
    'microwave sparks',
    'microwave not heating',
    'microwave door check',
    'microwave repair or replace',
  ],
  difficulty: 'beginner',
  introduction: [
    'A microwave heats the food and hardly anything else, which makes it quick and thrifty with small portions. It also means that whatever is left inside, from a splash of sauce to a grain of rice, is cooked again each time you press start.',
    'Mending one is seldom worth the money, because a plain new one often costs no more than a visit to the workshop. So its care comes down to three things: a spotless chamber, free air and a door that shuts as it did on the first day. Looked after like that, it can serve for ten years.',
    'How you heat matters as much. The waves reach only a few centimetres into food, and the middle warms up from there. Leftovers should steam right through before anybody eats them.',
  ],
  tips: [
    {
      title: 'Cover, with a gap',
      content:
        'A vented lid or an upturned plate keeps sauce off the ceiling and moisture around the food. Keep cling film clear of what you will eat.',
    },
    {
      title: 'Half power for thick food',
      content:
        'Dense or frozen portions heat more evenly at half power and double the time. Stir once on the way, then let the dish stand for two minutes, since it goes on cooking.',
    },
    {
      title: 'Know what stays out',
      content:
        'Gilded rims, foil, wire ties and metal handles spark. Sealed jars, eggs in their shells and drinks in narrow bottles burst or boil over.',
    },
    {
      title: 'Test a dish you do not know',
      content:
        'Heat it empty for one minute beside a cup of water. If the dish is hot and the water cool, it swallows the energy itself and belongs in the cupboard.',
    },
  ],
  warningSigns: [
    {
      title: 'Sparks or crackling',
      content:
        'Metal, a charred splash or chipped paint attracts the current. Press stop, take the food out and wipe the walls. If a lone cup of water sparks too, leave it unplugged until the service has found out why.',
    },
    {
      title: 'It turns and glows, but food stays cold',
      content:
        'The part that makes the waves, or what feeds it, has failed. Heat a mug of water on full power for two minutes; if it is barely warm, ask the service for a price.',
    },
    {
      title: 'A deep hum that is new',
      content: 'The high-voltage parts are under strain. Stop, unplug, and do not run it again just to listen.',
    },
    {
      title: 'Smoke or a flame',
      content:
        'Popcorn, bread or a paper bag has overheated. Do not open it: press stop, pull the plug if you can reach it safely, and wait until nothing glows any more. If it burns on, get everybody out and call the fire service.',
    },
    {
      title: 'It starts by itself',
      content: 'A relay or a door switch sticks. Unplug it at once; it is out of use until the service has seen it.',
    },
    {
      title: 'Rust bubbles or flaking paint',
      content:
        'Bare metal arcs, and rust eats the sheet that holds the waves in. Leave it unused and ask the maker whether the spot may be touched up; a wall rusted through means a new oven.',
    },
  ],
  tasks: ['microwave.steam-clean', 'microwave.check-door', 'microwave.clear-vents', 'microwave.wash-turntable'],
  professionals: [
    {
      title: 'Built-in or combination oven',
      content:
        'Worth repairing where a new one would have to fit the same niche. Ask beforehand what the estimate costs.',
      price: '€120 to €250',
    },
    {
      title: 'Leakage test at the door',
      content:
        'After a fall or a knock, a workshop measures what escapes: the European limit is 50 W/m² at a distance of 5 cm. A sound door stays far below it.',
      price: '€40 to €80',
    },
    {
      title: 'Warm plug or tripping circuit',
      content:
        'When the plug heats up, or kettle and microwave together throw the breaker, an electrician checks the socket and the wiring behind it. A circuit of its own costs more.',
      price: '€90 to €250',
    },
  ],
  related: ['oven', 'fridge', 'coffee-machine'],
};
