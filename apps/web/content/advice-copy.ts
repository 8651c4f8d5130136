/** The specification’s words for asking the assistant, until everyone can. */
export const adviceCopy = {
  soon: 'Coming soon',
  title: 'Ask the assistant for advice',
  text: 'Show it a manual or a photo of the appliance that is being difficult, and find out what is wrong together.',
} as const;
