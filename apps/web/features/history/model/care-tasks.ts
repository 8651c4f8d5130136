import type { OutputOf } from '#apps/ui/api/client.ts';
import { itemName } from '#words/item-names.ts';
import { byItemName } from '../../../household/by-item-name.ts';
import type { EntryDraft } from '../../../household/history-entry/entry-draft.ts';

type CareTask = OutputOf<'listCareTasks'>['careTasks'][number];

export const tasksOf = (careTasks: readonly CareTask[], item: string): readonly CareTask[] =>
  careTasks.filter((task) => task.item === item);

/** The changes that choosing an item brings: a care task of another item is no longer chosen. */
export function withItem(
  { careTaskId }: EntryDraft,
  item: string,
  careTasks: readonly CareTask[],
): Partial<EntryDraft> {
  const keeps = careTaskId === '' || tasksOf(careTasks, item).some(({ id }) => id === careTaskId);
  return { item, ...(!keeps && { careTaskId: '', title: '' }) };
}

/** The changes that choosing a care task brings: its title, and its usual minutes unless the user entered others. */
export function withTask(draft: EntryDraft, id: string, careTasks: readonly CareTask[]): Partial<EntryDraft> {
  const before = careTasks.find((task) => task.id === draft.careTaskId);
  const chosen = careTasks.find((task) => task.id === id);
  const isUsual = draft.minutes === '' || draft.minutes === String(before?.minutes);
  // A professional's visit takes the household only the booking, which says nothing about the visit.
  const minutes = chosen && !chosen.professional ? String(chosen.minutes) : '';
  return { careTaskId: chosen?.id ?? '', title: chosen?.title ?? '', ...(isUsual && { minutes }) };
}

/**
 * The names of the items that contain what is written, or one of whose tasks does: people look for "boiler", which
 * belongs to Central Heating. Once an item is chosen, there is nothing left to suggest.
 */
export function suggestedItems(
  items: readonly string[],
  careTasks: readonly CareTask[],
  written: string,
): readonly string[] {
  const wanted = written.trim().toLowerCase();
  if (items.some((item) => itemName(item) === written)) return [];
  const contains = (text: string) => text.toLowerCase().includes(wanted);
  const fits = (item: string) =>
    contains(itemName(item)) || tasksOf(careTasks, item).some(({ title }) => contains(title));
  return byItemName(items).filter(fits).map(itemName);
}
