/** The maximum number of characters of each kind of text that users write. */
export const longest = { email: 254, name: 100, category: 60, title: 120, notes: 2000, phone: 40 } as const;

/** The largest cost of one entry of the history, in the smallest units of its currency. */
export const mostCost = 100_000_000_000;

/** The longest duration of one entry of the history, in minutes. */
export const mostMinutes = 10_000;

/** The longest duration of one of the user's own tasks, in minutes. */
export const longestTask = 1440;

/** The entries that a household may record or import, so that its history stays quick to load. */
export const mostRecordedEntries = 20_000;

/** A file to import. `bytes` is the size of the request. */
export const importLimits = { bytes: 1_000_000, rows: 5_000 } as const;
