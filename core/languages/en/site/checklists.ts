import { inSentence } from '../in-sentence.ts';

/** The checklists of the seasons. */
export const checklists = {
  seasons: {
    spring: { name: 'Spring', title: 'Spring home maintenance checklist', link: 'Spring checklist' },
    summer: { name: 'Summer', title: 'Summer home maintenance checklist', link: 'Summer checklist' },
    autumn: { name: 'Autumn', title: 'Autumn home maintenance checklist', link: 'Autumn checklist' },
    winter: { name: 'Winter', title: 'Winter home maintenance checklist', link: 'Winter checklist' },
  },
  introduction: (season: string) =>
    `The first three lists are what a careful caretaker does in ${inSentence(season)}, alarms first. Below them is what only some homes have: cross out the rest.`,
  months: (from: string, south: string) => `${from}; south of the equator, ${south}`,
  print: 'Print this list',
  everySeason: 'In every season',
  homes: 'Flats and houses',
  houses: 'Houses, as well',
  minutes: (minutes: number) => `${minutes} minutes`,
  frostTitle: 'When frost is forecast:',
  frost:
    'keep heating every room with water pipes, also while you are away. Drain the outside tap. If a pipe freezes, close the stopcock, open the tap and warm the pipe slowly with towels or a hair dryer, never with a flame ([the steps and their sources](/items/plumbing-and-drains#plumbing-and-drains.winterise-pipes)).',
  ifYouHave: 'If you have them',
  nextTitle: 'Only the tasks that your home needs',
  next: 'Tell Upkept what you have, and it plans these tasks at the right time where you live. It is free to start.',
  others: 'The other seasons',
} as const;
