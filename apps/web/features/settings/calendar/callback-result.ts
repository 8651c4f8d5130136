import type { AlertTone } from '#apps/ui/feedback/alert.tsx';
import { calendarSettings as words } from '#words/app/calendar-settings.ts';
import { type Connection, connectionIn } from './connection-in.ts';

export type Notice = { readonly tone: AlertTone; readonly text: string };

/** How the visit to the provider's page of consent ended. */
export type CallbackResult = {
  readonly outcome: 'connected' | 'expired' | 'failed';
  readonly notice: Notice;
  /** The new connection, as the address describes it. */
  readonly connection?: Connection | undefined;
};

const failures = new Map<string, string>(Object.entries(words.connectFailures));
const connected: Notice = { tone: 'success', text: words.connected };
const retrying: Notice = { tone: 'info', text: words.expired };
export const retryFailed: Notice = {
  tone: 'error',
  text: words.retryFailed,
};

/** Derives the result from the query of the address, following the specification's error catalogue. */
export function callbackResult(query: URLSearchParams): CallbackResult | undefined {
  const error = query.get('error');
  if (error === 'expired_state') return { outcome: 'expired', notice: retrying };
  if (error) return { outcome: 'failed', notice: { tone: 'error', text: failures.get(error) ?? words.connectFailed } };
  if (!query.has('success')) return undefined;
  return { outcome: 'connected', notice: connected, connection: connectionIn(query.get('connection')) };
}
