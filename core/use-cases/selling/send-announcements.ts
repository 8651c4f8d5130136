import { contactIn } from '../../domain/people/membership.ts';
import type { Person } from '../../domain/people/person.ts';
import type { Announcement } from '../../domain/selling/announcement.ts';
import { isRunning } from '../../domain/selling/subscription.ts';
import { wordsIn } from '../../languages/words-in.ts';
import { type Mail, sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl' | 'clock'>;

/** Mails the owner of a home what was announced to it and isn't mailed yet. */
export const makeSendAnnouncements =
  ({ unitOfWork, mailer, baseUrl, clock }: Deps) =>
  async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, households, memberships, announcements }) => {
      const { householdId = '' } = (await pendingJobs.find(pendingJobId)) ?? {};
      const household = householdId === '' ? undefined : await households.find(householdId);
      const contact = household && contactIn(await memberships.list(householdId));
      return household && contact && { household, contact, unsent: await announcements.unsent(householdId) };
    });
    for (const own of found?.unsent ?? []) {
      const { subscription } = found?.household ?? {};
      if (found)
        await sendOrGiveUp(
          mailer,
          mailOf(own, found.contact, baseUrl, {
            pays: subscription !== undefined && isRunning(subscription) && !subscription.endsAtPeriodEnd,
          }),
        );
      await unitOfWork.run(({ announcements }) => announcements.sent(own, clock.now()));
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };

type Own = { readonly key: string; readonly announcement: Announcement };

function mailOf(
  { key, announcement: { kind, from, price, changes } }: Own,
  { email: to, language }: Person,
  baseUrl: string,
  { pays }: { readonly pays: boolean },
): Mail {
  const { addresses } = wordsIn(language);
  const common = { id: key, to, language, from } as const;
  const cancel = new URL(addresses.cancel, baseUrl).href;
  if (kind === 'price' && price) return { ...common, kind: 'price-changes', price, link: cancel };
  const document = kind === 'privacy' ? 'privacy' : 'terms';
  const link = new URL(addresses[document], baseUrl).href;
  return {
    ...common,
    kind: 'terms-change',
    document,
    changes: changes?.[language] ?? '',
    ...(pays && { cancelLink: cancel }),
    link,
  };
}
