import type { InputOf } from '#apps/ui/api/client.ts';
import { mostStock } from '#core/domain/appliances/part.ts';
import { parts as words } from '#words/app/parts.ts';
import type { Appliance } from './use-appliances.ts';

/** A part as it is typed. */
export type PartDraft = {
  readonly [Field in 'name' | 'size' | 'number' | 'shop' | 'stock' | 'usedBy']: string;
} & { /** Which of the form's parts it is. */ readonly key: number };

export const emptyPart = (key: number): PartDraft => ({
  key,
  name: '',
  size: '',
  number: '',
  shop: '',
  stock: '',
  usedBy: '',
});

/** A part as it is known. A task that isn't among those to choose from is none. */
export const partDraftOf = (
  { stock, usedBy, ...texts }: Appliance['parts'][number],
  key: number,
  tasks: ReadonlySet<string>,
): PartDraft => ({
  ...texts,
  key,
  usedBy: usedBy !== null && tasks.has(usedBy) ? usedBy : '',
  stock: stock === null ? '' : String(stock),
});

const isEmpty = ({ key: _, ...texts }: PartDraft): boolean => Object.values(texts).every((text) => text.trim() === '');

/** What is wrong, by the field and the key of the part. Parts without any text are left out. */
export function checkParts(drafts: readonly PartDraft[]): Readonly<Record<string, string>> {
  const names = drafts.map(({ name }) => name.trim());
  const faults = drafts
    .filter((draft) => !isEmpty(draft))
    .flatMap(({ key, name, stock }): readonly (readonly [string, string])[] => {
      const isCounted = stock.trim() === '' || (/^\d+$/.test(stock.trim()) && Number(stock) <= mostStock);
      const isTwice = names.filter((other) => other === name.trim()).length > 1;
      return [
        ...(name.trim() === '' ? [[`name ${key}`, words.noName] as const] : []),
        ...(name.trim() !== '' && isTwice ? [[`name ${key}`, words.twice] as const] : []),
        ...(isCounted ? [] : [[`stock ${key}`, words.noStock] as const]),
      ];
    });
  return Object.fromEntries(faults);
}

type Body = NonNullable<InputOf<'saveAppliance'>['body']['parts']>;

/**
 * The parts to save. Of a part that was there before, only what was edited, so that what was counted down meanwhile stays.
 * A part with another name is a new one for the server, which is sent all of it.
 */
export const bodyOf = (drafts: readonly PartDraft[], before: readonly PartDraft[]): Body =>
  drafts
    .filter((draft) => !isEmpty(draft))
    .map((draft): Body[number] => {
      const { name, size, number, shop } = draft;
      const known = before.find((each) => each.key === draft.key && each.name === name.trim());
      const isEdited = (field: keyof PartDraft) => draft[field] !== known?.[field];
      const stock = draft.stock.trim() === '' ? null : Number(draft.stock);
      return {
        name,
        ...(isEdited('size') && { size }),
        ...(isEdited('number') && { number }),
        ...(isEdited('shop') && { shop }),
        ...(isEdited('stock') && { stock }),
        ...(isEdited('usedBy') && { usedBy: draft.usedBy || null }),
      };
    });
