/** The specification’s words for asking the assistant, until everyone can. */
export const adviceCopy = {
  soon: 'Coming soon',
  title: 'Ask the assistant for advice',
  text: 'Upload a manual or a photo of the appliance, and find out what may be wrong.',
} as const;
