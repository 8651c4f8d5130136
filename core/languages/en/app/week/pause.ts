/** What a week says of the household’s pause. */
export const pause = {
  until: (day: string) => `Paused until ${day}.`,
  on: (day: string) => `Paused on ${day}.`,
  from: (from: string, to: string) => `Paused from ${from} to ${to}.`,
  meaning: 'Nothing is planned or becomes overdue in the meantime.',
  change: 'Change the pause',
} as const;
