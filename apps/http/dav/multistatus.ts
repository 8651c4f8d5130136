import type { DocumentReply } from '../pipeline/handler.ts';
import { DavRefusal, unmet } from './dav-refusal.ts';
import type { Properties } from './properties.ts';
import { childOf, type Node } from './read-xml.ts';
import { document, element, escaped, href, type Xml } from './xml.ts';

/** More than any program knows. */
const mostNames = 100;

/** Which properties a request wants: these, all of the usual ones, or only the names. */
type Wanted = readonly string[] | 'all' | 'names';

/** What `D:propfind` or a report asks for. */
export function wantedBy(node: Node | undefined): Wanted {
  if (childOf(node, 'D:propname')) return 'names';
  const names = childOf(node, 'D:prop')?.children.map(({ name }) => name);
  if (names === undefined) return 'all';
  if (names.length > mostNames) throw new DavRefusal(400);
  return [...new Set(names)];
}

/** A property without its value. */
function emptyProperty(name: string): Xml {
  const [, uri = '', local = ''] = /^\{(.*)\}([^}]*)$/.exec(name) ?? [];
  if (!name.startsWith('{')) return element(name);
  return uri === '' ? element(local, '', ' xmlns=""') : element(`X:${local}`, '', ` xmlns:X="${escaped(uri)}"`);
}

const statusLines: Readonly<Record<number, string>> = { 200: 'OK', 403: 'Forbidden', 404: 'Not Found' };
const status = (code: number): Xml => element('D:status', `HTTP/1.1 ${code} ${statusLines[code]}`);

const propstat = (code: number, properties: readonly Xml[], error = ''): Xml =>
  properties.length === 0 ? '' : element('D:propstat', element('D:prop', properties.join('')) + status(code) + error);

/** What a resource has of the wanted properties. */
export function foundAt(address: string, properties: Properties, wanted: Wanted): Xml {
  // CalDAV's own are large, and only for those who name them (RFC 4791, section 5.2).
  const names =
    typeof wanted === 'string'
      ? [...properties.keys()].filter((name) => wanted === 'names' || name.startsWith('D:'))
      : wanted;
  const has: Xml[] = [];
  const lacks: Xml[] = [];
  for (const name of names) {
    const value = properties.get(name);
    if (value) has.push(wanted === 'names' ? emptyProperty(name) : element(name, value()));
    else lacks.push(emptyProperty(name));
  }
  const parts = propstat(200, has) + propstat(404, lacks);
  return element('D:response', href(address) + (parts || propstat(200, [''])));
}

/** `resource`: its `D:href`. */
export const missing = (resource: Xml): Xml => element('D:response', resource + status(404));

/** Says of each property that it can't be changed. */
export const protectedAt = (address: string, names: readonly string[]): Xml => {
  const error = element('D:error', element('D:cannot-modify-protected-property'));
  return element('D:response', href(address) + propstat(403, names.map(emptyProperty), error));
};

export const multistatus = (responses: readonly Xml[]): DocumentReply => ({
  status: 207,
  body: document('D:multistatus', responses.join('')),
});

/** The property names that a `D:propertyupdate` would set or remove: at least one. */
export function namesToChange({ name, children }: Node): readonly string[] {
  if (name !== 'D:propertyupdate') throw unmet('U:propertyupdate', 400);
  const names = children.flatMap((change) => wantedBy(change)).filter((each) => each !== 'all' && each !== 'names');
  if (names.length === 0) throw new DavRefusal(400);
  return names;
}
