import type { ItemName } from '../care/care-task.ts';
import type { DraftProposal } from './draft.ts';
import type { Known } from './known.ts';

/** What a model read on a picture of an appliance's nameplate. Nothing in it can be trusted. */
export type Nameplate = {
  readonly maker: string;
  readonly model: string;
  /** One of the home's items; absent if it is none of them. */
  readonly item?: string;
  /** From 0 to 1. */
  readonly confidence: number;
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

/** Below this, a wrong make is likelier than the user's patience allows. */
const leastConfidence = 0.6;

/** The proposal to record an appliance, if the picture clearly shows one that the home has. */
export function proposalOfPlate(plate: Nameplate | undefined, { items }: Pick<Known, 'items'>): DraftProposal[] {
  if (!plate?.item || !items.has(plate.item) || !(plate.confidence >= leastConfidence)) return [];
  return [{ kind: 'appliance', item: plate.item, maker: plate.maker, model: plate.model }];
}
