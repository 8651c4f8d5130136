/** Notifications of the browser. */
export const push = {
  blocked: 'This browser blocks notifications from this site. Allow them in its settings, then try again.',
  unreached: 'This browser can’t be reached by its push service right now.',
  introduction: 'Once a day, this browser shows the tasks of the day. Days without any stay quiet, and so do pauses.',
  yours: 'your notifications',
  notHere: 'This browser can’t show notifications here. On an iPhone or iPad, add the app to the home screen first.',
  show: 'Show today’s tasks in this browser',
  hour: 'Hour',
} as const;
