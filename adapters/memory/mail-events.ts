import { DomainError } from '#core/domain/errors.ts';
import { knownAddress } from '#core/domain/people/email-address.ts';
import type { MailEvent, MailEvents } from '#core/ports/mail-events.ts';

/** An event as the webhook receives it. */
type WrittenMailEvent = { readonly body: Uint8Array; readonly authorization: string };

type MemoryMailEvents = MailEvents & {
  /** Writes an event, or one that needs no reaction, as the mail service sends it. */
  write(event: MailEvent | 'of no concern'): WrittenMailEvent;
};

const authorization = 'the credentials of the double';

/** The events of a mail service in memory. */
export function makeMailEvents(): MemoryMailEvents {
  return {
    write: (event) => ({ body: new TextEncoder().encode(JSON.stringify([event])), authorization }),
    read: async (body, given) => {
      if (given !== authorization) throw new DomainError('not_authorised');
      return parse(body).flatMap((event) =>
        event === 'of no concern' ? [] : [{ ...event, email: knownAddress(event.email), at: new Date(event.at) }],
      );
    },
  };
}

function parse(body: Uint8Array): readonly (MailEvent | 'of no concern')[] {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (error) {
    throw new DomainError('invalid_input', {}, error);
  }
}
