import { format } from '../format.ts';
import { inSentence } from '../in-sentence.ts';

const maintenance = [
  'home maintenance',
  'home maintenance schedule',
  'preventive maintenance',
  'household tasks',
] as const;

/** What search engines and other sites read about each page. */
export const metadata = {
  maintenance,
  home: {
    title: 'Never Worry About Home Maintenance Again',
    description:
      'Small weekly tasks, planned around your home, that prevent up to 80% of common repairs (*our estimate). Free to start, no credit card, set up in two minutes.',
    heroSubtitle: 'A weekly plan of small tasks that prevents up to 80% of common repairs.*',
    keywords: [...maintenance, 'home maintenance app', 'AI home maintenance assistant', 'maintenance reminders'],
  },
  guides: {
    title: 'Complete Home Maintenance Guide',
    description:
      'Fifteen guides, from the fridge to the boiler: what to do and how often, the warning signs, and when to call a professional.',
    heroSubtitle: 'What to do and how often, the warning signs, and when to call a professional.',
    keywords: [...maintenance, 'appliance maintenance', 'maintenance guide', 'maintenance checklist'],
  },
  pricing: {
    title: 'Pricing Plans',
    description:
      'Start free, upgrade when you are ready. No hidden fees, no credit card to begin with, and you can cancel anytime.',
    heroTitle: 'Choose Your Plan',
    heroSubtitle: 'Start free, upgrade when you are ready. No hidden fees, cancel anytime.',
    keywords: [...maintenance, 'home maintenance pricing', 'free home maintenance plan', 'premium'],
  },
  faq: {
    title: 'Frequently Asked Questions',
    description:
      'Common questions, answered plainly: how your tasks are chosen, what’s free, how signing in works and what happens to your data.',
    heroSubtitle: 'How tasks are chosen, what’s free, and what happens to your data.',
    keywords: [...maintenance, 'home maintenance questions', 'FAQ'],
  },
  everyday: {
    title: 'Everyday Things: How Often to Clean Them',
    description:
      'How often to descale a kettle, an iron or a tap, wash cooker hood filters, turn a mattress and refill a water softener, with sources.',
    heroSubtitle: 'Kettle, iron, taps, cooker hood, mattress and water softener.',
    keywords: [
      ...maintenance,
      'how often descale kettle',
      'how often clean cooker hood filter',
      'how often turn mattress',
    ],
    crumb: 'Everyday things',
  },
  samplePassport: {
    title: 'House Passport: a Sample',
    description:
      'A sample of the record that a home can hand to a buyer or a landlord: equipment, maintenance, repairs, costs and a checksum against changes.',
    heroSubtitle: 'The record of a home, for a buyer, a landlord or an insurer.',
    keywords: [...maintenance, 'house passport', 'home maintenance log', 'home maintenance record'],
    crumb: 'A sample house passport',
  },
  howWeChoose: {
    title: 'How We Choose Tasks',
    description:
      'Where our maintenance tasks come from, how we check them against their sources, and how to read the figures that we quote.',
    heroSubtitle: 'Where our tasks come from, and how we check them.',
    keywords: [...maintenance, 'home maintenance sources', 'maintenance intervals'],
    crumb: 'How we choose tasks',
  },
  rules: {
    title: 'Home Maintenance Rules by Country',
    description:
      'Who inspects boilers, chimneys, alarms and wiring, how often, and whether owner or tenant: rules of twenty-five countries with their sources.',
    heroSubtitle: 'Who inspects what, how often, and whether it is the owner’s or the tenant’s job.',
    keywords: [...maintenance, 'landlord responsibilities', 'tenant responsibilities', 'boiler inspection law'],
  },
  signIn: {
    title: 'Log in or sign up',
    description:
      'Log in to get started with your home maintenance plan. We send you a link, so there is no password to remember.',
    heroTitle: 'Welcome to Upkept',
    heroSubtitle: 'We send you a link, so there is no password to remember.',
    keywords: [...maintenance, 'log in', 'sign up'],
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What Upkept stores about you and your home, why, for how long, who else receives it, and how you export or delete it.',
    heroSubtitle: 'What is stored, why, for how long, and how you export or delete it.',
    keywords: ['privacy policy', 'data protection', 'Upkept'],
  },
  terms: {
    title: 'Terms of Service',
    description:
      'What Upkept promises you and asks of you: the free plan, Premium and how to cancel it, and the limits of its advice.',
    heroSubtitle: 'What we promise you, and what we ask of you.',
    keywords: ['terms of service', 'terms and conditions', 'Upkept'],
  },
  cancel: {
    title: 'Cancel or Withdraw',
    description:
      'Cancel Upkept Premium, or withdraw from the contract within 14 days of buying. It works without signing in.',
    heroSubtitle: 'End your contract here, with or without signing in.',
    keywords: ['cancel subscription', 'withdraw from contract', 'Upkept'],
  },
  legal: {
    title: 'Legal Notice',
    description:
      'Who runs Upkept and answers for it, how to reach us, who hosts the site, and where its source code is.',
    heroSubtitle: 'Who runs this site and answers for it.',
    keywords: ['legal notice', 'imprint', 'Upkept'],
  },
  accessibility: {
    title: 'Accessibility Statement',
    description: 'How accessible Upkept is, what was tested and how, what is still missing, and how to complain.',
    heroSubtitle: 'What was tested, what is missing, and how to tell us.',
    keywords: ['accessibility statement', 'WCAG', 'Upkept'],
  },
  guide: {
    title: (title: string) => `How to Maintain Your ${title}: Complete Guide`,
    heroTitle: (title: string) => `How to Maintain Your ${title}`,
    drawing: (title: string) => `Drawing: ${title}`,
  },
  item: {
    title: (name: string) => `${name} Maintenance: How Often and How`,
    description: (names: readonly string[], tasks: number, example: string) =>
      `${format.list(names, 'disjunction')}: ${format.count(tasks, { one: 'maintenance task', other: 'maintenance tasks' })}, such as “${example}”. How often, how long and how to do it safely.`,
    /** What others call an item, where they search by another word. */
    otherNames: { 'fire-stove': 'range cooker', rv: 'motorhome' },
    maintenance: (name: string) => `${inSentence(name)} maintenance`,
    checklist: (name: string) => `${inSentence(name)} maintenance checklist`,
    heroTitle: (name: string) => `${name} maintenance`,
    heroSubtitle: 'How often, how long, and how to do it safely.',
  },
  country: {
    title: (place: string) => `Home Maintenance Rules in ${place}`,
    description: (place: string, rules: number) =>
      `Home rules in ${place}: who inspects what, how often, and whether it is the owner or the tenant. ${rules} rules with their sources.`,
    landlord: (place: string) => `landlord responsibilities ${place}`,
    law: (place: string) => `home inspection law ${place}`,
  },
  checklist: {
    title: (season: string) => `${season} Home Maintenance Checklist`,
    description: (season: string, months: string) =>
      `A ${inSentence(season)} checklist to print, room by room: what to do at home from ${months}.`,
    heroSubtitle: 'Room by room, to print and to tick off.',
    list: (season: string) => `${inSentence(season)} home maintenance checklist`,
    maintenance: (season: string) => `${inSentence(season)} maintenance`,
  },
} as const;
