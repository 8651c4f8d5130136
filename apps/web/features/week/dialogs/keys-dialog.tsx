import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { buttons } from '#words/app/buttons.ts';
import { rest } from '#words/app/week/rest.ts';
import { areKeysOn, shortcuts, turnKeys } from '../model/shortcuts.ts';
import styles from './keys-dialog.module.css';

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Lists the keys of the week. They can be turned off, because a single key may be pressed by accident or by voice. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const [areOn, setAreOn] = useState(areKeysOn);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={rest.keys.title}>
      <Stack as="dl" gap={2} className={styles.keys}>
        {[...shortcuts, { key: rest.keys.undoKey, name: 'undo' as const }].map(({ key, name }) => (
          <Row key={key} gap={16} single className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{rest.keys[name]}</dd>
          </Row>
        ))}
      </Stack>
      <SwitchField
        label={rest.keys.use}
        hint={rest.keys.saved}
        checked={areOn}
        onChange={(on) => {
          turnKeys(on);
          setAreOn(on);
        }}
      />
      <DialogActions>
        <Button small onClick={() => onOpenChange(false)}>
          {buttons.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
