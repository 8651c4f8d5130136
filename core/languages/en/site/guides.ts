import { format } from '../format.ts';
import { inSentence } from '../in-sentence.ts';

const tasks = { one: 'task', other: 'tasks' } as const;

/** The pages of the guides and of the items, and their index. A guide’s title is given as its words say it. */
export const guides = {
  crumb: 'Maintenance Guides',
  index: {
    title: 'Complete Home Maintenance Guide',
    lede: 'Fifteen guides, based on the advice of manufacturers and safety authorities: what to do and how often, the warning signs, and what a visit costs.',
    ownPlan: 'Get your own plan',
    find: 'Find a guide or an item',
    everyday: 'Kettles, irons, taps and mattresses are among the [everyday things](/everyday).',
    nextTitle: 'See which of these your home needs',
    next: 'Answer nine short questions and see your first week. Free to start, no credit card required.',
    items: (items: number) => `${items} household items tracked`,
    allItems: (tasks: number) =>
      `The guides cover the items that most homes have. A plan draws on ${tasks} tasks for all these items, and includes only those that your home needs:`,
    lists: 'Checklists and rules',
    everydayThings: 'Everyday things',
    rules: 'Rules by country',
  },
  card: (title: string) => title,
  ofGuide: (title: string) => `${title} Maintenance`,
  /** Its middle part is emphasised. */
  heading: (title: string) => `How to Maintain Your *${title}:* Complete Guide`,
  tasks: (count: number) => format.count(count, tasks),
  facts: { plan: 'In the plan', difficulty: 'Difficulty', time: 'Time' },
  checked:
    'Checked by us, its authors, against [these sources](#sources) on {day}. No tradesperson has reviewed it yet.',
  allAtAGlance: 'All tasks at a glance:',
  sections: {
    why: 'Why it matters',
    signs: 'Warning signs',
    schedule: 'Maintenance schedule',
    rent: 'If you rent',
    law: 'What the law requires',
    professional: 'When to call a professional',
    related: 'Related guides',
  },
  tips: 'Four tips worth keeping',
  signs: {
    lede: 'What you may see, hear or smell, what it means, and what to do first.',
    stop: 'Stop and get help now',
    soon: 'Deal with it soon',
    numbersTitle: 'Emergency numbers:',
    numbers:
      '112 in Europe (also 999 in the United Kingdom, 15, 18 and 114 by text message in France, 144 and 118 in Switzerland) and India, 911 in the United States and Canada, 000 in Australia, 111 in New Zealand, 995 in Singapore.',
    gasNumbers:
      'For a leak of mains gas: 0800\u00a0111\u00a0999 in Great Britain, 0\u00a0800\u00a047\u00a033\u00a033 in France (GRDF); elsewhere, and for a bottle, the emergency number.',
  },
  schedule: (count: number) => `${format.count(count, tasks)}: how often, how long, how hard, and how to do it safely.`,
  glance: 'At a glance',
  firstOf: (shown: number, count: number) => `The first ${shown} of ${count} tasks at a glance`,
  table: {
    task: 'Task',
    howOften: 'How often',
    minutes: 'Minutes',
    season: 'Season',
    anyTime: 'Any time',
    note: 'Months are for the northern hemisphere. Add six months in the southern hemisphere.',
  },
  task: {
    professional: 'Book a professional',
    onlyFor: 'Only for:',
    safety: 'Stay safe.',
    how: 'How to do it',
    steps: (steps: number) => `in ${format.count(steps, { one: 'step', other: 'steps' })}`,
    need: 'You need',
    nothing: 'Nothing special',
    when: 'When in the year',
    rent: 'If you rent',
    sources: 'Sources',
  },
  /** A task for a professional alone on paper, with lines for them to fill in. */
  cardToPrint: {
    print: 'Print this card for the technician',
    toFillIn: ['Date', 'Measured', 'Found, and done', 'Next visit', 'Name and signature'],
  },
  more: {
    title: (tasks: number, title: string) =>
      `Unlock ${format.count(tasks, { one: 'more task', other: 'more tasks' })} for your ${inSentence(title)}`,
    offers: [
      {
        title: 'Complete schedules',
        text: 'Every task of this guide and of everything else in your home, each with its steps.',
      },
      {
        title: 'Automated reminders and tracking',
        text: 'An email every week with the tasks that are due, and a record of what was done and when.',
      },
      {
        title: 'Savings from preventive care',
        text: 'A small task takes minutes. The repair that it prevents costs far more.',
      },
    ],
    signUp: 'Sign up for free',
    signIn: 'Sign in to see them',
  },
  /** One mail in a year, without an account. */
  remind: {
    title: 'Remind me in a year',
    text: 'No account, no newsletter: one email in a year with a link to this guide, and then we delete your address.',
    email: 'Email address',
    button: 'Remind me in a year',
    busy: 'Sending...',
    needsScript: 'This form',
    sentTitle: 'One more step',
    /** The place is for the address. */
    sent: 'We’ve sent a link to *. Open it to confirm the reminder.',
    later: 'If you don’t confirm within 7 days, we delete your address and don’t write again.',
  },
  tryIt: (title: string) => `${title} and all the rest, in one plan.`,
  lawLede: 'A short summary, not legal advice. Local rules may require more.',
  allRules: 'Rules for homes in twenty-five countries',
  professionalLede: (year: string) =>
    `Some jobs need training or tools that you don’t have. Prices are typical for western Europe in ${year} and include tax.`,
  usually: (year: string) => `Usually, in ${year}`,
  sourcesTitle: 'Sources of this guide',
  sources: 'Each task names its own sources under “How to do it”. See [how we choose tasks](/how-we-choose).',
  nextTitle: 'Let Upkept remember it',
  next: 'Upkept plans these tasks for you, with everything else that your home needs. It takes about an hour a week and is free to start.',
  item: {
    title: (name: string) => `${name} maintenance`,
    lede: (count: number, least: number, most: number) =>
      least === most
        ? `${format.count(count, tasks)} of ${most} minutes: how often each is due, and how to do it safely.`
        : `${format.count(count, tasks)} of ${least} to ${most} minutes: how often each is due, and how to do it safely.`,
    checked: 'Checked against its sources on {day}. [How we choose tasks](/how-we-choose)',
    law: 'What the law asks in your country',
    guide: (title: string, address: string) =>
      `The [${inSentence(title)} guide](${address}) adds warning signs and repair prices.`,
    neighbours: (room: string) => `More to look after: ${inSentence(room)}`,
  },
} as const;
