/** The words that frame the FAQ, the long texts and the page for addresses without a page. */
export const pages = {
  faq: {
    crumb: 'FAQ',
    title: 'Frequently Asked Questions',
    lede: 'How Upkept plans, what it costs, and what it knows about you.',
    linkToAnswer: 'Link to this answer',
    moreTitle: 'Not answered here?',
    more: 'Write to [{support email}](mailto:{support email}). We read everything.',
  },
  /** The description of a page of the app, by its title. */
  app: (title: string) =>
    `${title}: your AI home maintenance assistant keeps a personal plan of small tasks for your home, a week at a time.`,
  policy: {
    updated: 'Last updated:',
    changed: (day: string, what: string) => `Changed on [${day}]: ${what}`,
    inShort: 'In short',
  },
  notFound: {
    title: 'There is no room behind this door',
    text: 'The page may have moved, or the address may be mistyped.',
    home: 'Go to the home page',
    dashboard: 'Go to your dashboard',
  },
} as const;
