import { connection as words } from '#words/connection.ts';

export type Issue = { readonly path: string; readonly message: string };

type Details = {
  /** 0 when the server did not respond. */
  readonly status: number;
  /** The server's code, or `offline`, `timeout`, `unknown`. */
  readonly code: string;
  /** The message for the user: the server's or, without one, the contract's failure message for the call. */
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

  /** Whether the same call may succeed later: the server was unreachable, busy, or limited the rate of requests. */
  get isTemporary(): boolean {
    return this.offline || this.status === 429 || this.status >= 500;
  }
}

/** The message to show for anything that was thrown; only a defect of ours throws something other than an ApiError. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : words.failed;
}
