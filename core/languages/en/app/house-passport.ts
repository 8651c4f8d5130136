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
  over: 'The house passport isn’t shared at this address any more. Please ask the household for a new link.',
} as const;
