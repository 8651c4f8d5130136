/** The purpose of a visit to another company's site. `id` is new for each visit, so that a store can accept it once. */
export type State = { readonly id: string; readonly householdId: string };

/** Signed proof that we sent the household to another company's site. The redirect back carries it. */
export type StateTokens = {
  /** A token that is safe in an address and valid until `expiresAt`, for one purpose such as `connect-calendar`. */
  issue(state: State, purpose: string, expiresAt: Date): Promise<string>;
  /** The state; undefined for anything that we did not sign, that has expired, or that has another purpose. */
  verify(token: string, purpose: string): Promise<State | undefined>;
};
