import { capitalise } from '../text/capitalise.ts';

/** Words before the @ that name no person. */
const ofNobody: ReadonlySet<string> = new Set(
  `accueil admin billing bonjour contact famille familie family hallo hello home house info kontakt mail maison me office
  post team web`.split(/\s+/),
);

/**
 * What others may call a person until they say so themselves: `sam.miller@home.example` is Sam's. Undefined for an address
 * that names no one.
 */
export function nameFromAddress(email: string): string | undefined {
  const words = email.slice(0, Math.max(0, email.lastIndexOf('@'))).split(/[^\p{L}\p{M}-]+/u);
  const first = words.find((word) => word.replaceAll('-', '').length > 1);
  if (first === undefined || ofNobody.has(first.toLowerCase())) return undefined;
  return first.split('-').map(capitalise).join('-');
}
