/** Notifications of the browser. */
export const push = {
  blocked: 'This browser blocks notifications from this site. Allow them in its settings, then try again.',
  unreached: 'Notifications can’t reach this browser right now.',
  introduction:
    'Once a day, this browser shows the tasks of the day. It stays quiet on days without tasks and during pauses.',
  yours: 'your notifications',
  notHere: 'This browser can’t show notifications here. On an iPhone or iPad, add the app to the home screen first.',
  show: 'Show today’s tasks in this browser',
  hour: 'Hour',
} as const;
