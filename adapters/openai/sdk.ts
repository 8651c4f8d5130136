import type { OpenAI } from 'openai';
import type { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import { fetchWithFile } from './send-file.ts';

export type Access = {
  readonly apiKey: string;
  /** Of OpenAI, or of another server that speaks its protocol; without a trailing slash. */
  readonly baseUrl: string;
};

export type Sdk = {
  readonly client: OpenAI;
  readonly zodTextFormat: typeof zodTextFormat;
  readonly zodResponseFormat: typeof zodResponseFormat;
};

/** The SDK's own limit must never be reached, because ours end calls earlier. */
const timeout = 60_000;

/** OpenAI's SDK, imported when it is first needed. We limit times and retry ourselves, so its own retries are off. */
export function lazySdk({ apiKey, baseUrl }: Access): () => Promise<Sdk> {
  let sdk: Promise<Sdk> | undefined;
  const load = async (): Promise<Sdk> => {
    const [{ OpenAI }, { zodTextFormat, zodResponseFormat }] = await Promise.all([
      import('openai'),
      import('openai/helpers/zod'),
    ]);
    // Every value that it would otherwise take from the environment is given. Its log would show what users wrote.
    const fromEnvironment = { organization: null, project: null, adminAPIKey: null, webhookSecret: null };
    const client = new OpenAI({
      ...fromEnvironment,
      apiKey,
      baseURL: baseUrl,
      maxRetries: 0,
      timeout,
      fetch: fetchWithFile,
      logLevel: 'off',
    });
    return { client, zodTextFormat, zodResponseFormat };
  };
  return () => {
    sdk ??= load();
    return sdk;
  };
}
