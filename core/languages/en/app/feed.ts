/** The private address for calendar apps. */
export const feed = {
  address: 'Private address',
  addressHint: 'Anyone who has this address can read your tasks, so keep it to yourself.',
  open: 'Open in calendar app',
  replace: 'Replace',
  title: 'Other calendar apps',
  about:
    'A private address for Apple Calendar, Outlook, Thunderbird and any other app that can subscribe to a calendar.',
  yours: 'your private address',
  delay:
    'Changes appear when your app next checks for them. Most apps check every few hours, some once a day. Google Calendar can take more than a day, so for Google use the connection above.',
  replaceTitle: 'Replace the private address?',
  replaceAbout: 'The current address stops working at once. Each app that uses it needs the new one.',
  replaceIt: 'Replace it',
  removeTitle: 'Remove the private address?',
  removeAbout: 'Apps that use it no longer get your tasks, and show an error or an empty calendar.',
  removeIt: 'Remove it',
  ready: 'Your private address is ready.',
  replaced: 'Your private address has been replaced.',
  removed: 'Your private address has been removed.',
  create: 'Create a private address',
  sameTimes: 'Its events are at the same times as those in Google Calendar.',
  saveTimes: 'Save event times',
  timesSaved: 'Event times updated',
  onlyMine: 'Only my tasks',
  onlyMineHint: 'Leaves out what is for others in your home. What is for everyone stays.',
} as const;
