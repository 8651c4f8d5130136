import type { Letter, Mail, MailOutcome, ReportOutcome } from '#core/ports/mailer.ts';

/**
 * How many letters share a call. Postmark takes 500, but a call that is cut off doesn't say which it took, so a kill
 * repeats as many.
 */
export const mostInBatch = 50;

/**
 * Returns `Mailer.sendEach` for a service that takes batches. `deliver` makes one call and returns what became of each
 * message, in their order; it doesn't throw. Of all its callers only one has a batch on its way, while
 * the others compose theirs, so a process that is killed has sent at most one batch that wasn't reported.
 */
export function makeSendInBatches<Composed>(
  compose: (mail: Mail) => Promise<Composed>,
  deliver: (messages: Composed[]) => Promise<readonly MailOutcome[]>,
) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  return async <Each extends Letter>(letters: Iterable<Each>, report: ReportOutcome<Each>): Promise<void> => {
    for (const remaining = letters[Symbol.iterator](); ; ) {
      const batch = take(remaining, mostInBatch);
      if (batch.length === 0) return;
      const composed = await Promise.all(
        batch.map(({ mail }) => compose(mail).then((message) => ({ message }), failed)),
      );
      await inTurn(async () => {
        const messages = composed.flatMap((each) => ('message' in each ? each.message : []));
        const outcomes = (messages.length > 0 ? await deliver(messages) : []).values();
        const reports = batch.map((letter, index) => {
          const each = composed[index];
          return report(letter, each && 'error' in each ? each : (outcomes.next().value ?? unanswered));
        });
        const failure = (await Promise.allSettled(reports)).find((each) => each.status === 'rejected');
        if (failure) throw failure.reason;
      });
    }
  };
}

const failed = (error: unknown) => ({ status: 'failed', error }) as const;
const unanswered = failed(new Error('the mail service did not say what became of the mail'));

function take<Each>(remaining: Iterator<Each>, most: number): readonly Each[] {
  const taken: Each[] = [];
  while (taken.length < most) {
    const next = remaining.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
