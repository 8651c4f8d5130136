import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { copyField as words } from '#words/app/copy-field.ts';
import styles from './copy-field.module.css';

type CopyFieldProps = {
  label: string;
  hint: string;
  value: string;
  /** The copy button's name in analytics. */
  element: string;
  /** Whether it appears in response to a click, and then takes the focus. */
  isNew?: boolean;
  /** More buttons, beside the one that copies. */
  children?: ReactNode;
};

const copiedForMs = 3_000;

/** A text to be taken elsewhere, such as an address or a token. */
export function CopyField({ label, hint, value, element, isNew = false, children }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedForMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    track('settings_interaction', { element_name: element });
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // Browsers refuse it on insecure pages, or when the user has forbidden it.
      field.current?.select();
      setState('selected');
    }
  };
  return (
    <Stack gap={16} className={styles.copy}>
      <TextField
        ref={field}
        className={styles.value ?? ''}
        label={label}
        hint={hint}
        value={value}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Row gap={12} lines={8}>
        <Button small onClick={() => void copy()}>
          {state === 'copied' ? <Mark of="check" size={18} /> : <Copy size={18} aria-hidden="true" />}
          {state === 'copied' ? words.copied : words.copy}
        </Button>
        {children}
      </Row>
      <VisuallyHidden role="status">{state === 'copied' && words.copied}</VisuallyHidden>
      {state === 'selected' && (
        <Muted as="p" role="status">
          {words.selected}
        </Muted>
      )}
    </Stack>
  );
}
