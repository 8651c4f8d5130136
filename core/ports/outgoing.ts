import type { OutgoingProblem } from '../domain/running/outgoing-problem.ts';

export type OutgoingRequest = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The most bytes of the response's body that are read. Without it, none is. */
  readonly largestBody?: number;
};

/** Redirects aren't followed, so `status` may be that of one. The names of headers are in lower case. */
type OutgoingResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty unless the request says how much of it may be read. */
  readonly body: Uint8Array;
};

/**
 * Requests to addresses that users or strangers chose. It goes only where anyone could go: never to this machine, its
 * network or its provider's services, unless the settings permit private networks.
 */
export type Outgoing = {
  /** Whether requests may go to the URL, as far as that is known before its name is looked up. */
  admits(url: string): boolean;
  /** Takes at most ten seconds. Doesn't throw. */
  send(request: OutgoingRequest): Promise<OutgoingResponse | { readonly problem: OutgoingProblem }>;
};
