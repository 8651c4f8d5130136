/** What buttons say, and what is said while they work and when they have. */
export const buttons = {
  tryAgain: 'Try again',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved',
  saving: 'Saving…',
  add: 'Add',
  edit: 'Edit',
  delete: 'Delete',
  remove: 'Remove',
  close: 'Close',
  undo: 'Undo',
  backAsItWas: 'Back as it was',
  print: 'Print or save as PDF',
} as const;
