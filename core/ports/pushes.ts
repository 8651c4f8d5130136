import type { PushButton } from '../domain/push/button.ts';
import type { PushTarget } from '../domain/push/subscription.ts';

/** The keys that prove to push services that a message is ours (VAPID, RFC 8292). In base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** `titles`: those of the day's open tasks, in their order. `heading`: how many they are, in words. */
export type PushNotice = {
  readonly heading: string;
  readonly titles: readonly string[];
  /** What the browser sends if its address changes. */
  readonly renewal: string;
  /** What its buttons send, and their labels; absent without any. */
  readonly buttons?: { readonly token: string; readonly labels: Readonly<Record<PushButton, string>> };
};

/** Notifications of browsers, through the push services that these chose. */
export type Pushes = {
  makeKeys(): Promise<PushKeys>;
  /**
   * Sends a message that replaces an earlier one and expires after a day. `gone`: the browser no longer wants any.
   * `failed`: it may be sent again.
   */
  send(target: PushTarget, notice: PushNotice, keys: PushKeys): Promise<'sent' | 'gone' | 'failed'>;
};
