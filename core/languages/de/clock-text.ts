/** "09:30", for a time of day in that form. */
export const clockText = (time: string): string => time;
