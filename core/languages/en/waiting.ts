type Unit = 'second' | 'minute' | 'hour' | 'day';

/** How long a refused request has to wait. Every page loads it, so it needs no module for numbers. */
export const waiting = {
  in: (amount: number, unit: Unit) => `in ${amount} ${unit}${amount === 1 ? '' : 's'}`,
  refused: (message: string, wait: string) => `${message} You can try again ${wait}.`,
} as const;
