import { faq } from './faq.ts';

const firstQuestions: readonly string[] = [
  'tenants',
  'how-tasks-are-chosen',
  'ai',
  'how-much-time',
  'weekly-summary',
  'what-is-free',
];

/** The longer texts of the home page. */
export const homeCopy = {
  steps: {
    home: {
      title: 'Tell us about your home',
      text: 'Answer nine short questions: flat or house, what’s in the kitchen, how you heat. You don’t need serial numbers or measurements.',
    },
    week: {
      title: 'Get a week that fits',
      text: 'You get two or three quick tasks on each day you choose, about an hour a week. Each has its steps, its tools and the reason it’s due. A weekly email reminds you of them.',
    },
    tick: {
      title: 'Tick them off',
      text: 'Mark a task as done, move it or skip it. The plan adjusts, and each task comes back when it’s next due.',
    },
  },
  /** The pictures of the app. */
  pictures: {
    week: {
      alt: 'The week of a house, on a phone: the tasks of the day, each with the minutes that it takes, and a question about the home.',
      caption: 'Your week: each task has its day, its minutes and the reason it’s due.',
    },
    task: {
      alt: 'One task of that week, opened: why it matters, how to stay safe, and its first steps.',
      caption: 'A task, opened: why it matters, each step, the tools, and how to stay safe.',
    },
  },
  /** Pictures of what the app does besides the week. */
  more: {
    year: {
      alt: 'The year ahead of a house, on a phone: the months, and what each will bring.',
      title: 'The whole year ahead',
      caption: 'See in spring when the sweep is due, before you book the holiday.',
    },
    passport: {
      alt: 'The house passport, on a phone: what the home has, and the maintenance of each item with its dates.',
      title: 'A history, and a house passport',
      caption: 'What was done, when and at what cost: for you, a buyer or a landlord.',
    },
    offline: {
      alt: 'The week without a connection, on a phone: a note says that changes are saved and sent later, above the tasks of the day.',
      title: 'Works in the cellar',
      caption: 'Your week and its steps need no signal. Ticks are sent later.',
    },
    answer: {
      alt: 'An answer of the assistant, on a phone: steps, each with the source that it comes from.',
      title: 'Answers that cite their source',
      caption: 'A step without a source isn’t shown. Premium has early access.',
    },
    pause: {
      alt: 'The settings of a pause, on a phone: its first and its last day.',
      title: 'A pause for your holiday',
      caption: 'Nothing is planned, nothing is late, and the safety tasks come before you leave.',
    },
  },
  benefits: [
    {
      title: 'Save Money',
      figure: 'Up to 80%',
      what: 'of common repairs prevented*',
      text: 'A worn seal costs a few euros to replace. A soaked floor costs a few thousand. Small repairs made in time save thousands in potential damage.*',
    },
    {
      title: 'Save Time',
      figure: 'One hour',
      what: 'a week, more or less',
      text: 'You don’t have to write lists or look up intervals. We track 200+ curated tasks for 55 household items, and show you only the few that matter now.',
    },
    {
      title: 'Peace of Mind',
      figure: '70% fewer',
      what: 'emergency calls*',
      text: 'The boiler is serviced before the cold and the gutters are cleared before the rain. You no longer have to remember what’s due.',
    },
  ],
  questions: faq.flatMap(({ questions }) => questions).filter(({ id }) => firstQuestions.includes(id)),
} as const;
