import { changeEndsAt, changesPerPerson, type EmailChange } from '../../domain/access/email-change.ts';
import { signedIn } from '../../domain/access/found.ts';
import { mailBudgetOf, mailsOfOthers } from '../../domain/access/mail-budget.ts';
import { DomainError } from '../../domain/errors.ts';
import type { RateLimit } from '../../ports/rate-limiter.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'rateLimiter' | 'clock' | 'ids' | 'sendsMail'>;
type Input = SessionClaims & { /** In lower case. */ readonly email: string };

/**
 * Asks both addresses to confirm a new one; an earlier wish no longer counts. The result is the same whether or not the
 * address has an account: only its owner learns that. Throws `invalid_input` for the address that the person has,
 * `too_many_requests`, and `mail_not_sent` where there is no mail.
 */
export const makeRequestEmailChange =
  ({ unitOfWork, rateLimiter, clock, ids, sendsMail }: Deps) =>
  async ({ personId, sessionId, email }: Input): Promise<EmailChange> => {
    if (!sendsMail) throw new DomainError('mail_not_sent');
    const take = async (key: string, limit: RateLimit) => {
      const taken = await rateLimiter.take(key, limit);
      if (!taken.allowed) throw new DomainError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
    };
    await take(`email-change:${personId}`, changesPerPerson);
    // So that no address can be flooded by several accounts or kinds of mail.
    await take(mailBudgetOf(email), mailsOfOthers);
    return unitOfWork.run(async (stores) => {
      const person = signedIn(await stores.persons.lock(personId));
      if (person.email === email) {
        const issues = [{ path: 'email', message: 'This is the address of your account already' }];
        throw new DomainError('invalid_input', { issues });
      }
      const change: EmailChange = {
        personId,
        newEmail: email,
        sessionId,
        linkIds: { current: ids.next(), new: ids.next() },
        expiresAt: changeEndsAt(clock.now()),
        confirmedAt: {},
      };
      await stores.emailChanges.save(change);
      await stores.jobs.enqueue({ name: 'send-email-change', data: { linkId: change.linkIds.current } });
      return change;
    });
  };
