/** What is said while something loads, or can’t. */
export const loading = {
  moment: 'One moment, please.',
  waitsForConnection: (what: string) => `We’ll load ${what} when you’re back online.`,
} as const;
