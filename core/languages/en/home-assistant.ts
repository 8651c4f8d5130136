/** What Home Assistant calls a home's device and its entities. */
export const homeAssistant = {
  model: 'Home',
  week: 'This week',
  overdue: 'Overdue',
  next: 'Next task',
  complete: 'Complete the next task',
  /** What the sensors count, after a number. */
  tasks: 'tasks',
  reading: (meter: string) => `New reading: ${meter}`,
} as const;
