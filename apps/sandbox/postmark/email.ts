import { addressesOf, problemWithAddresses } from './email-address.ts';
import { isStream, type StreamId } from './suppressions.ts';

/** The body of POST /email, in Postmark's own names. */
export type Email = {
  readonly From: string;
  readonly To?: string;
  readonly Cc?: string;
  readonly Bcc?: string;
  readonly ReplyTo?: string;
  readonly Subject?: string;
  readonly HtmlBody?: string;
  readonly TextBody?: string;
  readonly Tag?: string;
  readonly MessageStream?: string;
  readonly Headers?: readonly { readonly Name: string; readonly Value: string }[];
};

export type Refusal = { readonly ErrorCode: number; readonly Message: string };

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf =
  (...names: readonly string[]): Check =>
  (value) =>
    Array.isArray(value) && value.every((entry) => isObject(entry) && names.every((name) => isText(entry[name])));

const fields: Readonly<Record<string, Check>> = {
  From: isText,
  To: isText,
  Cc: isText,
  Bcc: isText,
  ReplyTo: isText,
  Subject: isText,
  HtmlBody: isText,
  TextBody: isText,
  Tag: isText,
  MessageStream: isText,
  TrackOpens: (value) => typeof value === 'boolean',
  TrackLinks: (value) => ['None', 'HtmlAndText', 'HtmlOnly', 'TextOnly'].includes(value as string),
  Headers: isListOf('Name', 'Value'),
  Attachments: isListOf('Name', 'Content', 'ContentType'),
  Metadata: (value) => isObject(value) && Object.values(value).every(isText),
};

const mostRecipients = 50;
const longestSubject = 2000;

type IsSuppressed = (stream: StreamId, address: string) => boolean;

/** Returns the mail, or the refusal that Postmark would send. */
export function parseEmail(
  input: unknown,
  isSuppressed: IsSuppressed,
): { readonly email: Email } | { readonly refusal: Refusal } {
  if (!isObject(input)) return refuse(402, 'Invalid JSON');
  const wrong = Object.keys(input).filter((name) => input[name] !== null && !fields[name]?.(input[name]));
  if (wrong.length) return refuse(403, `Invalid request field(s) - ${wrong.join(', ')}`);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Partial<Email>;
  const refusal = problemWith(given, isSuppressed);
  return refusal ? { refusal } : { email: { ...given, From: given.From ?? '' } };
}

function problemWith(email: Partial<Email>, isSuppressed: IsSuppressed): Refusal | undefined {
  const invalid = (Message: string): Refusal => ({ ErrorCode: 300, Message });
  if (!email.From || addressesOf(email.From).length !== 1) return invalid("Invalid 'From' value.");
  for (const field of ['From', 'To', 'Cc', 'Bcc', 'ReplyTo'] as const) {
    const problem = problemWithAddresses(field, email[field] ?? '');
    if (problem) return invalid(problem);
  }
  const recipients = [email.To, email.Cc, email.Bcc].flatMap((list) => addressesOf(list ?? ''));
  if (!recipients.length) return invalid('Zero recipients specified');
  if (recipients.length > mostRecipients)
    return invalid(`Maximum of ${mostRecipients} recipients allowed per email message.`);
  if (!email.HtmlBody && !email.TextBody) return invalid('Provide either email TextBody or HtmlBody or both.');
  if ((email.Subject?.length ?? 0) > longestSubject)
    return invalid(`Subject exceeds the limit of ${longestSubject} characters.`);
  const stream = streamOf(email);
  if (!isStream(stream))
    return { ErrorCode: 1235, Message: `The 'MessageStream' provided does not exist on this server.` };
  const inactive = recipients.filter((address) => isSuppressed(stream, address));
  return inactive.length ? { ErrorCode: 406, Message: inactiveMessage(inactive) } : undefined;
}

/** The ID of the mail's stream. */
export const streamOf = ({ MessageStream = 'outbound' }: Pick<Email, 'MessageStream'>): string => MessageStream;

/** Postmark's own wording, because its SDK extracts the addresses from it. */
const inactiveMessage = (addresses: readonly string[]): string =>
  `You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ${addresses.join(', ')}. ` +
  'Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.';

const refuse = (ErrorCode: number, Message: string) => ({ refusal: { ErrorCode, Message } });
