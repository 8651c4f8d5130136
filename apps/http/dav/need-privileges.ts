import { element, type Xml } from './xml.ts';

/** What a method needs on the resource that it addresses (RFC 3744, appendix B). */
const privileges: Readonly<Record<string, string>> = {
  PUT: 'D:write-content',
  DELETE: 'D:unbind',
  PROPPATCH: 'D:write-properties',
};

/** The condition that a caller misses a privilege. `resource`: the `D:href` of what needs it. */
export const needPrivileges = (resource: Xml, method: string, privilege = privileges[method] ?? 'D:read'): Xml =>
  element('D:need-privileges', element('D:resource', resource + element('D:privilege', element(privilege))));
