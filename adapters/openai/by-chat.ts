import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';
import type { Attempt } from './attempt.ts';
import { makeFailure } from './failure.ts';
import type { Prompt } from './prompt.ts';
import type { Sdk } from './sdk.ts';
import { pdfName, sendWith } from './send-file.ts';

function contentOf({ data, file, detail }: Prompt, address: string): ChatCompletionContentPart[] {
  const text = { type: 'text', text: data } as const;
  if (!file) return [text];
  return file.type === 'application/pdf'
    ? [text, { type: 'file', file: { filename: pdfName, file_data: address } }]
    : [text, { type: 'image_url', image_url: { url: address, detail } }];
}

/**
 * The older Chat Completions API, which other servers speak too, without any of OpenAI's own fields. Ollama, vLLM and
 * llama.cpp take the schema here.
 */
export async function* byChat(
  { client, zodResponseFormat }: Sdk,
  { model, prompt, instructions, signal, onTokens }: Attempt,
  { withSchema }: { readonly withSchema: boolean },
): AsyncGenerator<string> {
  const stream = await sendWith(prompt.file, (address) =>
    client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: contentOf(prompt, address) },
        ],
        max_tokens: prompt.mostOutput,
        ...(withSchema && { response_format: zodResponseFormat(prompt.schema, prompt.name) }),
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    ),
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
