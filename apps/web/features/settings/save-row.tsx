import Check from 'lucide-react/icons/check';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './save-row.module.css';
import type { useSaveProfile } from './use-save-profile.ts';

type State = ReturnType<typeof useSaveProfile>['state'];

/** The button of a form and what became of the last save. */
export function SaveRow({ state, label }: { state: State; label: string }) {
  return (
    <>
      {state.name === 'failed' && <Alert>{state.message}</Alert>}
      <div className={styles.row}>
        <Button type="submit" busy={state.name === 'saving'}>
          {label}
        </Button>
        <span className={styles.saved} role="status">
          {state.name === 'saved' && (
            <>
              <Check size={18} aria-hidden="true" /> Saved
            </>
          )}
        </span>
      </div>
    </>
  );
}
