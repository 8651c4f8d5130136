import type { Mail, Mailer, MailOutcome } from '#core/ports/mailer.ts';

/** Sends the mails and returns what became of each, in their order. */
export async function outcomesOf(
  sendEach: Mailer['sendEach'],
  mails: readonly Mail[],
): Promise<readonly MailOutcome[]> {
  const outcomes: MailOutcome[] = [];
  const letters = mails.map((mail, index) => ({ mail, index }));
  await sendEach(letters, async ({ index }, outcome) => {
    outcomes[index] = outcome;
  });
  return outcomes;
}
