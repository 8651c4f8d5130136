import type { InputOf, OutputOf } from '#apps/ui/api/client.ts';
import { otherItem } from '#core/domain/history/entry.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { amounts } from '#words/amounts.ts';
import { appliances as fieldWords } from '#words/app/appliances.ts';
import { paper as words } from '#words/app/paper.ts';
import { format } from '#words/format.ts';

export type Paper = NonNullable<OutputOf<'readPaper'>['paper']>;
export type Appliance = OutputOf<'getAppliances'>['appliances'][number];
type Fields = Paper['appliance'];
type Work = Paper['work'][number];

/** One thing that may be saved; `instead`: whether it replaces what is recorded. */
export type Proposal = { readonly key: string; readonly label: string; readonly instead?: boolean } & (
  | { readonly kind: 'field'; readonly changes: InputOf<'saveAppliance'>['body'] }
  | { readonly kind: 'work'; readonly work: Work }
  | { readonly kind: 'counts'; readonly of: string; readonly careTaskId: string }
);

const names: Readonly<Record<keyof Fields, string>> = {
  maker: fieldWords.make,
  model: fieldWords.model,
  serial: fieldWords.serial,
  boughtOn: fieldWords.boughtOn,
  shop: fieldWords.shop,
  price: fieldWords.price,
  warrantyUntil: fieldWords.warrantyUntil,
};
const days: readonly string[] = ['boughtOn', 'warrantyUntil'];

function textOf(field: string, value: Fields[keyof Fields]): string {
  if (value === null || value === '') return '';
  if (typeof value !== 'string') return amounts.exact(value);
  return days.includes(field) ? format.date(value) : isolated(value);
}

/** What a paper says of an appliance beyond what is recorded of it. */
export function fieldProposals({ appliance }: Paper, known: Appliance | undefined): readonly Proposal[] {
  return (Object.keys(names) as (keyof Fields)[]).flatMap((field): Proposal[] => {
    const [value, before] = [textOf(field, appliance[field]), known ? textOf(field, known[field]) : ''];
    if (value === '' || value === before) return [];
    const instead = before !== '';
    const label = instead ? words.instead(names[field], value, before) : words.field(names[field], value);
    return [{ kind: 'field', key: field, label, instead, changes: { [field]: appliance[field] } }];
  });
}

/** The work on a paper, each followed by the care task that it may be, unless that is of another item than the chosen one. */
export function workProposals({ work }: Paper, item: string | undefined): readonly Proposal[] {
  return work.flatMap((each, index): Proposal[] => {
    const key = `work ${index}`;
    const parts = [isolated(each.title), each.company && isolated(each.company), each.cost && amounts.exact(each.cost)];
    const label = words.done(format.date(each.date), parts.filter(Boolean).join(' · '));
    const { careTask } = each;
    const counts: Proposal[] =
      careTask && (item === undefined || item === careTask.item)
        ? [
            {
              kind: 'counts',
              key: `counts ${index}`,
              of: key,
              label: words.counts(careTask.title),
              careTaskId: careTask.taskId,
            },
          ]
        : [];
    return [{ kind: 'work', key, label, work: each }, ...counts];
  });
}

/** An entry of the history as the paper has it. */
export const entryOf = (
  { date, title, company, cost }: Work,
  item: string | undefined,
  careTaskId: string | undefined,
): InputOf<'recordWork'>['body'] => ({
  date,
  title,
  item: item ?? otherItem,
  cost,
  careTaskId: careTaskId ?? null,
  by: company === null ? null : { kind: 'company', name: company },
});
