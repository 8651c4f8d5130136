import type { Household } from '../domain/household.ts';
import type { Session } from './session-store.ts';

export type AccountView = {
  /** The session and its household in one read; undefined once the session has ended. */
  read(
    householdId: string,
    sessionId: string,
  ): Promise<{ session: Omit<Session, 'device'>; household: Household } | undefined>;
};
