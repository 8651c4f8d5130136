/** The connected calendar. */
export const calendarConnection = {
  syncedAt: (day: string, time: string) => `${day} at ${time}`,
  today: 'Today',
  yesterday: 'Yesterday',
  connected: 'Connected',
  needsReconnect: 'Needs reconnecting',
  paused: 'Paused',
  connectedAbout: 'Your maintenance time is in its own calendar, named “Upkept”, alongside your other calendars.',
  needsReconnectAbout: 'Your events stay as they are until you reconnect.',
  pausedAbout:
    'Premium has ended, so your events are no longer updated. They stay in your calendar, and the connection is kept for when you upgrade again.',
  google: 'Google Calendar',
  recreated: (day: string) =>
    `The calendar “Upkept” was deleted in Google Calendar, so we created it again on ${day}. If you no longer want it, disconnect it here instead.`,
  lost: 'Google no longer lets Upkept use its calendar. This happens when access is removed in the Google account, or when its password changes.',
  reconnect: 'Reconnect Google Calendar',
  disconnectAbout:
    'Disconnecting deletes the calendar “Upkept” and its events from your Google account. Your tasks stay here.',
  disconnect: 'Disconnect',
  disconnectTitle: 'Are you sure you want to disconnect your calendar?',
  disconnectWarning:
    'The calendar “Upkept” and its events are deleted from your Google account, and Upkept’s permission ends. Your tasks stay as they are.',
  keep: 'Keep it connected',
  times: 'Event times',
  timesAbout: 'When your event takes place on each day with tasks. Changes apply from today.',
  saveSettings: 'Save calendar settings',
  settingsSaved: 'Calendar settings updated successfully',
  calendar: 'Calendar',
  openInGoogle: 'Open in Google Calendar',
  lastSynced: 'Last synced',
  notYet: 'Not yet',
  keepInStep: 'Update events when my plan changes',
  keepInStepHint: (days: number) =>
    `This covers the next ${days} days. When it’s off, choose “Sync to Calendar” beside a day of your week.`,
} as const;
