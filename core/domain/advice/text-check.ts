import { brands, englishWords, foreignWords, promises } from './words.ts';

/** Why a text of the assistant isn't shown. */
type TextProblem =
  | 'empty'
  | 'length'
  | 'language'
  | 'link'
  | 'markup'
  | 'brand'
  | 'promise'
  | 'characters'
  | 'money'
  | 'phone';

/** An address, or a name that a mail program or browser would turn into one: any "word.word", spelt out too. */
const link =
  /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\b|\b(mailto|tel|javascript|data|whatsapp|skype):|@|[\p{L}\p{N}-][.。．｡․]\p{L}{2,}|\b\p{L}+ ?[([]? ?(dot|punkt|point|punto) ?[)\]]? ?\p{L}{2,}|\b(web ?site|web ?page|url|link|qr ?code|app store|download|click|scan the code)\b/iu;
/** Money, and what people are asked for who are to lose it. */
const money =
  /[€$£¥]|\b(euros?|dollars?|pence|cents?|usd|eur|gbp|iban|bic|sort code|bank|banks|banking|pay|pays|paid|payment|payments|paypal|credit|debit|card number|bitcoin|crypto\w*|voucher|vouchers|gift cards?|invoice|invoices|deposit|refund|refunds|prize|wire transfer|money transfer|password|passwords|passcode|passphrase|pin code|pin number|login|log in|log-in|sign in|sign-in|username|account|accounts|subscription|subscribe|premium|suspended|verify|verification|security code|one-time code|identity|social security)\b/i;
/** A number to call: digits in a row, however they are grouped, or a call to one. */
const phone =
  /\+?\d(?:[\s()./-]*\d){5,}|\b(call|phone|ring|dial|text|sms|fax|message|whatsapp|telegram|e-?mail)\b[^.!?]{0,40}\b(\d{2,}|zero|oh|double|triple|number|hotline|helpline|one eight hundred|eight hundred|nine hundred|us|me)\b|\b(hotline|helpline|freephone|whatsapp|telegram|premium[- ]rate)\b/i;
/** HTML, and the marks of Markdown for links, pictures, code, headings and emphasis. */
const markup = /[<>`]|&(#\w+|[a-z]+);|!?\[[^\]]*\]|\]\(|\*\*|__|^\s*#{1,6}\s|~~/i;
/** Control and invisible characters, which could hide or turn text, and letters of other scripts. */
const odd = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|(?=\p{L})\P{Script=Latin}/u;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const brand = new RegExp(`(?<![\\p{L}\\p{N}])(${brands.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a text is likely English: more of its words are typical of English than of other languages. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => englishWords.has(word)).length;
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  return foreign === 0 ? words.length < 7 || english > 0 : english > foreign;
}

/** Characters that show nothing or turn what follows round. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/** Whether a tidy text that was copied from a paper may be shown as a value: in any language, and without links or marks. */
export const isPlainValue = (text: string, longest: number): boolean =>
  /[\p{L}\p{N}]/u.test(text) && text.length <= longest && !unseen.test(text) && !link.test(text) && !markup.test(text);

/** The text on one line, with single spaces. */
export const tidy = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * The first problem of a tidy text that the assistant wrote, or undefined if it may be shown. `longest` is in
 * characters.
 */
export function textProblem(text: string, longest: number): TextProblem | undefined {
  if (!/\p{L}/u.test(text)) return 'empty';
  if (text.length > longest) return 'length';
  if (!text.isWellFormed() || odd.test(text)) return 'characters';
  if (link.test(text)) return 'link';
  if (money.test(text)) return 'money';
  if (phone.test(text)) return 'phone';
  if (markup.test(text)) return 'markup';
  if (brand.test(text)) return 'brand';
  if (promises.some((promise) => promise.test(text))) return 'promise';
  return isEnglish(text) ? undefined : 'language';
}
