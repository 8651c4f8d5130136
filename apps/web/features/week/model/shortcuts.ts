import { readRecord, writeRecord } from '#apps/ui/session/local-records.ts';

export type ShortcutName = 'next' | 'previous' | 'toggle' | 'move' | 'add' | 'today' | 'help';

export const shortcuts: readonly { readonly key: string; readonly name: ShortcutName }[] = [
  { key: 'j', name: 'next' },
  { key: 'k', name: 'previous' },
  { key: 'x', name: 'toggle' },
  { key: 'm', name: 'move' },
  { key: 'a', name: 'add' },
  { key: 't', name: 'today' },
  { key: '?', name: 'help' },
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
