import type { IsoDate } from '../domain/time/dates.ts';

type Columns = readonly [what: string, why: string, until: string];
/** `what` is the short name, `exactly` the details. */
type Row = readonly [what: string, exactly: string, why: string, until: string];
/** The optional `name` is emphasised. */
type Item = string | readonly [name: string, text: string];

/** A paragraph, a list, a table, or the company's details. Links are written `[label](address)`. */
export type Block =
  | string
  | Conditional
  /** `all`: everything that is known of it, instead of who and where it is. */
  | { readonly company: true; readonly all?: true }
  | { readonly list: readonly Item[] }
  /** What the law wants set apart in a box. */
  | { readonly box: readonly string[] }
  | { readonly caption: string; readonly columns: Columns; readonly rows: readonly Row[] };

/** Of servers of a certain kind only: with this known of the company or not, or where something is or was sold. */
type Conditional = {
  readonly where: `${'' | 'no-'}${'name' | 'mediator' | 'source'}` | 'ends-contracts';
  readonly text: string;
};

export type PolicySection = {
  /** The anchor in the page's address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

export type Policy = {
  readonly title: string;
  /** `shown` is the display form of `date` (YYYY-MM-DD). */
  readonly updated: { readonly date: IsoDate; readonly shown: string };
  /** What last changed and when, which is the version of a contract. */
  readonly changed?: { readonly date: IsoDate; readonly shown: string; readonly what: string };
  readonly lede: string;
  /** The most important points, in a few sentences. */
  readonly inShort: readonly (string | Conditional)[];
  readonly sections: readonly PolicySection[];
};
