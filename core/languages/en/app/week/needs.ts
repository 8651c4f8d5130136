/** What the week’s open tasks need, as a list. */
export const needs = {
  title: 'What you need',
  none: 'The open tasks of this week need nothing special.',
  supplies: 'Check that you have enough',
  tools: 'Get ready',
  copy: 'Copy the list',
  copied: 'Copied. Paste it into a note or a message.',
  refused: 'Your browser doesn’t allow copying here. You can select the list instead.',
} as const;
