export type ComboboxOption = {
  readonly value: string;
  readonly label: string;
  /** Whether a line follows it in the whole list. */
  readonly endsGroup?: boolean;
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Returns the options that contain the typed text, ignoring accents; those that begin with it come first. */
export function matchOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return options;
  const rank = ({ label }: ComboboxOption) => {
    const text = plain(label);
    if (text.startsWith(wanted)) return 0;
    if (text.split(/[\s(/-]+/).some((word) => word.startsWith(wanted))) return 1;
    return text.includes(wanted) ? 2 : 3;
  };
  const found = [0, 1, 2].flatMap((place) => options.filter((option) => rank(option) === place));
  return found.map(({ value, label }) => ({ value, label }));
}
