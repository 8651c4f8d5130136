import { dayMs } from '../time/durations.ts';

/** What a program may do with a token. `write` includes `read`. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Lets a program call the API for a person in one of their homes, without anyone who signs in. */
export type ApiToken = {
  readonly householdId: string;
  /** Whose role in the home limits what the program may do. */
  readonly personId: string;
  readonly id: string;
  /** What its person calls it, such as “Home Assistant”. */
  readonly name: string;
  readonly scope: TokenScope;
  /** The SHA-256 of its secret, in hex. The secret itself isn't stored. */
  readonly secretHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Absent until it is used. */
  readonly lastUsedAt?: Date;
};

/** How many valid tokens a household may have: more than it has programs. */
export const mostApiTokens = 20;

/** A year, and a day for clocks and time zones that differ. */
const longestMs = 366 * dayMs;

/** Returns a sentence on why a token can't expire then; undefined if it can. */
export function expiryProblem(expiresAt: Date, now: Date): string | undefined {
  if (expiresAt <= now) return 'Choose a day in the future';
  if (expiresAt.getTime() - now.getTime() > longestMs) return 'A token can be valid for a year at most';
  return undefined;
}

export const isTokenOver = ({ expiresAt }: ApiToken, now: Date): boolean => expiresAt <= now;

/** A token's use is saved once a day, so that most requests need no write. */
export const isTokenUseWorthNoting = ({ lastUsedAt }: Pick<ApiToken, 'lastUsedAt'>, now: Date): boolean =>
  lastUsedAt === undefined || now.getTime() - lastUsedAt.getTime() >= dayMs;

export const allows = (scope: TokenScope, needed: TokenScope): boolean => scope === 'write' || needed === 'read';

/** What a token's text consists of. `secret`: 64 hexadecimal digits. */
export type TokenParts = { readonly householdId: string; readonly secret: string };

/** The 32 hexadecimal digits of a UUID. */
export const compactId = (id: string): string => id.replaceAll('-', '');
export const uuidOf = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** It names the household, so that the statement that finds the token names it too. Scanners for secrets know the prefix. */
export const tokenText = ({ householdId, secret }: TokenParts): string => `upkept_${compactId(householdId)}_${secret}`;

/** Undefined for a text that isn't written as a token, such as that of a session. */
export function readTokenText(text: string): TokenParts | undefined {
  const [, id, secret] = /^upkept_([0-9a-f]{32})_([0-9a-f]{64})$/.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  return { householdId: uuidOf(id), secret };
}
