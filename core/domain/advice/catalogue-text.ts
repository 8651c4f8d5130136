/**
 * A care task, by its id, or a guide, by its slug. `text` is everything that it says, a paragraph a line, with the marks
 * of texts that depend on the country.
 */
export type CatalogueText = {
  readonly kind: 'task' | 'guide';
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What a task must not be done without knowing. It is a paragraph of `text` too. */
  readonly safety?: string;
};

/** A text with the words by which people ask for it, in several languages. A hyphen joins the words of a phrase. */
export type SearchDocument = CatalogueText & {
  /** What people call the thing that the text is about. */
  readonly names: readonly string[];
  /** What people notice when they need the text. */
  readonly symptoms: readonly string[];
  /** What they say, in sentences. */
  readonly said: readonly string[];
  /** The title in the other languages, in which people ask, too. */
  readonly translations: readonly string[];
  /** The thing, where several texts are about the same one. */
  readonly subject: string;
};
