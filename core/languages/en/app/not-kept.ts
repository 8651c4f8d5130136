/** In the place of a public page, without a connection. */
export const notKept = {
  title: 'This page needs a connection',
  text: 'Your week and the guides can be read without one.',
} as const;
