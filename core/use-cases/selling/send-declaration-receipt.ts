import { preferenceDefaults } from '../../domain/home/household.ts';
import { addressIn } from '../../domain/languages.ts';
import { confirmDeclarationAddress } from '../../domain/selling/declaration.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'baseUrl' | 'homeOfContract'>;

/**
 * Mails what was declared and when. One that isn't confirmed has a link for that, and is the same for every address, known
 * or not: without the name and the reference, because a stranger could write anything there, in our name.
 */
export const makeSendDeclarationReceipt =
  ({ unitOfWork, mailer, linkTokens, baseUrl, homeOfContract }: Deps) =>
  async ({ declarationId }: { declarationId: string }): Promise<void> => {
    const declaration = await unitOfWork.run(({ declarations }) => declarations.find(declarationId));
    if (!declaration) return;
    const { kind, name, email, language, reference, declaredAt, state } = declaration;
    const receipt = { kind: 'declaration-receipt', id: declarationId, to: email, language } as const;
    const content = { declares: kind, declaredAt } as const;
    if (state === 'unconfirmed') {
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
