/** What surrounds the text of every mail. */
export const frame = {
  /** What follows the address of the site on its first page. */
  home: '',
  tag: 'en-GB',
  fact: (name: string) => `${name}:`,
  copyAddress: 'If the button does nothing, copy this address into your browser:',
  questions: 'Questions? Write to',
} as const;
