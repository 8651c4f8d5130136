import type { FactTopic } from '../../country-words.ts';

const topics: Readonly<Record<FactTopic, string>> = {
  'Boilers and heating': 'Boilers and heating',
  'Chimneys and stoves': 'Chimneys and stoves',
  'Smoke alarms': 'Smoke alarms',
  'Carbon monoxide': 'Carbon monoxide',
  'Fire extinguishers': 'Fire extinguishers',
  Gas: 'Gas',
  Wiring: 'Wiring',
  'Hot water': 'Hot water',
  'Air conditioning and heat pumps': 'Air conditioning and heat pumps',
  Ventilation: 'Ventilation',
  Radon: 'Radon',
  'Septic tanks': 'Septic tanks',
  Wells: 'Wells',
  Pools: 'Pools',
  'Hedges and trees': 'Hedges and trees',
  'Snow and ice': 'Snow and ice',
  Wildfire: 'Wildfire',
  Termites: 'Termites',
  Mosquitoes: 'Mosquitoes',
  'Lead and asbestos': 'Lead and asbestos',
  'Old stoves': 'Old stoves',
  'Damp and mould': 'Damp and mould',
  'The building': 'The building',
  'Blind cords': 'Blind cords',
  'Vehicle tests': 'Vehicle tests',
  'Winter tyres': 'Winter tyres',
  Renting: 'Renting',
  'Emergency numbers': 'Emergency numbers',
};

/** The pages of the rules by country. `place` is the country’s name as its words say it. */
export const rules = {
  topics,
  crumb: 'Rules by country',
  /** "Netherlands", for lists. */
  nameOf: (place: string) => place.replace(/^the /, ''),
  /** A rule of one state or region: its topic and the region’s name as a heading, or the name and the text. */
  inRegion: (first: string, second: string) => `${first}: ${second}`,
  index: {
    title: 'Home maintenance rules by country',
    lede: 'Who inspects what, how often, and whether it is the owner’s or the tenant’s job.',
    introduction:
      'Most care of a home is good sense, and the same everywhere. Some of it is law: the yearly service of a gas boiler, the chimney sweep’s visit, the alarm that a landlord has to fit. These rules end at the border, and in federal countries at that of a state or canton.',
    countries: 'Twenty-five countries',
    howToTitle: 'How to read them',
    howTo:
      'Each rule leads to its official text or to the authority that applies it, and says whether we have compared it with that text, with another published page, or not yet. They are short summaries and not legal advice, and your lease, insurer or municipality may ask for more. [How we choose tasks](/how-we-choose)',
    nextTitle: 'Get a plan that knows your country',
    next: 'Once Upkept knows where you live, each task shows the rule that concerns it. It takes about an hour a week and is free to start.',
  },
  title: (place: string) => `Home maintenance rules in ${place}`,
  lede: 'Who inspects what, how often, and whether it is the owner’s or the tenant’s job. A short summary, not legal advice: local rules may ask for more.',
  source: 'Source:',
  /** How far a rule has been compared with its official text. */
  compared: {
    'official text': (day: string) => `(compared with the official text on [${day}])`,
    page: (day: string) => `(compared on [${day}] with a published page, not with the official text yet)`,
  },
  neverCompared: '(not compared with the official text yet)',
  next: 'Upkept plans these jobs for your country, with everything else that your home needs. It takes about an hour a week and is free to start.',
  others: 'Other countries',
} as const;
