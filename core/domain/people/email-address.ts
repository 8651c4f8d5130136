import { longest } from '../limits.ts';

/** HTML's rule for the part before the @, in lower case. */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
/** A part of a domain name between two dots. The last one is never a number: that would be the address of a machine. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** What ends a domain in a URL, and what its parser leaves out. */
const endsDomain = /[/\\?#:%@\s\p{Cc}]/u;
/** What sentences and lists put around an address. No address begins or ends so. */
const around = /^[\s"“”„«»‘’<>()[\],;:]+|[\s"“”„«»‘’'<>()[\],;:.!?]+$/gu;

/**
 * Makes an email address of what a person typed or pasted, or another company knows: as it is stored and compared, in
 * lower case and with the domain's name in ASCII. Leaves out what comes along: spaces, marks that show nothing, `mailto:`,
 * the name before `<ada@home.example>`. Undefined for what is no address. Every door uses this, so that whatever one lets
 * in can come in at the others.
 *
 * Of the part before the @, only the letters A to Z change: the lower case of other letters, such as the Kelvin sign, can be
 * the address of another person.
 */
export function emailAddressOf(text: string): string | undefined {
  const shown = text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('＠', '@')
    .trim();
  const inBrackets = /<([^<>]*)>[\s,;.]*$/u.exec(shown)?.[1] ?? shown;
  const isLink = /^mailto:/i.test(inBrackets);
  const bare = withoutQuotes(isLink ? linked(inBrackets) : inBrackets).replaceAll(around, '');
  const at = bare.lastIndexOf('@');
  const local = bare.slice(0, Math.max(at, 0)).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const domain = asciiDomain(bare.slice(at + 1));
  if (!localPart.test(local) || domain === undefined) return undefined;
  const address = `${local}@${domain}`;
  return address.length <= longest.email ? address : undefined;
}

/** An apostrophe may begin an address, but not if another one ends it. */
const withoutQuotes = (text: string): string => /^'(.*)'$/su.exec(text)?.[1] ?? text;

/** The address of a link, without the subject that may follow it. */
function linked(link: string): string {
  const address = link.slice('mailto:'.length).replace(/(@[^?]*)\?.*$/su, '$1');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function asciiDomain(name: string): string | undefined {
  if (endsDomain.test(name) || !URL.canParse(`http://${name}`)) return undefined;
  const { hostname } = new URL(`http://${name}`);
  const labels = hostname.split('.');
  const isName = labels.length > 1 && labels.every((each) => label.test(each)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName ? hostname : undefined;
}

/** The address by which a record may be known: what isn't one is sought as it is, because an older version let it in. */
export const knownAddress = (text: string): string =>
  emailAddressOf(text) ?? text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
