type Row = readonly [what: string, why: string, until: string];

/**
 * A paragraph, a list, a table of three columns, or the place to change one's mind about cookies. A link is written
 * `[label](address)`.
 */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly caption: string; readonly columns: Row; readonly rows: readonly Row[] }
  | { readonly choice: 'cookies' };

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
