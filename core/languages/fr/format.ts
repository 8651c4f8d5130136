import { formatIn } from '../format.ts';

const space = '\u00a0';
const narrow = '\u202f';

/** « 1er novembre » and « 8 h 03 », which Intl writes « 1 novembre » and « 08:03 ». */
const spelt = (text: string): string =>
  text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ').replace(/(?<![:\d])0?(\d?\d):(\d\d)(?![:\d])/, `$1${space}h${space}$2`);

const plain = formatIn('fr-FR');

export const format: typeof plain = {
  ...plain,
  clauses: (phrases) => phrases.join(`${narrow}; `),
  date: (...given) => spelt(plain.date(...given)),
  moment: (...given) => spelt(plain.moment(...given)),
};
