/** A call that the stand-in for OpenAI received. `status` is 0 without a response. */
export type ModelCall = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: { readonly model: string; readonly [field: string]: unknown };
  readonly usage?: { readonly input: number; readonly output: number };
};

/** What tests do with the sandbox's stand-in for OpenAI. */
export function makeOpenaiPages(sandboxUrl: string) {
  const put = async (path: string, value: unknown): Promise<void> => {
    const { ok } = await fetch(new URL(path, sandboxUrl), { method: 'PUT', body: JSON.stringify(value) });
    if (!ok) throw new Error(`the sandbox refused ${path}`);
  };
  return {
    /** Oldest first. */
    calls: async (): Promise<readonly ModelCall[]> =>
      (await fetch(new URL('/openai/calls.json', sandboxUrl))).json() as Promise<readonly ModelCall[]>,
    /** What the model writes next, instead of its own: texts, or values that become JSON. */
    writeNext: (...answers: readonly unknown[]) => put('/openai/answers.json', answers),
    /** Replaces all faults of the sandbox. Without an argument, removes them. */
    setFaults: (openai: object = {}) => put('/faults.json', { openai }),
  };
}
export type OpenaiPages = ReturnType<typeof makeOpenaiPages>;
