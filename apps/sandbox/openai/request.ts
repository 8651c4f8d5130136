import { z } from 'zod';
import { parseJson } from '../read-body.ts';

const text = z.object({ type: z.enum(['input_text', 'text']), text: z.string() });
const image = z.object({
  image_url: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]),
});
const file = z.union([
  z.object({ file_data: z.string() }),
  z.object({ file: z.object({ file_data: z.string() }) }).transform(({ file }) => file),
]);
const content = z.union([z.string(), z.array(z.unknown())]);

/** The parts of a request that this stand-in understands, for both endpoints. */
const shape = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  instructions: z.string().optional(),
  input: z.array(z.object({ role: z.string(), content })).optional(),
  messages: z.array(z.object({ role: z.string(), content })).optional(),
  response_format: z.object({ type: z.string() }).optional(),
  text: z.object({ format: z.object({ type: z.string() }).optional() }).optional(),
});

/** What the model is asked, whichever endpoint was called. */
export type ModelRequest = {
  readonly model: string;
  readonly isStream: boolean;
  readonly hasSchema: boolean;
  /** Everything that the model reads, without files. */
  readonly read: string;
  /** The data in the last message, if it has some. */
  readonly data: unknown;
  readonly file: { readonly type: string; readonly bytes: Buffer } | undefined;
};

const partsOf = (value: z.output<typeof content>): readonly unknown[] =>
  typeof value === 'string' ? [{ type: 'text', text: value }] : value;

function fileIn(part: unknown): ModelRequest['file'] {
  const address = image.safeParse(part).data?.image_url ?? file.safeParse(part).data?.file_data;
  const [, type, base64] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(address ?? '') ?? [];
  return type === undefined || base64 === undefined ? undefined : { type, bytes: Buffer.from(base64, 'base64') };
}

/** Returns undefined for a body that the API would refuse. */
export function modelRequestOf(body: unknown): ModelRequest | undefined {
  const parsed = shape.safeParse(body).data;
  const messages = parsed?.input ?? parsed?.messages;
  if (!parsed || !messages) return undefined;
  const parts = messages.flatMap((message) => partsOf(message.content));
  const texts = parts.flatMap((part) => text.safeParse(part).data?.text ?? []);
  const [, data] = /<data>\n(.*)\n<\/data>/s.exec(texts.at(-1) ?? '') ?? [];
  return {
    model: parsed.model,
    isStream: parsed.stream === true,
    hasSchema: [parsed.text?.format?.type, parsed.response_format?.type].includes('json_schema'),
    read: [parsed.instructions ?? '', ...texts].join('\n'),
    data: parseJson(data ?? ''),
    file: parts.map(fileIn).find((found) => found !== undefined),
  };
}
