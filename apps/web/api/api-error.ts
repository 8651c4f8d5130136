export type Issue = { readonly path: string; readonly message: string };

type Details = {
  /** 0 when no answer came. */
  readonly status: number;
  /** The server's code, or `offline`, `timeout`, `unknown`. */
  readonly code: string;
  /** Fit for the user: the server's words, else the specification's for the call. */
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
};

/** Why a call failed. `offline` is true when the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly issues: readonly Issue[];
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, requestId, issues, retryAfter }: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.issues = issues ?? [];
    this.retryAfter = retryAfter;
  }

  get offline(): boolean {
    return this.status === 0;
  }
}

/** The words to show for whatever was thrown. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
