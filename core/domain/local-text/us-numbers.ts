const denominators = [1, 2, 4, 8, 16, 32] as const;

/** A number as American texts write it: "1,800", "1 1/2", "3/4", "−4". Fractions are of thirty-seconds at most. */
export function usNumber(value: number): string {
  const sign = value < 0 ? '−' : '';
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const denominator = denominators.find((each) => Number.isInteger((size - whole) * each)) ?? 32;
  const numerator = Math.round((size - whole) * denominator);
  const fraction = numerator > 0 ? `${numerator}/${denominator}` : '';
  const digits = whole > 0 || !fraction ? whole.toLocaleString('en-US') : '';
  return sign + [digits, fraction].filter(Boolean).join(' ');
}

/** The nearest multiple of the step. An amount never disappears: the step is halved until something is left. */
export function roundTo(step: number, amount: number): number {
  const rounded = Math.round(amount / step) * step;
  return rounded === 0 && amount !== 0 && step > 1 / 32 ? roundTo(step / 2, amount) : rounded;
}

/** Degrees Fahrenheit: whole ones for water and rooms, the steps of an oven's dial, and round ones for fires. */
export function fahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  const step = celsius <= 100 ? 1 : celsius < 300 ? 25 : celsius < 500 ? 50 : 100;
  return Math.round(exact / step) * step;
}

/** A difference of temperatures, which has no zero point to move. */
export function fahrenheitDifference(celsius: number): number {
  const exact = celsius * 1.8;
  return roundTo(exact < 10 ? 1 : 5, exact);
}
