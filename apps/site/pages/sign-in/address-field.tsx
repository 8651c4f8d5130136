import { FieldError, TextField } from '#apps/ui/controls/field.tsx';
import { longest } from '#core/domain/limits.ts';
import { signIn as words } from '#words/site/sign-in.ts';

/** The address to which a link is sent, with the template of what is wrong with it: live/sign-in.ts. */
export function AddressField({ label }: { label: string }) {
  return (
    <>
      <TextField
        id="email"
        label={label}
        type="email"
        name="email"
        placeholder={words.example}
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={longest.email}
        required
      />
      <template data-wrong="">
        <FieldError id="email-error">
          <span />
        </FieldError>
      </template>
    </>
  );
}
