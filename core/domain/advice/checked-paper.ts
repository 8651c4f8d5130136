import { minorOf } from '../history/minor-of.ts';
import { isCurrency, type Money } from '../history/money.ts';
import { longest, mostCost } from '../limits.ts';
import { type IsoDate, isIsoDate } from '../time/dates.ts';
import { isMake } from './is-make.ts';
import { isClear, type PaperDraft } from './paper.ts';
import { isPlainValue, tidy } from './text-check.ts';

/** Work on a card or an invoice, which a household may record. */
type PaperWork = {
  readonly date: IsoDate;
  readonly title: string;
  readonly company?: string;
  readonly cost?: Money;
  /** The care task that it may be, which a person decides. */
  readonly careTaskId?: string;
};

/** What a household may record from a paper, once a person has confirmed each part. What couldn't be read is absent. */
export type Paper = {
  /** One of the home's items. */
  readonly item?: string;
  readonly appliance: {
    readonly [Field in 'maker' | 'model' | 'serial' | 'shop']?: string;
  } & { readonly boughtOn?: IsoDate; readonly warrantyUntil?: IsoDate; readonly price?: Money };
  /** The newest first. */
  readonly work: readonly PaperWork[];
};

/** More lines than a service card has. */
const mostWork = 20;
/** Nothing in a home was bought or serviced before. */
const earliest = '1900-01-01';

const dayIn = (text: string, latest?: IsoDate): IsoDate | undefined =>
  isIsoDate(text) && text >= earliest && (latest === undefined || text <= latest) ? text : undefined;

function moneyIn(amount: string, code: string, fallback: string): Money | undefined {
  const currency = /^[A-Z]{3}$/.test(code) && isCurrency(code) ? code : code === '' ? fallback : undefined;
  const minor = currency === undefined ? undefined : minorOf(amount, currency, '.');
  return currency !== undefined && minor !== undefined && minor <= mostCost ? { minor, currency } : undefined;
}

const textIn = (text: string, most: number): string | undefined => {
  const tidied = tidy(text);
  return isPlainValue(tidied, most) ? tidied : undefined;
};

/** Letters and digits, and signs between them, as makers print it. */
const isSerial = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} ./+#:_-]*$/u.test(text);

const makeIn = (text: string): string | undefined => (isMake(tidy(text)) ? tidy(text) : undefined);

function serialIn(text: string): string | undefined {
  const tidied = textIn(text, longest.serial);
  return tidied !== undefined && isSerial(tidied) ? tidied : undefined;
}

/** Without the fields that are undefined. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };

type Context = {
  /** Those of the home's items that may be recorded. */
  readonly items: ReadonlySet<string>;
  readonly today: IsoDate;
  /** That of amounts without any. */
  readonly currency: string;
};

/** What a model read, as it may be shown; undefined if that is nothing that can be relied on. */
export function checkedPaper(draft: PaperDraft, { items, today, currency }: Context): Paper | undefined {
  if (!isClear(draft)) return undefined;
  const appliance = given({
    maker: makeIn(draft.maker),
    model: makeIn(draft.model),
    serial: serialIn(draft.serial),
    boughtOn: dayIn(draft.boughtOn, today),
    warrantyUntil: dayIn(draft.warrantyUntil),
    price: moneyIn(draft.price, draft.currency, currency),
    shop: textIn(draft.shop, longest.shop),
  });
  const work = draft.work.flatMap((each): PaperWork[] => {
    const [date, title] = [dayIn(each.date, today), textIn(each.title, longest.title)];
    if (date === undefined || title === undefined) return [];
    const rest = { company: textIn(each.company, longest.name), cost: moneyIn(each.amount, each.currency, currency) };
    return [{ date, title, ...given(rest) }];
  });
  const unique = [...new Map(work.map((each) => [`${each.date} ${each.title}`, each])).values()];
  const newest = unique.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, mostWork);
  if (Object.keys(appliance).length === 0 && newest.length === 0) return undefined;
  const item = draft.item !== undefined && items.has(draft.item) ? draft.item : undefined;
  return { ...given({ item }), appliance, work: newest };
}
