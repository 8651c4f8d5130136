/** What nodemailer reports about a failure. The message may quote addresses. */
export type SmtpFailure = {
  /** Nodemailer's name of the failure, such as EAUTH; empty if unknown. */
  readonly code: string;
  readonly message: string;
  /** The SMTP command that failed; empty for a failure of the connection. */
  readonly command: string;
  /** The status of the server's reply; 0 without a reply. */
  readonly status: number;
  /** The enhanced status of the reply, such as 5.1.1; empty if there is none. */
  readonly enhancedStatus: string;
};

/** Reads the fields that nodemailer adds to its errors. */
export function smtpFailure(error: unknown): SmtpFailure {
  const response = textIn(error, 'response');
  const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  return {
    code: textIn(error, 'code'),
    message: error instanceof Error ? error.message : '',
    command: textIn(error, 'command'),
    status: typeof status === 'number' ? status : 0,
    enhancedStatus: /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '',
  };
}

function textIn(error: unknown, property: 'code' | 'command' | 'response'): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, property) : undefined;
  return typeof value === 'string' ? value : '';
}
