/** How much a task asks of the person who does it. */
export const difficulties = { beginner: 'Beginner', moderate: 'Moderate', advanced: 'Advanced' } as const;
