/** What surrounds the text of every mail. */
export const mailFrame = {
  tag: 'en-GB',
  copyAddress: 'If the button does nothing, copy this address into your browser:',
  questions: ' · Questions? Write to ',
} as const;
