import type { Logger } from 'pino';
import type { Language } from '#core/domain/languages.ts';
import type { SiteFacts } from './site/site-facts.ts';

/** The data about a request that middleware shares. */
export type State = {
  requestId: string;
  /** The trace to which the request belongs, if its client or a proxy named one. */
  traceId?: string;
  /** The endpoint's message for an unexpected failure; absent until the endpoint is known. */
  failure?: string;
  /** In which the reply is read. Absent until the endpoint is known: then it is what the client accepts. */
  language?: Language;
  /** The template of the endpoint's address; absent until the endpoint is known. */
  route?: string;
  /** The endpoint's name in the log of security events; absent if it has none, and until the endpoint is known. */
  event?: string;
  /** For `WWW-Authenticate`, if the endpoint says how a program that is refused gets a token. */
  challenge?: string;
  /** Whether the endpoint is one of WebDAV, whose refusals are XML. */
  speaksDav?: boolean;
  /** The person who calls, or whom the request concerns; absent until they are known. */
  personId?: string;
  /** The household that the request concerns; absent until it is known. */
  householdId?: string;
  /** Whether it was refused only because too much is asked at once: nothing of ours has failed. */
  isTurnedAway?: boolean;
  /** Reads what pages say that isn't a setting. */
  siteFacts?: () => Promise<SiteFacts>;
};

export type { Logger };
