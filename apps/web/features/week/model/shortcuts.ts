import { readRecord, writeRecord } from '#apps/ui/session/local-records.ts';

export type ShortcutName = 'next' | 'previous' | 'toggle' | 'move' | 'add' | 'today' | 'help';

export const shortcuts: readonly { readonly key: string; readonly name: ShortcutName; readonly text: string }[] = [
  { key: 'j', name: 'next', text: 'Next task' },
  { key: 'k', name: 'previous', text: 'Previous task' },
  { key: 'x', name: 'toggle', text: 'Complete the task, or mark it incomplete' },
  { key: 'm', name: 'move', text: 'Move the task to another day' },
  { key: 'a', name: 'add', text: 'Add a task' },
  { key: 't', name: 'today', text: 'Go to today' },
  { key: '?', name: 'help', text: 'Show these keys' },
];

const recordKey = 'shortcuts';

export const areKeysOn = (): boolean => readRecord(recordKey) !== false;
export const turnKeys = (on: boolean): void => writeRecord(recordKey, on ? undefined : false);

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/** The shortcut of a key press; none together with another key, or while text is composed. */
export function shortcutOf(press: KeyPress): ShortcutName | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.defaultPrevented) return undefined;
  return shortcuts.find(({ key }) => key === press.key.toLowerCase())?.name;
}
