/** "1 task", "2 tasks". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Capitalises the first letter. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
