import type { Policy } from '../../policy.ts';

/** Short answers about small things, which aren't tasks of the catalogue or are easy to miss in it. */
export const everyday = {
  title: 'Everyday things: how often?',
  updated: { date: '2026-11-27', shown: '27 November 2026' },
  lede: 'Kettle, iron, taps, cooker hood, mattress and water softener: how often, and how.',
  inShort: [
    'Kettle: descale it every four to eight weeks, or every four in hard water.',
    'Steam iron: rinse it with its own cleaning function once a month.',
    'Tap: descale the aerator when the jet gets thin or splits.',
    'Cooker hood: wash the grease filters every two months. A charcoal filter often lasts four.',
    'Mattress: turn it head to foot and vacuum it once in each season.',
    'Water softener: look at the salt once a month, and expect to refill it every two.',
  ],
  sections: [
    {
      id: 'kettle',
      title: 'How often should I descale the kettle?',
      blocks: [
        'Every four to eight weeks, or every four if your water is hard. Fill the kettle with equal parts of water and white vinegar, unplug it, and leave it overnight with a note on it, so that no one uses it. Rinse it well, boil fresh water once and pour that away. If you prefer a descaler, check that it suits your kettle.',
        'Source: [The Times, How to get rid of limescale](https://www.thetimes.co.uk/article/how-to-get-rid-of-limescale-jcj6vss92).',
      ],
    },
    {
      id: 'iron',
      title: 'How often should I descale a steam iron?',
      blocks: [
        'Once a month, and more often in hard water, with the cleaning function that the manual describes: it flushes the scale out through the soleplate. Don’t pour descaler or vinegar in unless the manual allows it, because some manufacturers warn that it damages the iron. If your water is hard, iron with half tap water and half distilled water.',
        'Sources: [Expert Reviews, How to descale an iron, with the advice of Tefal](https://www.expertreviews.co.uk/home-appliances/how-to-descale-an-iron); [Philips, How to descale irons and garment steamers](https://www.philips.co.in/c-m-ho/ironing/descaling).',
      ],
    },
    {
      id: 'tap',
      title: 'How often should I descale a tap?',
      blocks: [
        'When the jet becomes thin, crooked or splits. Wrap a cloth soaked in vinegar and water round the spout and leave it for a while, or overnight if the scale is thick. Then rinse the tap and polish it dry. If that isn’t enough, unscrew the aerator and clean it. Keep vinegar away from marble and other limestone. The shower head has a [task of its own](/items/shower).',
        'Source: [Kärcher, Descaling taps](https://www.karcher.com/ng/home-garden/know-how/descaling-taps.html).',
      ],
    },
    {
      id: 'hood',
      title: 'How often should I wash the filters of a cooker hood?',
      blocks: [
        'Every two months: the filter holds cooking fat right above the flames. Metal filters go into the dishwasher or into hot water with washing-up liquid. A recirculating hood also has a charcoal filter, which many manuals say to replace every four months.',
        'The steps and their sources are [on the page about ventilation](/items/ventilation#ventilation.wash-hood-filters).',
      ],
    },
    {
      id: 'mattress',
      title: 'How often should I turn and clean a mattress?',
      blocks: [
        'At the change of each season, four times a year: turn it head to foot when you change the sheets, and vacuum it. Dab stains at once. A mattress that has only one upper side is turned, but not flipped. If the maker’s advice differs, follow that.',
        'Source: [My Green Mattress, Why you should rotate and clean your mattress](https://mygreenmattress.com/blog/why-you-should-rotate-and-clean-your-mattress-for-better-sleep).',
      ],
    },
    {
      id: 'softener',
      title: 'How often does a water softener need salt?',
      blocks: [
        'Look once a month. Most households refill it about every two months, when the tank is between a quarter and half full. Push a broom handle down through the salt: a hard crust with a hollow below it stops the softener, and nothing else shows that.',
        'The steps and their sources are [on the page about plumbing](/items/plumbing-and-drains#plumbing-and-drains.refill-softener). For the monthly look: [Fountain Softeners, How often do I need to add salt](https://www.fountainsofteners.co.uk/PBFAQ.asp?Question=How+often+do+I+need+to+add+salt+to+my+softener%3F&ItmID=153086).',
      ],
    },
    {
      id: 'more',
      title: 'Bigger things',
      blocks: [
        'The [coffee machine](/maintenance/coffee-machine), the [washing machine](/maintenance/washing-machine), the [dishwasher](/maintenance/dishwasher), the [fridge](/maintenance/fridge) and the [boiler](/maintenance/boiler) have guides, and [every other item](/maintenance#everything) has a page.',
      ],
    },
  ],
} as const satisfies Policy;
