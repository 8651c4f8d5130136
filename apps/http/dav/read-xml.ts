import { unmet } from './dav-refusal.ts';
import { namespaces } from './xml.ts';

/** An element as a client sent it. */
export type Node = {
  /** With our prefix if we know its namespace, such as `D:prop`. Otherwise it begins with the namespace in braces. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly text: string;
};

/** More than any request needs, and few enough to be read at once. */
const most = { depth: 20, elements: 5_000, namespaces: 50 } as const;

type Growing = { name: string; attributes: Record<string, string>; children: Growing[]; text: string };
type Tag = { readonly name: string; readonly originalName: string; readonly ns: Readonly<Record<string, string>> };

const prefixes = Object.fromEntries(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]));
const known: ReadonlySet<string> = new Set(Object.keys(namespaces));

/** What we may write back as the name of an element. */
const localName = /^[\p{L}_][\p{L}\p{N}._-]{0,99}$/u;

/** Undefined for what isn't a name. */
function nameOf({ name, originalName, ns }: Tag): string | undefined {
  const [local = '', alias = ''] = name.split(':').reverse();
  if (!localName.test(local)) return undefined;
  if (known.has(alias)) return name;
  const prefix = originalName.includes(':') ? originalName.split(':')[0] : alias;
  return `{${ns[`${prefix}$uri`] ?? ''}}${local}`;
}

/**
 * The root of an XML document. Refuses with 400 what isn't well-formed, and what a request of WebDAV has no use for:
 * document types, whose entities could grow without end, and countless elements.
 */
export async function readXml(body: Uint8Array): Promise<Node> {
  // Loaded with the first request that has a body.
  const { Parser } = await import('saxen');
  const text = decoded(body);
  if (text === undefined || text.split('xmlns').length > most.namespaces) return refuse();
  const open: Growing[] = [{ name: '', attributes: {}, children: [], text: '' }];
  let elements = 0;
  const addText = (more: string) => {
    const last = open.at(-1);
    if (last) last.text += more;
  };
  const parser = new Parser({ proxy: true });
  parser.ns(prefixes);
  parser.on('openTag', (tag, decode) => {
    elements += 1;
    const name = nameOf(tag);
    if (elements > most.elements || open.length > most.depth || !tag.attrs || name === undefined) return refuse();
    const attributes = Object.entries(tag.attrs).map(([name, value]) => [name, decode(value)] as const);
    const node = { name, attributes: Object.fromEntries(attributes), children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closeTag', () => void open.pop());
  parser.on('text', (more, decode) => addText(decode(more)));
  parser.on('cdata', addText);
  for (const event of ['attention', 'warn', 'error'] as const) parser.on(event, refuse);
  parser.parse(text);
  const [root, another] = open[0]?.children ?? [];
  return root && !another ? root : refuse();
}

const refuse = (): never => {
  throw unmet('U:well-formed-xml', 400);
};

function decoded(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

export const childOf = (node: Node | undefined, name: string): Node | undefined =>
  node?.children.find((each) => each.name === name);
