import { format } from '../format.ts';

/** A sheet of labels. */
export const labels = {
  about:
    'Stick one on each appliance. Scanning it opens the appliance’s page for people of this home; others see only the sign-in page.',
  print: (labels: number) => `Print ${format.count(labels, { one: 'label', other: 'labels' })}`,
  choose: 'Choose labels',
  printLabelsOf: 'Print labels of',
  contains: (product: string) => `${product}: manual, tasks, warranty`,
} as const;
