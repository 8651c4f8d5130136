/** Fields that several forms have, and what is wrong with their contents. */
export const formFields = {
  requiredFields: 'Please fill in all required fields',
  noName: 'Please enter your name',
  noCountry: 'Please choose your country',
  noDay: 'Please choose a day',
  todayOrLater: 'Please choose today or a later day',
  todayOrEarlier: 'Please choose today or an earlier day',
  name: 'Name',
  country: 'Country',
  typeToSearch: 'Type to search',
  noSuchCountry: 'No country with that name',
  timezone: 'Time zone',
  town: 'Nearest town',
  townHint: 'A region will do.',
  noSuchTown: 'No town with that name',
  townsUnavailable: 'Towns can’t be searched right now',
} as const;
