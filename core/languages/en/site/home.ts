/** The home page. */
export const home = {
  hero: {
    eyebrow: 'About an hour a week',
    title: 'Never Worry About Home Maintenance Again',
    lede: 'You get two or three quick tasks on each day you choose, each with its steps, its tools and the reason it’s due.',
    how: 'See How It Works',
  },
  openWeek: 'Open your week',
  steps: {
    title: 'How it works',
    number: (step: number) => `Step ${step}`,
    home: {
      title: 'Tell us about your home',
      text: 'Nine short questions, and no serial numbers.',
    },
    week: {
      title: 'Get a week that fits',
      text: 'A weekly email reminds you.',
    },
    tick: {
      title: 'Tick off your tasks',
      text: 'Mark a task as done, move it or skip it: the plan adjusts.',
    },
    signUp: 'Sign up now',
  },
  /** Pictures of the app. */
  pictures: {
    week: {
      alt: 'The week of a house, on a phone: the tasks of the day, each with the minutes that it takes, and a question about the home.',
    },
  },
  /** Pictures of what the app does besides the week. */
  more: {
    title: 'More than a list of tasks',
    sample: 'See a sample',
    task: {
      alt: 'One task of that week, opened: why it matters, how to stay safe, and its first steps.',
      title: 'Each task with its steps',
    },
    year: {
      alt: 'The year ahead of a house, on a phone: the months, and what each will bring.',
      title: 'The whole year ahead',
    },
    passport: {
      alt: 'The house passport, on a phone: what the home has, and the maintenance of each item with its dates.',
      title: 'A history, and a house passport',
      caption: 'What was done, for you, a buyer or a landlord.',
    },
  },
  previews: {
    withoutScript: 'With JavaScript, you could try these three. Here they only show what the app looks like.',
    own: {
      name: 'Onboarding preview',
    },
    due: {
      week: 'This week',
      complete: 'Complete',
    },
    calendar: {
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
    numbers: {
      sources: 'sources named, task by task',
      countries: 'countries with their own rules',
    },
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
    note: '* Estimates of what regular care can do, not measured in your home: [our figures](/how-we-choose#figures).',
  },
  guides: {
    title: 'Try a guide first',
    all: 'See all 15 guides',
  },
  closing: {
    title: 'Start with one small task',
    lede: 'Your whole home, free. Premium adds calendar sync, and unlimited custom tasks (at most 200 at a time).',
    compare: 'Compare plans',
    promises: ['No credit card required', 'Set up in 2 minutes', 'Cancel anytime'],
  },
} as const;
