/** 2027-01-06 11:10 UTC */
export const instant = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
