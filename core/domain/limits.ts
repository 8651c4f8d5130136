/** The most characters of what users write. */
export const longest = { email: 254, name: 100, category: 60, title: 120, notes: 2000 } as const;
