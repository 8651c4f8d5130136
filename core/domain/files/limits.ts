/** The limits of stored files. How much the homes of an owner may store is a setting. */
export const fileLimits = {
  /** In bytes. */
  file: 10 * 1024 * 1024,
  /** The longest side to which browsers scale a photo before they send it, in pixels. */
  longestSide: 1_600,
  /** In pixels. Larger pictures take a phone too much memory to show, whatever their size in bytes. */
  pixels: 25_000_000,
  /** How many files one entry of the history, or one item, has. */
  ofOwner: 20,
  /** How many files a home has. */
  ofHome: 5_000,
  /** How long a content may take to be stored, in hours. What is older and unfinished was left by a killed process. */
  storingHours: 1,
  /** How long a file waits for the entry that it belongs to, in days. */
  waitingDays: 1,
} as const;

/** What the homes of an owner may store by default, in megabytes. */
export const defaultMegabytes = 2_048;

/** The same without Premium, where it is sold, in megabytes. */
export const defaultFreeMegabytes = 200;
