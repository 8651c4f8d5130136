import type { Clock } from '#core/ports/clock.ts';
import type { SummaryAction, SummaryTokens } from '#core/ports/summary-tokens.ts';

/** Keeps what it issued in memory and returns numbered names for it. */
export function makeSummaryTokens({ clock }: { readonly clock: Clock }): SummaryTokens {
  const actions = new Map<string, { readonly action: SummaryAction; readonly expiresAt: Date }>();
  const households = new Map<
    string,
    { readonly householdId: string; readonly personId?: string; readonly expiresAt: Date }
  >();
  const isValid = (issued: { readonly expiresAt: Date }) => issued.expiresAt > clock.now();
  return {
    issueAction: async (action, expiresAt) => {
      const token = `action-${actions.size + 1}`;
      actions.set(token, { action, expiresAt });
      return token;
    },
    verifyAction: async (token) => {
      const issued = actions.get(token);
      return issued && isValid(issued) ? { ...issued.action, expiresAt: issued.expiresAt } : undefined;
    },
    issueUnsubscribe: async (recipient, expiresAt) => {
      const token = `unsubscribe-${households.size + 1}`;
      households.set(token, { ...recipient, expiresAt });
      return token;
    },
    verifyUnsubscribe: async (token) => {
      const issued = households.get(token);
      return issued && isValid(issued) ? issued : undefined;
    },
  };
}
