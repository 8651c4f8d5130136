/** Dispatched on the window once the page answers to its reader. */
export const aliveEvent = 'alive';
