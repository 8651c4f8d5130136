/** The maximum number of characters of each kind of text that users write. */
export const longest = { email: 254, name: 100, category: 60, title: 120, notes: 2000, make: 80 } as const;
