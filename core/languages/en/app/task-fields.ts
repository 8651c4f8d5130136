/** What is wrong with a task’s title or day. */
export const taskFields = {
  noTitle: 'Please enter a task title',
  longTitle: (length: number, most: number) => `Please shorten the title from ${length} to ${most} characters`,
  farDay: 'Please choose a day within ten years',
} as const;
