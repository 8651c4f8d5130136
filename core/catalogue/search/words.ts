/**
 * Other words for one thing: English, French, German, Spanish. Spaces separate the words; a hyphen joins those of a
 * phrase.
 */
export type Words = readonly [en: string, fr: string, de: string, es: string];
