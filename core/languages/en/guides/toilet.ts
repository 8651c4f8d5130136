import type { GuideWords } from '../../guide-words.ts';

export const toilet = {
  title: 'Toilet',
  footerTitle: 'Toilet',
  description:
    'Stop silent leaks, smells and blockages: six toilet tasks and how often to do them, what gurgles and streaks mean, and what a plumber charges.',
  answer:
    'Descale the bowl every two months, test the cistern for a silent leak every six, and turn the valve and check the base once a year.',
  keywords: [
    'toilet maintenance',
    'toilet running constantly',
    'toilet leak test',
    'unblock a toilet',
    'descale toilet bowl',
    'toilet gurgles',
    'plumber cost toilet repair',
  ],
  introduction: [
    'About a quarter of the water that a home uses goes down the toilet. A leaking toilet wastes 215 to 400 litres a day on average, according to Waterwise, and most leaks make no sound.',
    'The ceramic lasts for decades. The cheap parts around it wear out: a rubber seal, a valve, a hose, a hinge. Most last five to ten years, and you can replace them one by one before they cause a flood.',
    'The six tasks here take 5 to 25 minutes each and show you which part is next. The guide also says what noises and streaks mean, how to clear a blockage, and when to call a plumber or a drain firm.',
  ],
  tips: [
    {
      title: 'Flush only the three Ps',
      content:
        'They are pee, poo and paper. Put wipes, even “flushable” ones, cotton buds, dental floss and cat litter in the bin: they tangle in the pipe and block it.',
    },
    {
      title: 'Use the small button',
      content:
        'It uses about 3 litres, and the large one about 6. A cistern from before 2000 may use 9 or more; many accept a new two-button valve.',
    },
    {
      title: 'Never flush a blocked bowl again',
      content:
        'If the bowl fills to the brim, the next flush goes on the floor. Close the isolating valve if more water comes, and wait ten minutes for the level to sink.',
    },
    {
      title: 'Learn to use a plunger',
      content:
        'Use one with a flange, cover it with water, and pull harder than you push. Don’t plunge after someone has poured in a chemical unblocker, and tell the plumber about it.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Sewage comes up elsewhere',
        content:
          'If the shower or basin fills when you flush, the main drain is blocked. Stop using all water, keep children and pets away, and call a drain firm. Wear gloves if you have to clean up.',
      },
      {
        title: 'A wall-hung pan that dips',
        content:
          'Its bolts or the frame in the wall have come loose, and the pan could fall. Don’t let anyone sit on it until a plumber has checked it.',
      },
    ],
    soon: [
      {
        title: 'The bowl rises, then sinks slowly',
        content:
          'Something is stuck in the bend. Use a plunger, or turn a toilet auger through by hand. A wire coat hanger scratches the glaze.',
      },
      {
        title: 'A streak down the back of the bowl',
        content:
          'A brown or chalky line shows that water has been leaking for months. Do the dye test this week instead of waiting for its date.',
      },
      {
        title: 'A groan or whistle while it fills',
        content:
          'The fill valve is worn, or the isolating valve is half closed. Open that fully. If the noise remains, replace the fill valve.',
      },
      {
        title: 'A cistern covered in drops',
        content:
          'Moisture from the air condenses on the cold ceramic and drips like a leak. Air the room better and dry the cistern. Check that a constant trickle isn’t keeping it cold.',
      },
    ],
  },
  ifYouRent:
    'Report a leak at once: if the water is metered, you pay for it. In France the tenant replaces the float and the seals of the cistern. Elsewhere small parts are often the landlord’s, so ask before you buy them. A loose pan, a blocked main drain and old valves are always the landlord’s.',
  professionals: [
    {
      title: 'Plumber, for the cistern',
      content:
        'The price covers a new fill valve, seal or flush valve, about an hour’s work. Have the number from the flush plate or the cistern at hand for the parts.',
      price: '€90 to €200',
    },
    {
      title: 'Drain firm, for a blockage',
      content:
        'Call one if plunger and auger fail. Agree the price before they set out: nights and weekends often cost double.',
      price: '€120 to €300',
    },
    {
      title: 'Plumber, to reseat or replace the pan',
      content:
        'Book one for a pan that rocks, leaks or has cracked. The price is for the work on existing pipes; a new toilet costs extra.',
      price: '€180 to €450',
    },
  ],
} as const satisfies GuideWords;
