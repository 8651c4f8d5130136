/** The home page. */
export const home = {
  hero: {
    eyebrow: 'About an hour a week',
    title: 'Never Worry About Home Maintenance Again',
    lede: 'Tell us what’s in your home. You get two or three quick tasks on each day you choose, about an hour a week, each with its steps, its tools and the reason it’s due.',
    how: 'See How It Works',
    facts: [
      { figure: '55', what: 'household items tracked' },
      { figure: '200+', what: 'curated tasks' },
      { figure: '2 min', what: 'to set up' },
    ],
  },
  openWeek: 'Open your week',
  tryIt: 'Don’t take our word for it.',
  steps: {
    title: 'How it works',
    lede: 'A little care at the right time prevents up to 80% of common repairs.* Remembering when is our job.',
    number: (step: number) => `Step ${step}`,
    home: {
      title: 'Tell us about your home',
      text: 'Answer nine short questions: flat or house, what’s in the kitchen, how you heat. You don’t need serial numbers or measurements.',
    },
    week: {
      title: 'Get a week that fits',
      text: 'You get two or three quick tasks on each day you choose, about an hour a week. A weekly email reminds you of them.',
    },
    tick: {
      title: 'Tick them off',
      text: 'Mark a task as done, move it or skip it. The plan adjusts, and each task comes back when it’s next due.',
    },
    signUp: 'Sign up now',
    free: 'Free to start. No credit card required.',
  },
  /** Pictures of the app. */
  pictures: {
    title: 'What you get each week',
    lede: 'This is the app, with the plan that it made for a house in October.',
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
    title: 'More than a list of tasks',
    free: 'All of it is in the free plan',
    exceptAnswers: ', except the answers',
    software: '. Upkept is free software: read it, run it yourself, and take your data with you.',
    sample: 'See a sample',
    whatFreeMeans: 'What “free software” means here',
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
  previews: {
    title: 'Try it here',
    withScript: 'These three work like the app itself. Nothing is saved, and you don’t need an account.',
    withoutScript: 'With JavaScript, you could try these three. Here they only show what the app looks like.',
    own: {
      title: 'Say what you own',
      text: 'Gas or induction, a bath or a sauna: tap what you own. We never plan for things you don’t have.',
      name: 'Onboarding preview',
    },
    due: {
      title: 'Do what’s due',
      text: 'You see only the jobs that are worth your time this week, room by room. Finish the list and see what happens.',
      week: 'This week',
      complete: 'Complete',
    },
    calendar: {
      title: 'Your hour, in your calendar',
      text: 'With Premium, your hour appears in your own calendar, with its tasks listed, at a time you choose. When you move a task, the event moves too.',
      day: 'Saturday',
      yours: 'Your calendar',
      lunch: 'Lunch',
      event: 'Maintain your home',
      hour: '1 hour',
      tasks: '3 tasks',
      time: 'Saturday, 10:00 to 11:00',
      at: (hour: string) => `${hour}:00`,
    },
  },
  benefits: {
    title: 'What an hour a week saves',
    list: [
      {
        title: 'Save Money',
        figure: 'Up to 80%',
        what: 'of common repairs prevented*',
        text: 'Small repairs made in time save thousands in potential damage.*',
      },
      {
        title: 'Save Time',
        figure: 'One hour',
        what: 'a week, more or less',
        text: 'We track 200+ curated tasks for 55 household items, and show you the few that matter now.',
      },
      {
        title: 'Peace of Mind',
        figure: '70% fewer',
        what: 'emergency calls*',
        text: 'You no longer have to remember what’s due.',
      },
    ],
    note: '* Estimates of what regular care can do in general, compared with none. We haven’t measured them in your home, and they aren’t a promise: [how to read our figures](/how-we-choose#figures).',
  },
  guides: {
    title: 'Try a guide first',
    lede: 'Each guide says what to do and how often, which signs need help, and where the advice comes from.',
    all: 'See all 15 guides',
  },
  questions: { title: 'Questions and answers', all: 'Read the whole FAQ' },
  closing: {
    title: 'Start with one small task',
    lede: 'The free plan covers your whole home. Premium adds unlimited custom tasks and calendar sync.',
    compare: 'Compare plans',
    promises: ['No credit card required', 'Set up in 2 minutes', 'Cancel anytime'],
  },
} as const;
