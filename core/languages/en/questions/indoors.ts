import type { QuestionWords } from '../../question-words.ts';

/** Questions about rooms and the appliances in them. */
export const indoors = {
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
  'newer-things': {
    question: 'Does your home have one of these?',
    untold: 'which newer things you have',
    why: 'Each of them needs care that most homes don’t, such as a battery’s vents or a lock’s way in without power.',
    options: {
      battery: {
        label: 'A home battery',
        phrase: 'home battery',
      },
      generator: {
        label: 'A generator',
        phrase: 'generator',
      },
      'smart-lock': {
        label: 'A lock with a motor, a code or an app',
        phrase: 'smart lock',
      },
      robot: {
        label: 'A robot that vacuums or mows',
        phrase: 'robot vacuum or mower',
      },
      several: {
        label: 'Several of these',
        phrase: 'several newer things',
      },
      none: {
        label: 'None of these',
        phrase: 'none of the newer things',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
