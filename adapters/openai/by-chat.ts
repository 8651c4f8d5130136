import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { Attempt } from './attempt.ts';
import { dataUrl, pdfName } from './data-url.ts';
import { makeFailure } from './failure.ts';
import type { Prompt } from './prompt.ts';
import type { Sdk } from './sdk.ts';

function contentOf({ data, file, detail }: Prompt): ChatCompletionContentPart[] {
  const text = { type: 'text', text: data } as const;
  if (!file) return [text];
  return file.type === 'application/pdf'
    ? [text, { type: 'file', file: { filename: pdfName, file_data: dataUrl(file) } }]
    : [text, { type: 'image_url', image_url: { url: dataUrl(file), detail } }];
}

/** The instructions for a server without schemas. */
export const plainInstructions = ({ instructions, schema }: Pick<Prompt, 'instructions' | 'schema'>): string =>
  `${instructions}\n\nReturn one JSON object and nothing else. It must match this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;

/** The older Chat Completions API, which other servers speak too, without any of OpenAI's own fields. */
export async function* byChat({ client }: Sdk, { model, prompt, signal, onTokens }: Attempt): AsyncGenerator<string> {
  const stream = await client.chat.completions.create(
    {
      model,
      messages: [
        { role: 'system', content: plainInstructions(prompt) },
        { role: 'user', content: contentOf(prompt) },
      ],
      max_tokens: prompt.mostOutput,
      stream: true,
      stream_options: { include_usage: true },
    },
    { signal },
  );
  let reason: string | undefined;
  for await (const { choices, usage } of stream) {
    if (usage) {
      const cached = usage.prompt_tokens_details?.cached_tokens ?? 0;
      onTokens({ input: usage.prompt_tokens, cached, output: usage.completion_tokens });
    }
    const [choice] = choices;
    if (choice?.delta.refusal) throw makeFailure('refused');
    if (choice?.delta.content) yield choice.delta.content;
    reason = choice?.finish_reason ?? reason;
  }
  if (reason === 'content_filter') throw makeFailure('refused');
  if (reason !== 'stop') throw makeFailure(reason === undefined ? 'broken' : 'unusable', { code: reason });
}
