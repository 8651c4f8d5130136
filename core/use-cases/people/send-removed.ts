import { nameInMail } from '../../domain/people/invitation.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/** Mails someone that they were removed from a home, unless they are in it again. */
export const makeSendRemoved =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId: id }: { readonly pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ households, memberships, pendingJobs, persons }) => {
      const { householdId = '', personId = '' } = (await pendingJobs.find(id)) ?? {};
      if (householdId === '' || personId === '' || (await memberships.find(householdId, personId))) return undefined;
      const [household, person] = [await households.find(householdId), await persons.find(personId)];
      return household && person && { household, person };
    });
    if (found) {
      const link = new URL('/dashboard', baseUrl).href;
      const { household, person } = found;
      const { email: to, language } = person;
      await sendOrGiveUp(mailer, { kind: 'person-removed', id, to, language, home: nameInMail(household), link });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(id));
  };
