/** Which people's addresses refuse mail about the account. */
export type AddressStore = {
  /** Has no effect on an address that signs in to no account. */
  noteRefusal(email: string, at: Date): Promise<void>;
  /** Clears a refusal, because mail has arrived since. */
  clearRefusal(email: string): Promise<void>;
  /** When the address last refused mail; undefined if it accepts mail. */
  refusedAt(email: string): Promise<Date | undefined>;
};
