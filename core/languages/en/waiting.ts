const units = {
  second: { one: 'second', other: 'seconds' },
  minute: { one: 'minute', other: 'minutes' },
  hour: { one: 'hour', other: 'hours' },
  day: { one: 'day', other: 'days' },
} as const;

/** A language can have more forms of a noun. */
const formOf = (amount: number, forms: { readonly other: string; readonly [category: string]: string }): string =>
  forms[new Intl.PluralRules('en-GB').select(amount)] ?? forms.other;

/** How long a refused request has to wait. Every page loads it, so it needs no module for numbers. */
export const waiting = {
  in: (amount: number, unit: keyof typeof units) => `in ${amount} ${formOf(amount, units[unit])}`,
  refused: (message: string, wait: string) => `${message} You can try again ${wait}.`,
} as const;
