import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { TextField } from '#apps/ui/controls/field.tsx';

type SavedTextProps = Omit<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange' | 'onBlur' | 'onSave'> & {
  /** What is saved, or being saved. */
  value: string;
  /** Shown if the field is left empty. */
  missing: string;
  onSave: (text: string) => void;
};

/** A text that is saved when its field is left, or Enter pressed in it. */
export function SavedText({ value, missing, onSave, ...field }: SavedTextProps) {
  /** `undefined` unless the field differs from what is saved. */
  const [typed, setTyped] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const saveTyped = () => {
    if (typed === undefined) return;
    const text = typed.trim();
    setIsMissing(text === '');
    if (text === '') return;
    setTyped(undefined);
    onSave(text);
  };
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        saveTyped();
      }}
    >
      <TextField
        {...field}
        value={typed ?? value}
        error={isMissing ? missing : undefined}
        required
        onChange={({ target }) => {
          setTyped(target.value);
          setIsMissing(false);
        }}
        onBlur={saveTyped}
      />
    </form>
  );
}
