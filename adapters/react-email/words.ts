import type { Language } from '#core/domain/languages.ts';
import type { ServerWords } from '#core/languages/load-words.ts';
import { wordsIn } from '#core/languages/words-in.ts';

/** What mails say in a language. */
export type Words = ServerWords['mails'] &
  Pick<
    ServerWords,
    | 'addresses'
    | 'amounts'
    | 'company'
    | 'contract'
    | 'format'
    | 'itemName'
    | 'price'
    | 'durations'
    | 'terms'
    | 'webhookEvents'
  >;

export function mailWordsIn(language: Language): Words {
  const { mails, ...others } = wordsIn(language);
  return { ...mails, ...others };
}
