import { longest } from '../limits.ts';
import { isReadable } from '../text/readable-text.ts';

/** What a Client ID Metadata Document says about an app. Anyone may have written it. */
export type ClientDocument = {
  /** What the app calls itself; its host if that can't be shown. */
  readonly name: string;
  readonly redirectUris: readonly string[];
};

export const longestClientAddress = 500;
/** In bytes. */
export const largestClientDocument = 5 * 1024;

/** Whether the text can be the address of a document: written as browsers write it, with a path, without a login. */
export function isClientId(text: string): boolean {
  const url = text.length <= longestClientAddress ? URL.parse(text) : null;
  if (url?.protocol !== 'https:' || url.href !== text) return false;
  return url.pathname !== '/' && url.username === '' && url.password === '' && !text.includes('#');
}

/** Undefined for a text that is no such document, is about another address, or describes an app that needs a secret. */
export function readClientDocument(clientId: string, text: string): ClientDocument | undefined {
  const fields = objectIn(text);
  const { client_name, redirect_uris, token_endpoint_auth_method = 'none' } = fields;
  if (fields.client_id !== clientId || token_endpoint_auth_method !== 'none' || !Array.isArray(redirect_uris)) {
    return undefined;
  }
  const redirectUris = redirect_uris.filter((each): each is string => typeof each === 'string');
  return { name: nameIn(client_name) ?? new URL(clientId).host.slice(0, longest.accessName), redirectUris };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function nameIn(given: unknown): string | undefined {
  const name = typeof given === 'string' ? given.trim() : '';
  const isShown = name !== '' && name.length <= longest.accessName && isReadable(name) && !/\p{Cc}/u.test(name);
  return isShown ? name : undefined;
}
