/** What the mail service learned about an address after it had accepted a mail. */
export type MailEvent = {
  /**
   * `bounce`: the address does not exist or refuses mail for good. `complaint`: the person reported a mail as unwanted.
   * `suppressed` and `reactivated`: the service stopped mail to the address in this stream, or sends it again.
   */
  readonly kind: 'bounce' | 'complaint' | 'suppressed' | 'reactivated';
  /** In lower case. */
  readonly email: string;
  /** The stream of weekly summaries, or that of all other mail. */
  readonly stream: 'summaries' | 'account';
  readonly at: Date;
};

export type MailEvents = {
  /**
   * Parses the body of the mail service's webhook; empty for events that need no reaction, such as a full mailbox.
   * `authorization` is the header's value. Throws `not_authorised` for another sender, and `invalid_input` for a body
   * that is not the service's.
   */
  read(body: Uint8Array, authorization: string): Promise<readonly MailEvent[]>;
};
