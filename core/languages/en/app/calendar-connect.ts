/** The offer to connect a calendar. */
export const calendarConnect = {
  oneEvent: 'Each day with tasks becomes one event, which lists the steps of every task.',
  follow: 'Events follow your plan: move a task or tick it off, and the event changes too.',
  timeOfDay: 'You choose the time of day, and you can disconnect at any time.',
  title: 'Connect your calendar',
  about: 'See your maintenance time in Google Calendar, alongside everything else you do.',
  connect: 'Connect Google Calendar',
  askedByGoogle: 'Google asks you to confirm on a page of its own, and then sends you back here.',
  noNewUrl: 'Failed to get new authorization URL after error.',
  noUrl: 'Unable to get connection URL',
  onePermission: 'One permission only',
  googleAsks:
    'Google will ask you for this: “[Make secondary Google calendars, and see, create, change, and delete events on them]”.',
  permissionAbout:
    'With it, Upkept creates its own calendar, named “Upkept”, and can use only that one. It can’t see your other calendars or anything in them.',
} as const;
