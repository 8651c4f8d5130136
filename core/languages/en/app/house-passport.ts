/** The page of the house passport. */
export const housePassport = {
  back: 'Back to your history',
  show: 'Show in the passport',
  costs: 'Costs',
  names: 'Names and phone numbers',
  notes: 'Notes',
  photos: 'Photos',
  annex: 'Every entry, in an annex',
  saveJson: 'Save as JSON',
  file: 'house-passport.json',
  yours: 'your house passport',
  report: 'Report this page',
  reportSubject: 'Report of a shared house passport',
  reportBody: (address: string) =>
    `The page: ${address}\n\nWhat is unlawful in it, or harms you, and why:\n\n\nYour name, if you want to give it:\n`,
  over: 'The house passport isn’t shared at this address any more. Please ask the household for a new link.',
} as const;
