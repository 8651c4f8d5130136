import { beChild } from '../child.ts';

/** Makes the calls that its parent names, one after the other, with plain `fetch`. */
export type Calls = {
  readonly token: string;
  readonly calls: readonly { readonly method: string; readonly url: string; readonly body?: string }[];
};

process.on('message', async (message: 'usage' | Calls) => {
  if (message === 'usage') return;
  for (const { method, url, body } of message.calls) {
    const headers = { Authorization: `Bearer ${message.token}`, 'Content-Type': 'application/json' };
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
    await response.json();
  }
  process.send?.({ kind: 'done', value: message.calls.length });
});
beChild(0);
process.once('SIGTERM', () => process.exit(0));
