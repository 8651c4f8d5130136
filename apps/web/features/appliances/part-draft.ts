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

export const partDraftOf = ({ stock, usedBy, ...texts }: Appliance['parts'][number], key: number): PartDraft => ({
  ...texts,
  key,
  usedBy: usedBy ?? '',
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

export const bodyOf = (drafts: readonly PartDraft[]): NonNullable<InputOf<'saveAppliance'>['body']['parts']> =>
  drafts
    .filter((draft) => !isEmpty(draft))
    .map(({ key: _, stock, usedBy, ...texts }) => ({
      ...texts,
      stock: stock.trim() === '' ? null : Number(stock),
      usedBy: usedBy || null,
    }));
