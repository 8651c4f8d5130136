import { connectFailures } from '#apps/contract/connect-failures.ts';
import type { AlertTone } from '#apps/ui/feedback/alert.tsx';
import { type Connection, connectionIn } from './connection-in.ts';

export type Notice = { readonly tone: AlertTone; readonly text: string };

/** How the visit to the provider's page of consent ended. */
export type CallbackResult = {
  readonly outcome: 'connected' | 'expired' | 'failed';
  readonly notice: Notice;
  /** The new connection, as the address describes it. */
  readonly connection?: Connection | undefined;
};

const failures = new Map<string, string>(Object.entries(connectFailures));
const otherFailure = 'Failed to connect calendar. Please try again.';

const connected: Notice = { tone: 'success', text: 'Calendar connected successfully!' };
const retrying: Notice = { tone: 'info', text: 'Authorization request expired. Retrying...' };
export const retryFailed: Notice = {
  tone: 'error',
  text: 'Failed to retry connection. Please try again manually.',
};

/** Derives the result from the query of the address, following the specification's error catalogue. */
export function callbackResult(query: URLSearchParams): CallbackResult | undefined {
  const error = query.get('error');
  if (error === 'expired_state') return { outcome: 'expired', notice: retrying };
  if (error) return { outcome: 'failed', notice: { tone: 'error', text: failures.get(error) ?? otherFailure } };
  if (!query.has('success')) return undefined;
  return { outcome: 'connected', notice: connected, connection: connectionIn(query.get('connection')) };
}
