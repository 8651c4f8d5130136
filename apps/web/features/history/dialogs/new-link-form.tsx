import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { passportLinkDays } from '#core/domain/history/passport/link.ts';
import { languageNames, languages } from '#core/domain/languages.ts';
import { buttons } from '#words/app/buttons.ts';
import { historyDialogs } from '#words/app/history/dialogs.ts';
import { useUser } from '../../../session/use-auth.ts';
import { type NewLink, useNewLink } from '../data/use-passport-link.ts';

const { share: words } = historyDialogs;

const expiries = passportLinkDays.map((days) => ({
  value: String(days),
  label: words.days(days),
}));

const inLanguages = languages.map((value) => ({ value, label: languageNames[value] }));

type NewLinkFormProps = { onCreated: (url: string) => void; onClose: () => void };

/**
 * How long the link works, and what it shows besides the work itself: nothing, unless the user switches it on. Its readers
 * are shown the user's own language, or another one that they choose.
 */
export function NewLinkForm({ onCreated, onClose }: NewLinkFormProps) {
  const [days, setDays] = useState('30');
  const [shown, setShown] = useState({ costs: false, names: false, notes: false, photos: false });
  const [language, setLanguage] = useState(useUser().language);
  const creating = useNewLink(onCreated);
  const toggle = (part: keyof typeof shown) => (checked: boolean) => setShown({ ...shown, [part]: checked });
  const create = () => {
    const expiresInDays = passportLinkDays.find((known) => String(known) === days) ?? passportLinkDays[0];
    creating.mutate({ expiresInDays, language, ...shown } satisfies NewLink);
  };
  return (
    <Stack gap={16}>
      <Segments label={words.validFor} options={expiries} value={days} onChange={setDays} />
      <Stack gap={8}>
        <SwitchField label={words.costs} checked={shown.costs} onChange={toggle('costs')} />
        <SwitchField label={words.names} hint={words.namesHint} checked={shown.names} onChange={toggle('names')} />
        <SwitchField label={words.notes} checked={shown.notes} onChange={toggle('notes')} />
        <SwitchField label={words.photos} hint={words.photosHint} checked={shown.photos} onChange={toggle('photos')} />
      </Stack>
      <Disclosure label={words.language(languageNames[language])}>
        <Segments label={words.languageOfReaders} options={inLanguages} value={language} onChange={setLanguage} />
      </Disclosure>
      {creating.isError && <Alert>{messageOf(creating.error)}</Alert>}
      <DialogActions>
        <Button variant="ghost" small onClick={onClose}>
          {buttons.cancel}
        </Button>
        <Button small busy={creating.isPending} onClick={create}>
          {words.submit}
        </Button>
      </DialogActions>
    </Stack>
  );
}
