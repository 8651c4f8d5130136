import type { ConnectedApp } from '../domain/access/connected-app.ts';

/** Apps of people in their homes. An app goes with its person's membership. */
export type ConnectedAppStore = {
  add(app: ConnectedApp): Promise<void>;
  /** A person's in a household, expired ones included, the newest first. */
  list(householdId: string, personId: string): Promise<readonly ConnectedApp[]>;
  /** Undefined if there is none. An expired one is found too. */
  find(householdId: string, id: string): Promise<ConnectedApp | undefined>;
  /** Saves its tokens and when it expires. Has no effect on an app that was deleted. */
  renew(app: ConnectedApp): Promise<void>;
  /** Sets `lastUsedAt`. Has no effect on an app that was deleted. */
  touch(householdId: string, id: string, at: Date): Promise<void>;
  /** Returns false, and changes nothing, if the person has no such app in the household. */
  delete(app: Pick<ConnectedApp, 'householdId' | 'personId' | 'id'>): Promise<boolean>;
};
