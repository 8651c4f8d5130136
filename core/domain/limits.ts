/** The maximum number of characters of each kind of text that users write. */
export const longest = {
  email: 254,
  name: 100,
  homeName: 60,
  category: 60,
  title: 120,
  notes: 2000,
  phone: 40,
  make: 80,
  serial: 80,
  shop: 100,
  address: 500,
  accessName: 60,
  reason: 500,
  step: 300,
} as const;

/** The largest cost of one entry of the history, in the smallest units of its currency. */
export const mostCost = 100_000_000_000;

/** The longest duration of one entry of the history, in minutes. */
export const mostMinutes = 10_000;

/** The longest duration of one of the user's own tasks, in minutes. */
export const longestTask = 1440;

/** The entries that a household may record or import, so that its history stays quick to load. */
export const mostRecordedEntries = 5_000;

/** So many characters of a note count as one more entry or task: those with long notes are as slow to load as several. */
export const charactersPerEntry = 200;

/** As how many more entries or tasks a note counts. */
export const weightOf = (note: string): number => Math.floor(note.length / charactersPerEntry);

/** A file to import. `bytes` is its size. */
export const importLimits = { bytes: 2_000_000, rows: 5_000 } as const;

/** The tasks that a household may add by hand, so that its weeks and its export stay quick to load. */
export const mostTasksByHand = 5_000;

/** The custom tasks that a household may have at a time, with premium too. */
export const mostCustomTasks = 200;

/** The steps of one of them. */
export const mostSteps = 30;

/** The steps that any task can have, of the catalogue too. */
export const mostTickedSteps = 99;

/** The tasks of a day that a household may add another to. */
export const mostTasksADay = 50;

/** How many changes a person can make in a minute by default, which is faster than people click. */
export const defaultChangesPerMinute = 120;

/** How often a person can read in a minute by default: more than a family with several tabs and programs. */
export const defaultReadsPerMinute = 600;
