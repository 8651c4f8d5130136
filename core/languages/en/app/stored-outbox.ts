/** What the week says of changes that were made offline, before what sends them is loaded. */
export const storedOutbox = {
  unreadable: 'A change that waited on this device could not be read, so it was not made.',
} as const;
