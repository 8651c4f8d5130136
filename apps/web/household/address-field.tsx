import { TextField } from '#apps/ui/controls/field.tsx';
import { longest } from '#core/domain/limits.ts';
import { address as words } from '#words/site/live/address.ts';

type AddressFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  /** Whether it is the user's own address, which the browser may fill in. */
  isOwn: boolean;
  name?: string;
  onChange: (value: string) => void;
};

/** A field for an email address. */
export function AddressField({ isOwn, onChange, ...field }: AddressFieldProps) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete={isOwn ? 'email' : 'off'}
      maxLength={longest.email}
      required
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Why a typed address can't be used; undefined if it may be one: the server decides. */
export function checkAddress(typed: string, empty: string = words.none): string | undefined {
  if (typed.trim() === '') return empty;
  return /[@＠]/.test(typed) ? undefined : words.wrong;
}
