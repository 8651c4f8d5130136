import { summaryActions } from '#core/domain/summary/preferences.ts';
import type { SummaryTokens } from '#core/ports/summary-tokens.ts';
import { makeSignedTokens } from './signed-tokens.ts';

const actionAudience = 'upkept-summary-action';
const unsubscribeAudience = 'upkept-unsubscribe';

type Deps = Parameters<typeof makeSignedTokens>[0];

/**
 * Signed tokens: `sub` contains the household's id, `tid` the task's, `act` the action and `on` the day. Throws unless
 * the secret has 32 bytes.
 */
export function makeSummaryTokens(deps: Deps): SummaryTokens {
  const tokens = makeSignedTokens(deps);
  return {
    issueAction: ({ householdId, taskId, action, on }, expiresAt) =>
      tokens.sign({ sub: householdId, tid: taskId, act: action, on }, actionAudience, expiresAt),

    async verifyAction(token) {
      const payload = await tokens.read(token, actionAudience);
      const action = summaryActions.find((name) => name === payload?.act);
      if (typeof payload?.tid !== 'string' || typeof payload.on !== 'string' || !action) return undefined;
      return { householdId: payload.sub, taskId: payload.tid, action, on: payload.on };
    },

    issueUnsubscribe: (householdId, expiresAt) => tokens.sign({ sub: householdId }, unsubscribeAudience, expiresAt),

    verifyUnsubscribe: async (token) => (await tokens.read(token, unsubscribeAudience))?.sub,
  };
}
