import type { Clock } from '#core/ports/clock.ts';
import type { State, StateTokens } from '#core/ports/state-tokens.ts';

type Issued = { readonly state: State; readonly purpose: string; readonly expiresAt: Date };

/** Keeps the states in memory and returns numbered names for them. */
export function makeStateTokens({ clock }: { readonly clock: Clock }): StateTokens {
  const issued = new Map<string, Issued>();
  return {
    issue: async (state, purpose, expiresAt) => {
      const token = `state-${issued.size + 1}`;
      issued.set(token, { state, purpose, expiresAt });
      return token;
    },
    verify: async (token, purpose) => {
      const known = issued.get(token);
      return known?.purpose === purpose && known.expiresAt > clock.now() ? known.state : undefined;
    },
  };
}
