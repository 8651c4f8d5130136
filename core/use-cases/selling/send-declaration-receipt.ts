import { mailBudgetOf, mailsOfOthers } from '../../domain/access/mail-budget.ts';
import { preferenceDefaults } from '../../domain/home/household.ts';
import { addressIn } from '../../domain/languages.ts';
import {
  canTakeBack,
  confirmDeclarationAddress,
  type Declaration,
  isAlike,
  mailsWithoutContract,
} from '../../domain/selling/declaration.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { JobData } from '../../ports/jobs.ts';
import { type DeclarationOutcome, sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  'unitOfWork' | 'mailer' | 'linkTokens' | 'baseUrl' | 'homeOfContract' | 'receiveDeclaration' | 'rateLimiter'
>;

/**
 * Looks for the contract of a new declaration, and mails what was declared, when, and which step remains. Until its owner
 * confirms it, the mail has neither the name nor the reference, because a stranger could write anything there, in our name.
 * Such mails are limited: they wait while the address has had its share, and an address without a contract gets no more than one a day.
 * `reminder`: the mail is the first or the second one about a declaration without an answer.
 */
export const makeSendDeclarationReceipt =
  (deps: Deps) =>
  async ({ declarationId, reminder }: JobData['send-declaration-receipt']): Promise<void> => {
    const { unitOfWork, mailer, homeOfContract, receiveDeclaration } = deps;
    const declared = await receiveDeclaration(declarationId);
    const declaration = declared && (await firstOf(deps, declared));
    const outcome = declaration && outcomeOf(declaration);
    if (!declaration || !outcome || (reminder !== undefined && outcome !== 'unconfirmed')) return;
    const { kind, email, language, declaredAt, confirmedAt, reason } = declaration;
    if (!confirmedAt && reminder === undefined) {
      const wait = await waitFor(deps, email, outcome);
      if (wait === 'never') return;
      if (wait > 0) {
        const job = { name: 'send-declaration-receipt', data: { declarationId } } as const;
        return unitOfWork.run(({ jobs }) => jobs.enqueue(job, { afterSeconds: wait }));
      }
    }
    const household = await unitOfWork.run((stores) => homeOfContract(stores, email, declaration.subscriptionId));
    const isOwners = outcome !== 'no_contract' && household !== undefined;
    const takesBack = canTakeBack(declaration, household?.subscription);
    const link = linkOf(deps, declaration, outcome, takesBack);
    await sendOrGiveUp(mailer, {
      kind: 'declaration-receipt',
      id: [declarationId, outcome, reminder ?? ''].join(' '),
      to: email,
      language,
      declares: kind,
      outcome,
      isReminder: reminder !== undefined,
      isConfirmed: confirmedAt !== undefined,
      name: confirmedAt ? declaration.name : '',
      reference: confirmedAt ? declaration.reference : '',
      declaredAt,
      timezone: isOwners ? household.timezone : preferenceDefaults.timezone,
      ...(takesBack && household?.subscription && { endsAt: household.subscription.paidUntil }),
      ...(reason !== undefined && { reason }),
      ...(link !== undefined && { link }),
    });
  };

/** The one that counts, if this one repeats it. */
async function firstOf({ unitOfWork }: Deps, declaration: Declaration): Promise<Declaration | undefined> {
  if (declaration.state !== 'repeated') return declaration;
  const all = await unitOfWork.run(({ declarations }) => declarations.list(declaration.email));
  return all.find((other) => isAlike(other, declaration) && outcomeOf(other) !== undefined);
}

function outcomeOf({ state }: Declaration): DeclarationOutcome | undefined {
  if (state === 'repeated' || state === 'taken_back') return undefined;
  return state === 'done' ? 'accepted' : state;
}

/** For how many seconds the mail has to wait. */
async function waitFor({ rateLimiter }: Deps, email: string, outcome: DeclarationOutcome): Promise<number | 'never'> {
  if (outcome === 'no_contract') {
    const mailbox = `without contract:${mailBudgetOf(email)}`;
    if (!(await rateLimiter.take(mailbox, mailsWithoutContract)).allowed) return 'never';
  }
  const taken = await rateLimiter.take(mailBudgetOf(email), mailsOfOthers);
  return taken.allowed ? 0 : taken.retryAfterSeconds;
}

/** Where the declaration is confirmed or taken back, or where another one can be made. */
function linkOf(
  { linkTokens, baseUrl }: Deps,
  { id, language }: Declaration,
  outcome: DeclarationOutcome,
  takesBack: boolean,
): string | undefined {
  if (outcome === 'unconfirmed' || takesBack)
    return addressIn(language, confirmDeclarationAddress(baseUrl, linkTokens.tokenFor(id)));
  if (outcome === 'too_late' || outcome === 'no_contract')
    return new URL(wordsIn(language).addresses.cancel, baseUrl).href;
  return undefined;
}
