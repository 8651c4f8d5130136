import { z } from 'zod';

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const port = z.coerce.number().int().min(0).max(65_535);
export const wholeNumber = (min: number, max?: number) => {
  const number = z.coerce.number().int().min(min);
  return max === undefined ? number : number.max(max);
};
/** A URL, from which a trailing slash is removed. */
export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
/** A part of every group whose rules or defaults differ in production. */
export const mode = { NODE_ENV: z.enum(['production', 'development', 'test']).default('development') };
