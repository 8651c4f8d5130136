/** The frame of the settings, and what several of their cards say. */
export const settings = {
  title: 'Settings',
  account: 'Account',
  preferences: 'Task Preferences',
  customTasks: 'Custom Tasks',
  calendar: 'Calendar Integration',
  how: 'How this works',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  notifications: 'Notifications',
  soon: 'coming soon',
} as const;
