import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Person } from '../../domain/people/person.ts';
import { confirmed, type Declaration, type DeclarationKind } from '../../domain/selling/declaration.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids'>;
type Input = { readonly householdId: string; readonly person: Person; readonly kind: DeclarationKind };

/**
 * Saves what a signed-in buyer declares, with its time; a job carries it out, and another mails the receipt. Declaring
 * the same again returns the first declaration. Throws `no_subscription` if there is no contract to end, and
 * `withdrawal_over` after the period.
 */
export const makeDeclare =
  ({ unitOfWork, clock, ids }: Deps) =>
  ({ householdId, person: { email, language, name }, kind }: Input): Promise<Declaration> =>
    unitOfWork.run(async ({ households, declarations, jobs }) => {
      const household = signedIn(await households.lock(householdId));
      const { subscription } = household;
      const before = (await declarations.list(email)).find(
        (each) =>
          each.kind === kind &&
          each.subscriptionId === subscription?.id &&
          (each.state === 'accepted' || (each.state === 'done' && kind === 'withdrawal')),
      );
      if (before) return before;
      const made = { id: ids.next(), kind, state: 'unconfirmed', email, language, name, reference: '' } as const;
      const declaration = confirmed({ ...made, declaredAt: clock.now() }, subscription, household);
      if (declaration.state === 'no_contract') throw new DomainError('no_subscription');
      if (declaration.state === 'too_late') throw new DomainError('withdrawal_over');
      await declarations.add(declaration);
      await jobs.enqueue({ name: 'send-declaration-receipt', data: { declarationId: declaration.id } });
      await jobs.enqueue({ name: 'execute-declaration', data: { declarationId: declaration.id } });
      return declaration;
    });
