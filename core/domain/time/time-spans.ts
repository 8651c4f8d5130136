/** What months, quarters and years have in days, on average. */
export const daysOf = { week: 7, month: 30.44, quarter: 91.32, year: 365.25 } as const;
/** How far from a whole number of months or years an interval is still called that, in days for each. */
const monthTolerance = 3;
const yearTolerance = 20;

type Span = { readonly count: number; readonly unit: 'week' | 'month' | 'year' };

/** The whole number of a unit that people would say: 42 days are 6 weeks, 91 are 3 months, 450 are 15 months. */
export function spanOf(days: number): Span {
  const [months, years] = [Math.round(days / daysOf.month), Math.round(days / daysOf.year)];
  if (years >= 1 && Math.abs(days - years * daysOf.year) <= years * yearTolerance)
    return { count: years, unit: 'year' };
  if (years >= 3) return { count: years, unit: 'year' };
  const isWholeMonths = months >= 1 && Math.abs(days - months * daysOf.month) <= monthTolerance;
  if (isWholeMonths || days >= 12 * 7) return { count: months, unit: 'month' };
  return { count: Math.max(1, Math.round(days / 7)), unit: 'week' };
}
