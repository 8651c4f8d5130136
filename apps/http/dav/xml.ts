export const xmlType = 'application/xml; charset=utf-8';

/** The namespaces that we know, by their prefixes here. `U` is our own. */
export const namespaces = {
  D: 'DAV:',
  C: 'urn:ietf:params:xml:ns:caldav',
  CS: 'http://calendarserver.org/ns/',
  U: 'urn:upkept:dav',
} as const;

/** XML that is part of a document with our namespaces. */
export type Xml = string;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't contain them, not even escaped
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

export const escaped = (text: string): Xml =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"\r]/g, (each) => escapes[each] ?? each);

/** `name` has a prefix. */
export const element = (name: string, content: Xml = '', attributes = ''): Xml =>
  content === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`;

const declarations = Object.entries(namespaces)
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');

/** A whole document with this root. */
export const document = (name: string, content: Xml): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${element(name, content, declarations)}\n`;

/** Of an address as a client sent it, which may be none. */
export const sentHref = (text: string): Xml => element('D:href', escaped(text));

/** Of an address that we built. */
export const href = (address: string): Xml => element('D:href', escaped(encodeURI(address)));
