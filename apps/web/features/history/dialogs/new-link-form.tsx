import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { passportLinkDays } from '#core/domain/history/passport/link.ts';
import { type NewLink, useNewLink } from '../data/use-passport-link.ts';
import styles from './share.module.css';

const expiries = passportLinkDays.map((days) => ({
  value: String(days),
  label: days === 365 ? '1 year' : `${days} days`,
}));

type NewLinkFormProps = { onCreated: (url: string) => void; onClose: () => void };

/** How long the link works, and what it shows besides the work itself: nothing, unless the user switches it on. */
export function NewLinkForm({ onCreated, onClose }: NewLinkFormProps) {
  const [days, setDays] = useState('30');
  const [shown, setShown] = useState({ costs: false, names: false, notes: false, photos: false });
  const creating = useNewLink(onCreated);
  const toggle = (part: keyof typeof shown) => (checked: boolean) => setShown({ ...shown, [part]: checked });
  const create = () => {
    const expiresInDays = passportLinkDays.find((known) => String(known) === days) ?? passportLinkDays[0];
    creating.mutate({ expiresInDays, ...shown } satisfies NewLink);
  };
  return (
    <div className={styles.form}>
      <Segments label="The link works for" options={expiries} value={days} onChange={setDays} />
      <div className={styles.switches}>
        <SwitchField label="Show costs" checked={shown.costs} onChange={toggle('costs')} />
        <SwitchField
          label="Show names and phone numbers"
          hint="Of the people and companies who did the work"
          checked={shown.names}
          onChange={toggle('names')}
        />
        <SwitchField label="Show notes" checked={shown.notes} onChange={toggle('notes')} />
        <SwitchField
          label="Show photos"
          hint="Of the work, not invoices or other documents"
          checked={shown.photos}
          onChange={toggle('photos')}
        />
      </div>
      {creating.isError && <Alert>{messageOf(creating.error)}</Alert>}
      <DialogActions>
        <Button variant="ghost" small onClick={onClose}>
          Cancel
        </Button>
        <Button small busy={creating.isPending} onClick={create}>
          Create the link
        </Button>
      </DialogActions>
    </div>
  );
}
