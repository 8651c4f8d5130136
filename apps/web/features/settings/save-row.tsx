import { useRef } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { buttons } from '#words/app/buttons.ts';
import { settings as words } from '#words/app/settings.ts';
import styles from './save-row.module.css';

type State = { readonly name: 'idle' | 'saving' | 'saved' } | { readonly name: 'failed'; readonly message: string };

type SaveRowProps = {
  state: State;
  label: string;
  savedText?: string;
  isUnsaved: boolean;
  onDiscard: () => void;
};

/** The form's save button, its unsaved state and the result of the last save. */
export function SaveRow({ state, label, savedText = buttons.saved, isUnsaved, onDiscard }: SaveRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hint = isUnsaved && state.name !== 'saving' && state.name !== 'saved';
  return (
    <>
      {state.name === 'failed' && <Alert>{state.message}</Alert>}
      <Row gap={16}>
        <Button ref={button} type="submit" busy={state.name === 'saving'}>
          {label}
        </Button>
        <span className={state.name === 'saved' ? styles.saved : styles.unsaved} role="status">
          {state.name === 'saved' && (
            <>
              <Mark of="check" size={18} /> {savedText}
            </>
          )}
          {hint && words.unsaved}
        </span>
        {hint && (
          <Button
            variant="quiet"
            small
            onClick={() => {
              onDiscard();
              // The focused button is about to disappear.
              button.current?.focus();
            }}
          >
            {words.discard}
          </Button>
        )}
      </Row>
    </>
  );
}
