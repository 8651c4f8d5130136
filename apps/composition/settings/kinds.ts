import { z } from 'zod';

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const port = z.coerce.number().int().min(0).max(65_535);
export const wholeNumber = (min: number, max?: number) => {
  const number = z.coerce.number().int().min(min);
  return max === undefined ? number : number.max(max);
};
/** A URL, from which a trailing slash is removed. */
export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The URL of a site without a path, as `https://home.example`. A trailing slash is removed. */
export const origin = url.refine((value) => {
  const parsed = URL.parse(value);
  return parsed !== null && value.toLowerCase() === parsed.origin;
}, 'must be an address without a path, such as https://home.example');

/** Whether what travels to the origin can be read on the way. */
export const isInsecure = (value: string): boolean => {
  const parsed = URL.parse(value);
  return parsed?.protocol === 'http:' && !loopback.has(parsed.hostname);
};

/** A part of every group whose rules or defaults differ in production. */
export const mode = { NODE_ENV: z.enum(['production', 'development', 'test']).default('development') };

type ServerAddress = {
  /** Names the schemes without TLS and with it, as `smtps?`. */
  readonly scheme: string;
  readonly example: string;
};

/** The address of a server, with or without a user name and a password. */
export const serverAddress = (form: ServerAddress) =>
  z.string().check(({ value, issues }) => {
    const message = problemWith(value, form);
    // Without the value, because it contains a password.
    if (message) issues.push({ code: 'custom', input: undefined, message });
  });

/** Returns what is wrong with the address; undefined if it can be used. Quotes nothing of it. */
function problemWith(address: string, { scheme, example }: ServerAddress): string | undefined {
  const url = URL.parse(address);
  if (!url || !new RegExp(`^${scheme}:$`).test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname))
    return `must look like ${example}`;
  if (!isEncoded(url.username) || !isEncoded(url.password))
    return 'contains a % that is not part of an encoded character: write %25 for it';
  return url.username && !url.password ? 'has a user name without a password' : undefined;
}

/** Whether a part of a URL can be decoded. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
