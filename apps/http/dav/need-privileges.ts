import { element, href, type Xml } from './xml.ts';

/** What a method needs on the resource that it addresses (RFC 3744, appendix B). */
const privileges: Readonly<Record<string, string>> = {
  PUT: 'D:write-content',
  DELETE: 'D:unbind',
  PROPPATCH: 'D:write-properties',
};

/** The condition that a caller misses a privilege. */
export const needPrivileges = (address: string, method: string, privilege = privileges[method] ?? 'D:read'): Xml =>
  element('D:need-privileges', element('D:resource', href(address) + element('D:privilege', element(privilege))));
