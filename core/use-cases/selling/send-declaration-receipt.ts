import { preferenceDefaults } from '../../domain/home/household.ts';
import { addressIn } from '../../domain/languages.ts';
import { confirmDeclarationAddress, declarationMails } from '../../domain/selling/declaration.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'baseUrl' | 'homeOfContract' | 'rateLimiter'>;

/**
 * Mails what was declared and when. One that isn't confirmed has a link for that, and is the same for every address, known
 * or not: without the name and the reference, because a stranger could write anything there, in our name. An address
 * gets few of these in an hour; the others wait for the next.
 */
export const makeSendDeclarationReceipt =
  ({ unitOfWork, mailer, linkTokens, baseUrl, homeOfContract, rateLimiter }: Deps) =>
  async ({ declarationId }: { declarationId: string }): Promise<void> => {
    const declaration = await unitOfWork.run(({ declarations }) => declarations.find(declarationId));
    if (!declaration) return;
    const { kind, name, email, language, reference, declaredAt, state } = declaration;
    const receipt = { kind: 'declaration-receipt', id: declarationId, to: email, language } as const;
    const content = { declares: kind, declaredAt } as const;
    if (state === 'unconfirmed') {
      // Counted here, so that what waited for an hour doesn't come all at once after it.
      const taken = await rateLimiter.take(`declaration:${email}`, declarationMails);
      if (!taken.allowed) {
        const job = { name: 'send-declaration-receipt', data: { declarationId } } as const;
        return unitOfWork.run(({ jobs }) => jobs.enqueue(job, { afterSeconds: taken.retryAfterSeconds }));
      }
      const link = addressIn(language, confirmDeclarationAddress(baseUrl, linkTokens.tokenFor(declarationId)));
      await sendOrGiveUp(mailer, {
        ...receipt,
        ...content,
        name: '',
        reference: '',
        timezone: preferenceDefaults.timezone,
        link,
      });
      return;
    }
    const household = await unitOfWork.run((stores) => homeOfContract(stores, email, declaration.subscriptionId));
    const timezone = household?.timezone ?? preferenceDefaults.timezone;
    await sendOrGiveUp(mailer, { ...receipt, ...content, name, reference, timezone });
  };
