import type { Logger } from 'pino';

/** The data about a request that middleware shares. */
export type State = {
  requestId: string;
  /** The endpoint's message for an unexpected failure; absent until the endpoint is known. */
  failure?: string;
  /** The template of the endpoint's address; absent until the endpoint is known. */
  route?: string;
};

export type { Logger };
