/** A text to be taken elsewhere. */
export const copyField = {
  copied: 'Copied',
  copy: 'Copy',
  selected: 'It’s selected. Copy it with Ctrl+C, or with ⌘C on a Mac.',
} as const;
