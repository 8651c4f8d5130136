import { document, element, type Xml } from './xml.ts';

/** Refuses a request in the words of WebDAV (RFC 4918, section 16): a status, and the condition that isn't met. */
export class DavRefusal extends Error {
  override readonly name = 'DavRefusal';
  readonly status: number;
  readonly condition: Xml;

  /** Without a condition, the status says it all. */
  constructor(status: number, condition: Xml = '') {
    super(condition);
    this.status = status;
    this.condition = condition;
  }
}

/** Refuses because a condition isn't met. `name` has a prefix. */
export const unmet = (name: string, status = 403): DavRefusal => new DavRefusal(status, element(name));

/** `message` is for people. */
export const errorDocument = (condition: Xml, message?: Xml): string =>
  document('D:error', `${condition}${message ? element('U:message', message) : ''}`);
