/** The request that caused some work, as logs name it: our own id and, if a proxy or a client sent one, that of its trace. */
export type Origin = {
  readonly requestId: string;
  readonly traceId?: string;
  /** The page that sent the request and waits for its response. Jobs that it queues have none. */
  readonly pageId?: string;
};

/** Passes on which request caused the work that is under way, also to jobs that it queues. */
export type Origins = {
  /** Undefined for work that no request caused. */
  current(): Origin | undefined;
  /** Runs the work as caused by this request. */
  within<Result>(origin: Origin | undefined, work: () => Result): Result;
};
