import { linkEndsAt, signInAddress } from '../../domain/sign-in.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { LinkTokens } from '../../ports/link-tokens.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly mailer: Mailer;
  readonly linkTokens: LinkTokens;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly baseUrl: string;
  readonly linkMinutes: number;
};

/** Welcomes somebody who paid before they signed in, with a link that does; its time runs from the sending. */
export const makeSendWelcome =
  ({ unitOfWork, mailer, linkTokens, clock, ids, baseUrl, linkMinutes }: Deps) =>
  async ({ errandId }: { errandId: string }): Promise<void> => {
    const now = clock.now();
    const id = ids.next();
    const token = linkTokens.tokenFor(id);
    const email = await unitOfWork.run(async ({ errands, households, signInLinks }) => {
      const errand = await errands.find(errandId);
      const household = errand && (await households.find(errand.householdId));
      if (!household) return undefined;
      await signInLinks.add({
        id,
        email: household.email,
        tokenHash: linkTokens.hash(token),
        createdAt: now,
        expiresAt: linkEndsAt(now, linkMinutes),
      });
      return household.email;
    });
    if (email === undefined) return;
    const link = signInAddress(baseUrl, token);
    await mailer.send({ kind: 'welcome', to: email, link, validMinutes: linkMinutes });
    await unitOfWork.run(({ errands }) => errands.remove(errandId));
  };
