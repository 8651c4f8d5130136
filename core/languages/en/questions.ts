import type { TraitId, TraitValue } from '../../domain/home/traits.ts';

type QuestionWords<Value extends string> = {
  readonly question: string;
  /** Completes "You haven't said …" while it is unanswered. */
  readonly untold: string;
  /** Why it is asked, as one sentence. */
  readonly why: string;
  /** `phrase` names the answer in a few words, for a task's "Only for". */
  readonly options: { readonly [Each in Value]: { readonly label: string; readonly phrase: string } };
};

/** What the week asks about a home, by trait. */
export const questions = {
  winter: {
    question: 'How are winters where you live?',
    untold: 'how cold your winters are',
    why: 'Pipes, gardens and engines are prepared for frost only where it freezes.',
    options: {
      long: {
        label: 'Frozen half the year',
        phrase: 'winters of half a year',
      },
      hard: {
        label: 'Frozen for months',
        phrase: 'long, hard winters',
      },
      regular: {
        label: 'Regular frost',
        phrase: 'regular frost',
      },
      rare: {
        label: 'Rare frost',
        phrase: 'rare frost',
      },
      none: {
        label: 'No frost',
        phrase: 'no frost',
      },
    },
  },
  rains: {
    question: 'When are your heaviest rains?',
    untold: 'when your heaviest rains are',
    why: 'Roofs, gutters and drains are made ready before them.',
    options: {
      'dec-feb': {
        label: 'December to February',
        phrase: 'rains from December to February',
      },
      'mar-may': {
        label: 'March to May',
        phrase: 'rains from March to May',
      },
      'jun-aug': {
        label: 'June to August',
        phrase: 'rains from June to August',
      },
      'sep-nov': {
        label: 'September to November',
        phrase: 'rains from September to November',
      },
      none: {
        label: 'No rainy season',
        phrase: 'no rainy season',
      },
    },
  },
  storms: {
    question: 'Do hurricanes, typhoons, cyclones or severe gales reach you?',
    untold: 'whether severe storms reach you',
    why: 'Roofs, trees, shutters and drains are made ready before their season.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'hurricanes, typhoons, cyclones or gales',
      },
      no: {
        label: 'No',
        phrase: 'no hurricanes, typhoons, cyclones or gales',
      },
    },
  },
  altitude: {
    question: 'Is your home higher than 2,200 metres above sea level?',
    untold: 'how high your home is',
    why: 'The mosquitoes that carry dengue don’t live so high up, so you don’t need the rounds against them.',
    options: {
      high: {
        label: 'Yes, higher',
        phrase: 'home higher than 2,200 m',
      },
      low: {
        label: 'No, lower',
        phrase: 'home lower than 2,200 m',
      },
    },
  },
  tenure: {
    question: 'Do you own your home or rent it?',
    untold: 'whether you own or rent',
    why: 'If you rent, jobs on the structure are usually your landlord’s.',
    options: {
      owner: {
        label: 'I own it',
        phrase: 'own home',
      },
      tenant: {
        label: 'I rent it',
        phrase: 'rented home',
      },
    },
  },
  'water-heater': {
    question: 'What heats your hot water?',
    untold: 'what heats your water',
    why: 'A gas heater needs a yearly check, and a tank needs its safety valve operated.',
    options: {
      'electric-tank': {
        label: 'Electric tank',
        phrase: 'electric hot water tank',
      },
      gas: {
        label: 'Gas water heater',
        phrase: 'gas water heater',
      },
      boiler: {
        label: 'The heating boiler',
        phrase: 'hot water from the boiler',
      },
      'heat-pump': {
        label: 'Heat pump',
        phrase: 'heat pump water heater',
      },
      tankless: {
        label: 'Tankless electric',
        phrase: 'tankless electric water heater',
      },
      shared: {
        label: 'Shared in the building',
        phrase: 'shared hot water',
      },
    },
  },
  'heat-source': {
    question: 'What kind of central heating do you have?',
    untold: 'what heats your home',
    why: 'Boilers, heat pumps and furnaces need different care, and the law requires some of it.',
    options: {
      'gas-boiler': {
        label: 'Gas boiler',
        phrase: 'gas boiler',
      },
      'oil-boiler': {
        label: 'Oil boiler',
        phrase: 'oil boiler',
      },
      'heat-pump': {
        label: 'Heat pump',
        phrase: 'air-source heat pump',
      },
      furnace: {
        label: 'Warm-air furnace',
        phrase: 'warm-air furnace',
      },
      district: {
        label: 'Shared or district',
        phrase: 'shared or district heating',
      },
      wood: {
        label: 'Wood or pellets',
        phrase: 'wood or pellet boiler',
      },
    },
  },
  geothermal: {
    question: 'Where does your geothermal heat come from?',
    untold: 'where your geothermal heat comes from',
    why: 'A heat pump has loops and filters to look after; hot water from a network has an inlet, and can scald.',
    options: {
      'heat-pump': {
        label: 'A heat pump of our own',
        phrase: 'ground-source heat pump',
      },
      district: {
        label: 'Hot water from a network',
        phrase: 'hot water from a geothermal network',
      },
    },
  },
  combustion: {
    question: 'Does anything in your home burn gas, oil, wood or coal, or is a garage attached?',
    untold: 'whether anything burns fuel in your home',
    why: 'Burning fuel and running engines give off carbon monoxide, which only an alarm notices.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'something that burns fuel, or an attached garage',
      },
      no: {
        label: 'No',
        phrase: 'nothing that burns fuel, and no attached garage',
      },
    },
  },
  fireplace: {
    question: 'How do you use your fireplace or chimney?',
    untold: 'how you use your fireplace',
    why: 'How often a chimney is swept depends on it.',
    options: {
      'stove-daily': {
        label: 'A stove, most winter days',
        phrase: 'stove lit most winter days',
      },
      stove: {
        label: 'A stove, now and then',
        phrase: 'stove lit now and then',
      },
      'open-fire': {
        label: 'An open fire',
        phrase: 'open fire',
      },
      unused: {
        label: 'Not at all',
        phrase: 'unused chimney',
      },
    },
  },
  'gas-supply': {
    question: 'Does the gas for your hob come from the mains or from a bottle?',
    untold: 'where your gas comes from',
    why: 'The hose of a bottle ages, and its joints are tested at each change of bottle.',
    options: {
      mains: {
        label: 'From the mains',
        phrase: 'mains gas',
      },
      bottle: {
        label: 'From a bottle',
        phrase: 'bottled gas',
      },
    },
  },
  'water-supply': {
    question: 'Where does your drinking water come from?',
    untold: 'where your water comes from',
    why: 'No one tests the water of a private well unless its owner does.',
    options: {
      mains: {
        label: 'The public supply',
        phrase: 'public water supply',
      },
      well: {
        label: 'A private well or spring',
        phrase: 'private well',
      },
    },
  },
  car: {
    question: 'Do you charge a car at home?',
    untold: 'whether you charge a car at home',
    why: 'A charge point has a safety switch to test and a cable that wears.',
    options: {
      'home-charged': {
        label: 'Yes',
        phrase: 'car charged at home',
      },
      'charged-elsewhere': {
        label: 'No, elsewhere',
        phrase: 'car charged elsewhere',
      },
      combustion: {
        label: 'No, it burns fuel',
        phrase: 'petrol or diesel car',
      },
    },
  },
  dryer: {
    question: 'Which kind of dryer do you have?',
    untold: 'which dryer you have',
    why: 'Lint in the duct of a vented dryer can catch fire; the other kinds have a filter to clean instead.',
    options: {
      vented: {
        label: 'Vented',
        phrase: 'vented dryer',
      },
      condenser: {
        label: 'Condenser',
        phrase: 'condenser dryer',
      },
      'heat-pump': {
        label: 'Heat pump',
        phrase: 'heat pump dryer',
      },
      none: {
        label: 'No dryer',
        phrase: 'no dryer',
      },
    },
  },
  'oven-cleaning': {
    question: 'How is your oven cleaned?',
    untold: 'how your oven is cleaned',
    why: 'Self-cleaning ovens must not be sprayed with oven cleaner; the others are cleaned by hand.',
    options: {
      pyrolytic: {
        label: 'With heat (pyrolytic)',
        phrase: 'pyrolytic oven',
      },
      catalytic: {
        label: 'With special panels (catalytic)',
        phrase: 'oven with catalytic panels',
      },
      plain: {
        label: 'By hand',
        phrase: 'oven without self-cleaning',
      },
    },
  },
  fridge: {
    question: 'Which kind of fridge do you have?',
    untold: 'which fridge you have',
    why: 'Only some freezers need defrosting, and only some fridges have a water filter.',
    options: {
      'manual-defrost': {
        label: 'Ice builds up in it',
        phrase: 'freezer that ices up',
      },
      'frost-free': {
        label: 'Frost-free',
        phrase: 'frost-free fridge',
      },
      'water-filter': {
        label: 'Frost-free, with water or ice dispenser',
        phrase: 'fridge with a water or ice dispenser',
      },
    },
  },
  'air-conditioner': {
    question: 'Which kind of air conditioning do you have?',
    untold: 'which air conditioning you have',
    why: 'Outdoor units are cleared only if you can reach them safely, and each kind has filters of its own or none.',
    options: {
      reachable: {
        label: 'Outdoor unit within reach',
        phrase: 'outdoor unit within reach',
      },
      high: {
        label: 'Outdoor unit out of reach',
        phrase: 'outdoor unit out of reach',
      },
      central: {
        label: 'Central, through ducts',
        phrase: 'central or ducted air conditioning',
      },
      portable: {
        label: 'Portable',
        phrase: 'portable air conditioner',
      },
      evaporative: {
        label: 'Evaporative cooler',
        phrase: 'evaporative cooler',
      },
      fans: {
        label: 'Ceiling fans only',
        phrase: 'ceiling fans',
      },
    },
  },
  'shared-filter': {
    question: 'Does your central cooling share the filter of a furnace?',
    untold: 'whether your cooling has a filter of its own',
    why: 'One filter may clean all the air of the home, or the air conditioning has its own.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'cooling through the filter of a furnace',
      },
      no: {
        label: 'No',
        phrase: 'cooling with a filter of its own',
      },
    },
  },
  ventilation: {
    question: 'How is your home ventilated?',
    untold: 'how your home is ventilated',
    why: 'Central systems have filters to change and need a technician every few years.',
    options: {
      balanced: {
        label: 'Heat recovery unit',
        phrase: 'heat recovery unit',
      },
      extract: {
        label: 'Central extractor fan',
        phrase: 'central extractor fan',
      },
      natural: {
        label: 'Windows and single fans',
        phrase: 'no central ventilation',
      },
    },
  },
  'alarm-batteries': {
    question: 'Can you change the batteries of your smoke alarms?',
    untold: 'which batteries your alarms have',
    why: 'Alarms with sealed batteries are replaced as a whole.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'alarms with changeable batteries',
      },
      no: {
        label: 'No',
        phrase: 'alarms with sealed batteries',
      },
    },
  },
  'outside-tap': {
    question: 'Do you have an outside tap, or pipes in an unheated room?',
    untold: 'whether pipes run outside',
    why: 'Frost can burst these pipes, so they are drained or lagged before it comes.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'outside tap, or pipes in an unheated space',
      },
      no: {
        label: 'No',
        phrase: 'all pipes in heated rooms',
      },
    },
  },
  attic: {
    question: 'Is there a loft or attic that you can get into?',
    untold: 'whether you have a loft',
    why: 'Leaks and damp show there first.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'loft that you can get into',
      },
      no: {
        label: 'No',
        phrase: 'no loft to get into',
      },
    },
  },
  drainage: {
    question: 'Where does your waste water go?',
    untold: 'where your waste water goes',
    why: 'Septic tanks are emptied every few years, and a sump pump must start when it rains.',
    options: {
      sewer: {
        label: 'To the sewer',
        phrase: 'sewer',
      },
      septic: {
        label: 'Septic tank',
        phrase: 'septic tank',
      },
      sump: {
        label: 'Sewer, with a sump pump',
        phrase: 'sewer with a sump pump',
      },
      'septic-sump': {
        label: 'Septic tank and sump pump',
        phrase: 'septic tank with a sump pump',
      },
    },
  },
  'water-treatment': {
    question: 'Is your water softened, filtered or stored in a tank?',
    untold: 'how your water is treated',
    why: 'Softeners run out of salt, old cartridges make water worse, and tanks need cleaning.',
    options: {
      softener: {
        label: 'Water softener',
        phrase: 'water softener',
      },
      filter: {
        label: 'Filter cartridges',
        phrase: 'filter cartridges',
      },
      'roof-tank': {
        label: 'Drinking water tank',
        phrase: 'drinking water tank',
      },
      none: {
        label: 'None of these',
        phrase: 'untreated water',
      },
    },
  },
  'garage-door': {
    question: 'Does a motor open your garage door?',
    untold: 'whether a motor opens your garage',
    why: 'It is tested every month, because a door that doesn’t stop can crush a child.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'powered garage door',
      },
      no: {
        label: 'No',
        phrase: 'no powered garage door',
      },
    },
  },
  'pool-winter': {
    question: 'Do you close your pool in winter?',
    untold: 'whether you close your pool',
    why: 'Hard frost breaks the pipes of a pool that isn’t closed; a closed one needs no water tests until it is opened.',
    options: {
      closed: {
        label: 'Yes',
        phrase: 'pool closed in winter',
      },
      open: {
        label: 'No',
        phrase: 'pool open all year',
      },
    },
  },
  barbecue: {
    question: 'What does your barbecue burn?',
    untold: 'what your barbecue burns',
    why: 'Gas hoses are tested for leaks, and ash is cleared only where there is some.',
    options: {
      gas: {
        label: 'Gas',
        phrase: 'gas barbecue',
      },
      charcoal: {
        label: 'Charcoal',
        phrase: 'charcoal barbecue',
      },
      pellet: {
        label: 'Pellets',
        phrase: 'pellet barbecue',
      },
      electric: {
        label: 'Electric',
        phrase: 'electric barbecue',
      },
    },
  },
  'pizza-oven': {
    question: 'What heats your pizza oven?',
    untold: 'what heats your pizza oven',
    why: 'Flues are swept and gas hoses are tested for leaks.',
    options: {
      wood: {
        label: 'Wood',
        phrase: 'wood-fired pizza oven',
      },
      gas: {
        label: 'Gas',
        phrase: 'gas pizza oven',
      },
      electric: {
        label: 'Electricity',
        phrase: 'electric pizza oven',
      },
    },
  },
  'fire-pit': {
    question: 'What does your fire pit burn?',
    untold: 'what your fire pit burns',
    why: 'Wood leaves ash to clear, and gas parts are checked for leaks.',
    options: {
      wood: {
        label: 'Wood',
        phrase: 'wood fire pit',
      },
      gas: {
        label: 'Gas',
        phrase: 'gas fire pit',
      },
    },
  },
  deck: {
    question: 'What is your deck or patio made of?',
    untold: 'what your deck is made of',
    why: 'Timber is oiled and checked for rot, and paving is weeded.',
    options: {
      timber: {
        label: 'Timber',
        phrase: 'timber deck',
      },
      composite: {
        label: 'Composite',
        phrase: 'composite deck',
      },
      paving: {
        label: 'Paving',
        phrase: 'paved patio',
      },
    },
  },
  'tree-kinds': {
    question: 'Do you have apple, pear or tropical fruit trees, or trees planted in the last five years?',
    untold: 'which trees you have',
    why: 'Each needs a yearly job that other trees don’t.',
    options: {
      fruit: {
        label: 'Apple, pear or tropical fruit trees',
        phrase: 'apple, pear or tropical fruit trees',
      },
      young: {
        label: 'Young trees',
        phrase: 'trees planted in the last five years',
      },
      both: {
        label: 'Both',
        phrase: 'both fruit trees and young ones',
      },
      neither: {
        label: 'Neither',
        phrase: 'no apple, pear, tropical fruit or young trees',
      },
    },
  },
  bidet: {
    question: 'Which kind of bidet do you have?',
    untold: 'which bidet you have',
    why: 'A bowl and an electronic seat need different care.',
    options: {
      bowl: {
        label: 'A bowl with a tap',
        phrase: 'bidet bowl',
      },
      seat: {
        label: 'An electronic seat',
        phrase: 'electronic bidet seat',
      },
    },
  },
  scooter: {
    question: 'Is your scooter electric?',
    untold: 'whether your scooter is electric',
    why: 'Batteries and engines need different checks.',
    options: {
      electric: {
        label: 'Electric',
        phrase: 'electric scooter',
      },
      petrol: {
        label: 'Petrol',
        phrase: 'petrol moped',
      },
    },
  },
  'boat-winter': {
    question: 'Do you lay your boat up in winter?',
    untold: 'whether you lay your boat up',
    why: 'A boat that is laid up is prepared for it, and needs no checks until it is launched.',
    options: {
      'laid-up': {
        label: 'Yes',
        phrase: 'boat laid up in winter',
      },
      afloat: {
        label: 'No',
        phrase: 'boat in use all year',
      },
    },
  },
  'motorcycle-winter': {
    question: 'Do you ride your motorcycle in winter?',
    untold: 'whether you ride in winter',
    why: 'A motorcycle that is laid up needs no checks until it comes out again.',
    options: {
      'laid-up': {
        label: 'No',
        phrase: 'motorcycle laid up in winter',
      },
      ridden: {
        label: 'Yes',
        phrase: 'motorcycle ridden in winter',
      },
    },
  },
} as const satisfies { readonly [Id in TraitId]: QuestionWords<TraitValue<Id>> };
