import type { Make } from '../advice/advice.ts';
import type { Money } from '../history/money.ts';
import type { IsoDate } from '../time/dates.ts';
import { type Part, type PartChange, withPartChanges } from './part.ts';

/** What a household keeps about one of its items. Texts may be empty. */
export type Appliance = Make & {
  readonly serial: string;
  readonly boughtOn?: IsoDate;
  readonly price?: Money;
  readonly shop: string;
  /** The last day. */
  readonly warrantyUntil?: IsoDate;
  /** The address of the manual. */
  readonly manual: string;
  /** In the order in which they were written. */
  readonly parts: readonly Part[];
  /** The task that comes up before the warranty ends. */
  readonly reminderId?: string;
};

/** What a household may change. Absent fields stay unchanged, and null removes one. */
export type ApplianceChanges = {
  readonly [Field in 'maker' | 'model' | 'serial' | 'shop' | 'manual']?: string | undefined;
} & {
  readonly boughtOn?: IsoDate | null | undefined;
  readonly price?: Money | null | undefined;
  readonly warrantyUntil?: IsoDate | null | undefined;
  /** All of them. */
  readonly parts?: readonly PartChange[] | undefined;
};

export const emptyAppliance = (item: string): Appliance => ({
  item,
  maker: '',
  model: '',
  serial: '',
  shop: '',
  manual: '',
  parts: [],
});

/** The value after a change: absent leaves it unchanged, null removes it. */
const changed = <Value>(change: Value | null | undefined, before: Value | undefined): Value | undefined =>
  change === undefined ? before : (change ?? undefined);

export function withChanges(known: Appliance, changes: ApplianceChanges): Appliance {
  const { boughtOn: _, price: __, warrantyUntil: ___, ...kept } = known;
  const boughtOn = changed(changes.boughtOn, known.boughtOn);
  const price = changed(changes.price, known.price);
  const warrantyUntil = changed(changes.warrantyUntil, known.warrantyUntil);
  return {
    ...kept,
    maker: changes.maker ?? known.maker,
    model: changes.model ?? known.model,
    serial: changes.serial ?? known.serial,
    shop: changes.shop ?? known.shop,
    manual: changes.manual ?? known.manual,
    parts: changes.parts ? withPartChanges(known.parts, changes.parts) : known.parts,
    ...(boughtOn !== undefined && { boughtOn }),
    ...(price && { price }),
    ...(warrantyUntil !== undefined && { warrantyUntil }),
  };
}
