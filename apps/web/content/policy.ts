type Columns = readonly [what: string, why: string, until: string];
/** `what` in a word or two, and more exactly. */
type Row = readonly [what: string, exactly: string, why: string, until: string];
/** Its first words may stand out. */
type Item = string | readonly [name: string, text: string];

/** A paragraph, a list, or a table. A link is written `[label](address)`. */
export type Block =
  | string
  | { readonly list: readonly Item[] }
  | { readonly caption: string; readonly columns: Columns; readonly rows: readonly Row[] };

export type PolicySection = {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

export type Policy = {
  readonly title: string;
  /** `shown` is how people read the day that `date` (YYYY-MM-DD) names. */
  readonly updated: { readonly date: string; readonly shown: string };
  readonly lede: string;
  /** What matters most, in a few sentences. */
  readonly inShort: readonly string[];
  readonly sections: readonly PolicySection[];
};
