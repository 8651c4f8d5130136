import type { Response, ResponseInputContent } from 'openai/resources/responses/responses';
import type { Attempt } from './attempt.ts';
import { makeFailure } from './failure.ts';
import { isReasoning } from './prices.ts';
import type { Prompt } from './prompt.ts';
import type { Sdk } from './sdk.ts';
import { pdfName, sendWith } from './send-file.ts';

function contentOf({ data, file, detail }: Prompt, address: string): ResponseInputContent[] {
  const text = { type: 'input_text', text: data } as const;
  if (!file) return [text];
  return file.type === 'application/pdf'
    ? [text, { type: 'input_file', filename: pdfName, file_data: address, detail }]
    : [text, { type: 'input_image', image_url: address, detail }];
}

/** Throws unless the model has finished its text. */
function expectWhole({ status, incomplete_details, error, output }: Response): void {
  if (output.some((item) => item.type === 'message' && item.content.some(({ type }) => type === 'refusal'))) {
    throw makeFailure('refused');
  }
  if (incomplete_details?.reason === 'content_filter') throw makeFailure('refused');
  if (status === 'incomplete') throw makeFailure('unusable', { code: incomplete_details?.reason ?? status });
  if (status !== 'completed') throw makeFailure('broken', { code: error?.code });
}

/** OpenAI's Responses API. The provider stores nothing of it. */
export async function* byResponses(
  { client, zodTextFormat }: Sdk,
  { model, prompt, instructions, user, signal, onTokens }: Attempt,
): AsyncGenerator<string> {
  const stream = await sendWith(prompt.file, (address) =>
    client.responses.create(
      {
        model,
        instructions,
        input: [{ role: 'user', content: contentOf(prompt, address) }],
        text: { format: zodTextFormat(prompt.schema, prompt.name) },
        max_output_tokens: prompt.mostOutput,
        ...(isReasoning(model) && { reasoning: { effort: 'none' } }),
        safety_identifier: user,
        prompt_cache_key: `upkept-${prompt.name}`,
        store: false,
        stream: true,
      },
      { signal },
    ),
  );
  for await (const event of stream) {
    if (event.type === 'response.output_text.delta') yield event.delta;
    if (event.type === 'response.refusal.done') throw makeFailure('refused');
    if (
      event.type === 'response.completed' ||
      event.type === 'response.incomplete' ||
      event.type === 'response.failed'
    ) {
      const { usage } = event.response;
      // Other servers leave out the details.
      const cached = (usage?.input_tokens_details as { readonly cached_tokens?: number } | undefined)?.cached_tokens;
      if (usage) onTokens({ input: usage.input_tokens, cached: cached ?? 0, output: usage.output_tokens });
      expectWhole(event.response);
      return;
    }
  }
  throw makeFailure('broken');
}
