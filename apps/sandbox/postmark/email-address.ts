/** Postmark's own rules: its support article on error 300 names both expressions. */
const domain = /^(\.?[a-z0-9-])+$/i;
const mailbox = /^[a-z0-9.!#$%&'`*+\-/=^_{}|~]+$/i;

/** Splits a list such as `a@x.com, "Doe, Jane" <b@y.com>` into its entries. */
function entriesOf(list: string): readonly string[] {
  return (list.match(/(?:"(?:[^"\\]|\\.)*"|[^,])+/g) ?? []).map((entry) => entry.trim()).filter(Boolean);
}

const addressIn = (entry: string): string => /<([^<>]*)>\s*$/.exec(entry)?.[1] ?? entry;

export const addressesOf = (list: string): readonly string[] => entriesOf(list).map(addressIn);

/** Returns Postmark's error message about the list; undefined if every address is valid. An empty list is valid. */
export function problemWithAddresses(field: string, list: string): string | undefined {
  for (const address of addressesOf(list)) {
    const at = address.lastIndexOf('@');
    if (at < 0) return `Error parsing '${field}': Illegal email address '${address}'. It must contain the '@' symbol.`;
    const local = address.slice(0, at);
    const host = address.slice(at + 1);
    if (!mailbox.test(local) || /^\.|\.\.|\.$/.test(local))
      return `Error parsing '${field}': Illegal email mailbox '${local}' in address '${address}'.`;
    if (!domain.test(host) || !host.includes('.'))
      return `Error parsing '${field}': Illegal email domain '${host}' in address '${address}'.`;
  }
  return undefined;
}
