/** What Home Assistant calls a home's device and its entities. */
export const homeAssistant = {
  model: 'Home',
  week: 'This week',
  overdue: 'Overdue',
  next: 'Next task',
  complete: 'Complete the next task',
  /** What the sensors count, after a number. */
  tasks: 'tasks',
  /** What the meter of a machine counts, after a number. */
  cycles: 'cycles',
  reading: (meter: string) => `New reading: ${meter}`,
} as const;
