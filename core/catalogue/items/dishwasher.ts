import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const dishwasher: ItemFacts = {
  name: 'Dishwasher',
  slug: 'dishwasher',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'dishwasher.clean-filter',
      tools: ['old toothbrush', 'washing-up liquid', 'rubber gloves'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      bundle: 'dishwasher opened',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Dishwasher SHX78CM5N user manual: filter system, three to six times a year in average use',
          url: 'https://media3.bosch-home.com/Documents/9001642005_B.pdf',
        },
        {
          organisation: 'Whirlpool',
          title: 'How to clean the dishwasher filters',
          url: 'https://producthelp.whirlpool.com/Dishwashers/Product_Info/Dishwasher_Cleaning_and_Care/How_to_Clean_the_Dishwasher_Filters',
        },
      ],
    },
    {
      id: 'dishwasher.run-hot-wash',
      tools: ['dishwasher detergent'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      sources: [
        {
          organisation: 'Miele',
          title: 'Dishwasher G 5150 operating instructions: hygiene and programmes at low temperature',
          url: 'https://media.miele.com/downloads/97/54/03_C7F12828550E1EDF9EFF2C7C8F4A9754.pdf',
        },
        {
          organisation: 'Bosch Home Appliances',
          title: 'Dishwasher smells',
          url: 'https://www.bosch-home.com/us/owner-support/get-support/support-selfhelp-dishwasher-smells',
        },
      ],
    },
    {
      id: 'dishwasher.refill-salt',
      tools: ['dishwasher salt', 'funnel'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      appliesIf: { notCountries: ['US', 'CA', 'AU', 'NZ', 'JP'] },
      sources: [
        {
          organisation: 'Siemens Home Appliances',
          title: 'Dishwasher SN25M244EU user manual: water softening system and special salt',
          url: 'https://media3.bsh-group.com/Documents/9000911442_H.pdf',
        },
        { organisation: 'Finish', title: 'Dishwasher salt: when all-in-one tablets need extra salt' },
      ],
    },
    {
      id: 'dishwasher.wipe-door-seal',
      tools: ['microfibre cloth', 'old toothbrush', 'washing-up liquid'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      sources: [
        {
          organisation: 'Miele',
          title: 'Dishwasher G 5150 operating instructions: cleaning the door and the door seal',
          url: 'https://media.miele.com/downloads/97/54/03_C7F12828550E1EDF9EFF2C7C8F4A9754.pdf',
        },
        {
          organisation: 'Whirlpool',
          title: 'Removing odors in your dishwasher',
          url: 'https://producthelp.whirlpool.com/Dishwashers/Product_Info/Dishwasher_Cleaning_and_Care/Removing_Odors_in_your_Dishwasher',
        },
      ],
    },
    {
      id: 'dishwasher.run-descaler',
      tools: ['dishwasher cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      bundle: 'dishwasher opened',
      uses: ['acid'],
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Dishwasher smells: how to clean it',
          url: 'https://www.bosch-home.com/us/owner-support/get-support/support-selfhelp-dishwasher-smells',
        },
        {
          organisation: 'CDC',
          title: 'Cleaning and Disinfecting with Bleach',
          url: 'https://www.cdc.gov/hygiene/about/cleaning-and-disinfecting-with-bleach.html',
        },
      ],
    },
    {
      id: 'dishwasher.clean-dispenser',
      tools: ['rinse aid', 'old toothbrush', 'microfibre cloth'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Dishwasher SHX78CM5N user manual: rinse aid system',
          url: 'https://media3.bosch-home.com/Documents/9001642005_B.pdf',
        },
        {
          organisation: 'Electrolux',
          title: 'Dishwasher does not dry or dries poorly',
          url: 'https://support.electrolux.co.uk/support-articles/article/dishwasher-does-not-dry-or-dries-poorly',
        },
      ],
    },
    {
      id: 'dishwasher.clear-spray-arms',
      tools: ['wooden cocktail stick'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      bundle: 'dishwasher opened',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Dishwasher not cleaning dishes: spray arms and filter',
          url: 'https://www.bosch-home.com/us/owner-support/get-support/support-selfhelp-dishwasher-not-cleaning-dishes',
        },
        {
          organisation: 'Electrolux',
          title: 'Dishwasher not cleaning properly',
          url: 'https://support.electrolux.co.uk/support-articles/article/dishwasher-not-cleaning-properly',
        },
      ],
    },
    {
      id: 'dishwasher.check-drain-pump',
      tools: ['sponge', 'rubber gloves', 'tweezers', 'torch (flashlight)'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'wear',
      bundle: 'dishwasher opened',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Dishwasher SHX78CM5N user manual: drain pump',
          url: 'https://media3.bosch-home.com/Documents/9001642005_B.pdf',
        },
        {
          organisation: 'Bosch Home Appliances',
          title: 'Dishwasher not draining',
          url: 'https://www.bosch-home.com/us/owner-support/get-support/support-selfhelp-dishwasher-not-drain',
        },
      ],
    },
    {
      id: 'dishwasher.check-water-supply',
      tools: ['torch (flashlight)', 'bucket', 'pliers', 'kitchen paper'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'costly',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Dishwasher installation instructions: water connection and AquaStop',
        },
        {
          organisation: 'Electrolux',
          title: 'Dishwasher displays error code i10: tap and inlet hose',
          url: 'https://support.electrolux.co.uk/support-articles/article/dishwasher-displays-error-code-i10-i11-al5-c1-beeps-once-or-the-warning-light-flashes-once',
        },
      ],
    },
    {
      id: 'dishwasher.check-racks-fixing',
      tools: ['screwdriver', 'spirit level', 'torch (flashlight)'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        {
          organisation: 'Whirlpool',
          title: 'Dishwasher installation instructions: tip-over hazard and securing to the cabinet',
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Product recalls and registering your appliances',
        },
      ],
    },
  ],
};
