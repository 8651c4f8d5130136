import { format } from '../format.ts';

/** How a task is done. */
export const taskGuide = {
  why: 'Why it matters',
  safety: 'Stay safe.',
  steps: 'Steps',
  tools: 'Tools',
  noTools: 'None',
  youNeed: 'You need:',
  /** Opens why, for whom and by whose word. */
  background: 'Background and sources',
  difficulty: 'Difficulty',
  onlyFor: 'Only for:',
  ifYouRent: 'If you rent:',
  inPlace: (place: string) => `In ${place}:`,
  checkedOn: (date: string) => `(checked on ${date})`,
  readGuide: 'Read the full guide',
  forItem: (item: string) => `for ${item}`,
  sources: (sources: readonly string[], day: string) => `Sources: ${format.clauses(sources)}. Checked on [${day}].`,
} as const;
