import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import { summaryActions } from '#core/domain/summary/preferences.ts';
import { dateOfDay, dayNumber } from '#core/domain/time/dates.ts';
import type { SummaryTokens } from '#core/ports/summary-tokens.ts';
import { idAt, writeId } from './id-bytes.ts';
import { makeSignedBytes } from './signed-bytes.ts';

type Deps = {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
};

/** The first byte of a token. An action's is one more than its place in `summaryActions`. */
const unsubscribes = 0;
/** Where each field begins: the kind, when the token expires (seconds), the ids of the home and the task, and the day. */
const at = { expiry: 1, household: 5, task: 21, day: 37 } as const;
const bytesOf = { unsubscribe: at.task, action: at.day + 2 } as const;
/** The person's id comes last. Links that were mailed before summaries were a person's own end before it. */
const personBytes = 16;

/**
 * Tokens of 92 and 116 characters: the fields as bytes and their HMAC-SHA-256, in base64url. JSON Web Tokens would be four
 * times as long, and people see them in plain text. Signing one also takes far longer, and a summary has many. Ids are
 * UUIDs.
 */
export function makeSummaryTokens({ secret, now }: Deps): SummaryTokens {
  const { sign, open } = makeSignedBytes(secret);

  /** The fields of a token of this length, with or without a person, that we signed and that has not expired. */
  function read(token: string, length: number): Buffer | undefined {
    const fields = open(token, length + personBytes) ?? open(token, length);
    return fields && expiryIn(fields) > now() ? fields : undefined;
  }

  return {
    async issueAction({ taskId, action, on, ...recipient }, expiresAt) {
      const fields = fieldsOf(bytesOf.action, 1 + summaryActions.indexOf(action), expiresAt, recipient);
      writeId(fields, taskId, at.task);
      fields.writeUInt16BE(dayNumber(on), at.day);
      return sign(fields);
    },

    async verifyAction(token) {
      const fields = read(token, bytesOf.action);
      const action = fields && summaryActions[fields.readUInt8() - 1];
      if (!action) return undefined;
      const on = dateOfDay(fields.readUInt16BE(at.day));
      const ids = { householdId: idAt(fields, at.household), taskId: idAt(fields, at.task) };
      return { ...ids, ...personIn(fields, bytesOf.action), action, on, expiresAt: expiryIn(fields) };
    },

    issueUnsubscribe: async (recipient, expiresAt) =>
      sign(fieldsOf(bytesOf.unsubscribe, unsubscribes, expiresAt, recipient)),

    async verifyUnsubscribe(token) {
      const fields = read(token, bytesOf.unsubscribe);
      if (fields?.readUInt8() !== unsubscribes) return undefined;
      const householdId = idAt(fields, at.household);
      return { householdId, ...personIn(fields, bytesOf.unsubscribe), expiresAt: expiryIn(fields) };
    },
  };
}

const expiryIn = (fields: Buffer): Date => new Date(fields.readUInt32BE(at.expiry) * 1000);

/** The person whose id follows the other fields, if there is one. */
const personIn = (fields: Buffer, length: number): { readonly personId?: string } =>
  fields.length > length ? { personId: idAt(fields, length) } : {};

function fieldsOf(length: number, kind: number, expiresAt: Date, { householdId, personId }: PersonInHome): Buffer {
  const fields = Buffer.alloc(length + personBytes);
  fields.writeUInt8(kind);
  fields.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), at.expiry);
  writeId(fields, householdId, at.household);
  writeId(fields, personId, length);
  return fields;
}
