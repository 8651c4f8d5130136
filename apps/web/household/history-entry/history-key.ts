/** The shared prefix of the keys of everything that belongs to the history. */
export const historyKey = ['history'] as const;
/** The shared prefix of the lists of entries, one for each year. */
export const listKey = [...historyKey, 'list'] as const;
