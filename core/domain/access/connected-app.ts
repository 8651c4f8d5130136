import { dayMs, hourMs, minuteMs } from '../time/durations.ts';
import { compactId, type TokenScope, uuidOf } from './api-token.ts';

/** A program that a person let into one of their homes, in a browser: a client in OAuth's words. */
export type ConnectedApp = {
  readonly householdId: string;
  /** Whose role in the home limits what the app may do. */
  readonly personId: string;
  readonly id: string;
  /** The address of the document that describes it. */
  readonly clientId: string;
  /** What that document calls it. */
  readonly name: string;
  readonly scope: TokenScope;
  /** Where its code was sent. */
  readonly redirectUri: string;
  /** The SHA-256 of what the app must show together with its code, in base64url. */
  readonly codeChallenge: string;
  /** The SHA-256 of the code's secret, in hex. It stays, so that a code that comes twice is recognised. */
  readonly codeHash: string;
  /** Absent until the app has exchanged its code. Hashes as above. */
  readonly tokens?: {
    readonly accessHash: string;
    readonly accessExpiresAt: Date;
    readonly refreshHash: string;
  };
  readonly createdAt: Date;
  /** When its code expires, and later its refresh token. */
  readonly expiresAt: Date;
  /** Absent until it is used. */
  readonly lastUsedAt?: Date;
};

/** How many apps a person may have in a home: more than they use. */
export const mostConnectedApps = 20;

/** An app exchanges its code at once. */
export const codeMs = 2 * minuteMs;
export const accessMs = hourMs;
/** Each new refresh token lasts this long, so an app that isn't used for as long ends. */
export const refreshMs = 90 * dayMs;

export const isAppOver = ({ expiresAt }: ConnectedApp, now: Date): boolean => expiresAt <= now;

/** Whether the token opens the home: it is the newest one, and hasn't expired. */
export const isAccessOpen = ({ tokens }: ConnectedApp, secretHash: string, now: Date): boolean =>
  tokens !== undefined && tokens.accessHash === secretHash && tokens.accessExpiresAt > now;

type Kind = 'code' | 'access' | 'refresh';

/** What the text of a code or token consists of. `secret`: 64 hexadecimal digits. */
export type AppTokenParts = Pick<ConnectedApp, 'householdId' | 'id'> & { readonly secret: string };

/** It names the home and the app, so a secret that was replaced is recognised. Scanners for secrets know the prefix. */
export const appTokenText = (kind: Kind, { householdId, id, secret }: AppTokenParts): string =>
  `upkept_${kind}_${compactId(householdId)}${compactId(id)}_${secret}`;

/** Undefined for a text that isn't written as a code or token of this kind. */
export function readAppToken(kind: Kind, text: string): AppTokenParts | undefined {
  const [, found, householdId, id, secret] =
    /^upkept_([a-z]+)_([0-9a-f]{32})([0-9a-f]{32})_([0-9a-f]{64})$/.exec(text) ?? [];
  if (found !== kind || householdId === undefined || id === undefined || secret === undefined) return undefined;
  return { householdId: uuidOf(householdId), id: uuidOf(id), secret };
}

/** Where the app describes itself. Unlike its name, it can't be another app's. */
export const hostOf = ({ clientId }: Pick<ConnectedApp, 'clientId'>): string => new URL(clientId).host;
