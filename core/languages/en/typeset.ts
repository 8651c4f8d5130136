/** Sets a text as its readers expect. English is written as it is set. */
export const typeset = (text: string): string => text;
