/** A link with which a tradesperson sees one task. */
export const shareTask = {
  title: 'Send to a tradesperson',
  text: 'With this link, they see this task without an account, tick it off, and add a note, photos and the invoice. They see nothing else.',
  link: 'The link',
  validUntil: (date: string) => `It works until ${date}. An earlier link for this task no longer works.`,
  end: 'End the link',
  ended: 'The link no longer works',
  copy: 'Copy',
  copied: 'Copied',
  refused: 'Select the link and copy it',
} as const;
