import type { ItemName } from '../care/care-task.ts';
import type { DraftProposal } from './draft.ts';
import type { Known } from './known.ts';

/** Work that a model read on a card or an invoice: texts as the paper has them, a day as YYYY-MM-DD, a plain amount. */
type WorkDraft = { readonly [Field in 'date' | 'title' | 'company' | 'amount' | 'currency']: string };

/** What a model read on a nameplate, a service card or an invoice. Nothing in it can be trusted; texts may be empty. */
export type PaperDraft = {
  readonly [Field in 'maker' | 'model' | 'serial' | 'boughtOn' | 'warrantyUntil' | 'shop']: string;
} & {
  /** One of the home's items; absent if it is none of them. */
  readonly item?: string;
  /** What the appliance cost, as a plain decimal number. */
  readonly price: string;
  readonly currency: string;
  /** Services and repairs. */
  readonly work: readonly WorkDraft[];
  /** From 0 to 1. */
  readonly confidence: number;
};

export const emptyPaper: PaperDraft = {
  maker: '',
  model: '',
  serial: '',
  boughtOn: '',
  warrantyUntil: '',
  shop: '',
  price: '',
  currency: '',
  work: [],
  confidence: 0,
};

/** What grows or was built, and so has neither a maker nor a model. */
const plateless: ReadonlySet<ItemName> = new Set<ItemName>([
  'Chimney',
  'Deck/Patio',
  'Fire Pit',
  'Flower Garden',
  'Hedges',
  'Lawn',
  'Plumbing and Drains',
  'Roof and Gutters',
  'Terrace',
  'Trees',
  'Vegetable Garden',
  'Windows and Doors',
]);

/** Whether an item can have a nameplate. */
export const mayHavePlate = (item: ItemName): boolean => !plateless.has(item);

/** Below this, a wrong reading is likelier than the user's patience allows. */
const leastConfidence = 0.6;

/** Whether the model is sure enough of what it read; not if its answer is no number. */
export const isClear = ({ confidence }: Pick<PaperDraft, 'confidence'>): boolean => confidence >= leastConfidence;

/** The proposal to record an appliance, if the picture clearly shows one that the home has. */
export function proposalOfPlate(paper: PaperDraft | undefined, { items }: Pick<Known, 'items'>): DraftProposal[] {
  if (!paper?.item || !items.has(paper.item) || !isClear(paper)) return [];
  return [{ kind: 'appliance', item: paper.item, maker: paper.maker, model: paper.model }];
}
