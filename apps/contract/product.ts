/** The product's name and the other texts that describe it everywhere. */
export const product = {
  name: 'Upkept',
  supportEmail: 'support@upkept.example',
  company: 'Upkept, made in the EU',
  tagline: 'The small jobs that keep a home in good order, one easy week at a time.',
} as const;
