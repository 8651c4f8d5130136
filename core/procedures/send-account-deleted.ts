import type { Person } from '../domain/people/person.ts';
import type { Ports } from '../ports/index.ts';
import { sendOrGiveUp } from '../ports/mailer.ts';

export type SendAccountDeleted = ReturnType<typeof makeSendAccountDeleted>;

type Deps = Pick<Ports, 'mailer' | 'reporter'>;

/** Confirms the deletion of an account. A mail that can't be sent doesn't bring the account back. */
export const makeSendAccountDeleted =
  ({ mailer, reporter }: Deps) =>
  async ({ email, language }: Person, id: string): Promise<void> => {
    try {
      await sendOrGiveUp(mailer, { kind: 'account-deleted', id, to: email, language });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'unknown';
      const message = `An account is deleted, but the mail that confirms it could not be sent (${reason}). It isn’t tried again, because its address is deleted too.`;
      reporter.problem(new Error(message, { cause }));
    }
  };
