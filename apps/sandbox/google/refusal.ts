/** Thrown while a request is handled. Contains the response in Google's words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, body: object) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

type Details = {
  readonly domain?: 'global' | 'calendar' | 'usageLimits';
  readonly locationType?: 'header' | 'parameter';
  readonly location?: string;
};

/** The body of an error of the Calendar API: https://developers.google.com/workspace/calendar/api/guides/errors */
export const apiErrorBody = (code: number, reason: string, message: string, details: Details = {}): object => ({
  error: { errors: [{ domain: 'global', reason, message, ...details }], code, message },
});

export const refused = (code: number, reason: string, message: string, details?: Details): Refusal =>
  new Refusal(code, message, apiErrorBody(code, reason, message, details));

export const invalid = (message: string): Refusal => refused(400, 'invalid', message);
export const required = (message: string): Refusal => refused(400, 'required', message);
export const notFound = (): Refusal => refused(404, 'notFound', 'Not Found');

/** A feature of Google's that this stand-in does not have. */
export const notPlayed = (what: string): Refusal =>
  refused(501, 'notImplemented', `This stand-in plays a part of Google’s API, without ${what}.`);

/** An error of the token endpoint: RFC 6749, section 5.2 */
export const oauthRefused = (status: number, error: string, description: string): Refusal =>
  new Refusal(status, description, { error, error_description: description });
