/** "1 task", "2 tasks", "2 entries". */
export const pluralise = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
