/** The page with the passport of an invented house. */
export const passportSample = {
  crumb: 'A sample house passport',
  lede: 'This is a sample, for a house that we made up. Yours fills itself as you tick off tasks: print it, save it, or share it at a secret address for 30, 90 or 365 days, with or without costs, names, notes and photos.',
  nextTitle: 'Start your own record',
  next: 'Each task that you tick off becomes a line of your history, and your passport is written from it. Free.',
  house: 'House',
  heatingCompany: 'A heating company',
  sweep: 'A chimney sweep',
  vessel: 'Pressure vessel pumped up',
  pump: 'New circulation pump',
  warranty: 'Five years’ warranty',
} as const;
