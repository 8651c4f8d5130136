import { Button } from '#apps/ui/controls/button.tsx';
import { DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { buttons } from '#words/app/buttons.ts';
import { Begun } from './begun.tsx';
import type { Unsaved } from './use-unsaved.ts';

type FormEndProps = {
  /** Absent where what was begun isn't kept. */
  unsaved?: Unsaved<object>;
  failure: string | undefined;
  busy: boolean;
  onCancel: () => void;
};

/** The end of a dialog's form: why it couldn't be saved, what was begun earlier, and its buttons. */
export function FormEnd({ unsaved, failure, busy, onCancel }: FormEndProps) {
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      {unsaved && <Begun unsaved={unsaved} />}
      <DialogActions>
        <Button variant="ghost" small onClick={onCancel}>
          {buttons.cancel}
        </Button>
        <Button type="submit" small busy={busy}>
          {buttons.save}
        </Button>
      </DialogActions>
    </>
  );
}
