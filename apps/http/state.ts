import type { Logger } from 'pino';

/** What middleware passes on about a request. */
export type State = {
  requestId: string;
  /** The words for an unforeseen failure, once the endpoint is known. */
  failure?: string;
};

export type { Logger };
