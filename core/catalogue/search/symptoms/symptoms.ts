/**
 * By the id of a care task: what people notice before they need it, and what it is about. The words are keys of the
 * tables of words, which have them in every language, or plain words in any language.
 */
export type Symptoms = Readonly<Record<string, string>>;
