import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Person } from '../../domain/people/person.ts';
import { confirmed, type Declaration, type DeclarationKind, isUnanswered } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'acceptDeclaration'>;
type Input = { readonly householdId: string; readonly person: Person; readonly kind: DeclarationKind };

/**
 * Saves what a signed-in buyer declares, with its time; a job carries it out, and another mails the receipt. Declaring
 * the same again returns the first declaration, and confirms one that waits for its mailed link. Throws `no_subscription`
 * if there is no contract to end, and `withdrawal_over` after the period.
 */
export const makeDeclare =
  ({ unitOfWork, clock, ids, acceptDeclaration }: Deps) =>
  ({ householdId, person: { email, language, name }, kind }: Input): Promise<Declaration> =>
    unitOfWork.run(async (stores) => {
      const { households, declarations, jobs } = stores;
      const household = signedIn(await households.lock(householdId));
      const { subscription } = household;
      const alike = (await declarations.list(email)).filter(
        (each) => each.kind === kind && each.subscriptionId === subscription?.id,
      );
      const before = alike.find(({ state }) => state === 'accepted' || (state === 'done' && kind === 'withdrawal'));
      if (before) return before;
      // It counts from its own time, which is earlier.
      const waiting = alike.findLast(isUnanswered);
      if (waiting) return acceptDeclaration(stores, waiting);
      const made = { id: ids.next(), kind, state: 'unconfirmed', email, language, name, reference: '' } as const;
      const now = clock.now();
      const declaration = confirmed(
        { ...made, reminders: 0, declaredAt: now },
        { subscription, place: household },
        now,
      );
      if (declaration.state === 'no_contract') throw new DomainError('no_subscription');
      if (declaration.state === 'too_late') throw new DomainError('withdrawal_over');
      await declarations.add(declaration);
      await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: declaration.id } });
      await jobs.enqueue({ name: 'execute-declaration', data: { declarationId: declaration.id } });
      return declaration;
    });
