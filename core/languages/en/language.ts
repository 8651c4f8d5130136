/** What this language is called in itself, and its codes: of its folder, of its pages, and of its dates and numbers. */
export const language = {
  code: 'en',
  name: 'English',
  tag: 'en-GB',
  locale: 'en-GB',
} as const;
