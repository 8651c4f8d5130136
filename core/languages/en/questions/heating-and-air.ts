import type { QuestionWords } from '../../question-words.ts';

/** Questions about what heats and cools a home, its water and its air. */
export const heatingAndAir = {
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
    question: 'Where does the gas for your hob come from?',
    untold: 'where your gas comes from',
    why: 'The hose of a bottle ages, and a tank in the garden gets overgrown.',
    options: {
      mains: {
        label: 'From the mains',
        phrase: 'mains gas',
      },
      bottle: {
        label: 'From a bottle',
        phrase: 'bottled gas',
      },
      tank: {
        label: 'From a tank in the garden',
        phrase: 'gas tank',
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
} as const satisfies Partial<QuestionWords>;
