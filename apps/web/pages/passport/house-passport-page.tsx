import { keepPreviousData, useQuery } from '@tanstack/react-query';
import FileJson from 'lucide-react/icons/file-json';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { PassportDocument } from '#apps/ui/passport/passport-document.tsx';
import { paths } from '#apps/ui/paths.ts';
import { printWithPictures } from '#apps/ui/print-with-pictures.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { buttons } from '#words/app/buttons.ts';
import { housePassport as words } from '#words/app/house-passport.ts';
import { Loaded } from '../../api/loaded.tsx';
import { saveFile } from '../../household/save-file.ts';
import styles from './house-passport-page.module.css';
import { PassportSkeleton } from './passport-skeleton.tsx';

type Scope = { readonly [Part in 'costs' | 'names' | 'notes' | 'photos']: boolean };
const asText = (shown: boolean) => (shown ? 'true' : 'false');

/** The household's own passport, to print or to save. */
export function HousePassportPage() {
  const [scope, setScope] = useState<Scope>({ costs: true, names: true, notes: true, photos: true });
  const [hasAnnex, setHasAnnex] = useState(false);
  const passport = useQuery({
    queryKey: ['history', 'passport', scope],
    queryFn: ({ signal }) =>
      call(
        'previewPassport',
        {
          query: {
            costs: asText(scope.costs),
            names: asText(scope.names),
            notes: asText(scope.notes),
            photos: asText(scope.photos),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching } = passport;
  const toggle = (part: keyof Scope) => (checked: boolean) => setScope({ ...scope, [part]: checked });
  const print = () => {
    track('dashboard_interaction', { element_name: 'print_passport' });
    void printWithPictures();
  };
  const save = () => {
    track('dashboard_interaction', { element_name: 'save_passport' });
    // The addresses of photos end soon.
    const text = JSON.stringify({ ...data, urls: undefined }, undefined, 2);
    saveFile(words.file, `${text}\n`, 'application/json');
  };
  return (
    <div className={styles.page}>
      <Stack gap={16} className={styles.tools} data-unprinted="">
        <Link to={paths.history}>{words.back}</Link>
        <Card className={styles.card ?? ''}>
          <fieldset className={styles.switches}>
            <legend className={styles.legend}>{words.show}</legend>
            <SwitchField label={words.costs} checked={scope.costs} onChange={toggle('costs')} />
            <SwitchField label={words.names} checked={scope.names} onChange={toggle('names')} />
            <SwitchField label={words.notes} checked={scope.notes} onChange={toggle('notes')} />
            <SwitchField label={words.photos} checked={scope.photos} onChange={toggle('photos')} />
            <SwitchField label={words.annex} checked={hasAnnex} onChange={setHasAnnex} />
          </fieldset>
          <Row gap={8} align="stretch">
            <Button small disabled={!data} onClick={print}>
              <Printer size={18} aria-hidden="true" />
              {buttons.print}
            </Button>
            <Button small variant="ghost" disabled={!data || isFetching} onClick={save}>
              <FileJson size={18} aria-hidden="true" />
              {words.saveJson}
            </Button>
          </Row>
        </Card>
      </Stack>
      <Loaded query={passport} what={words.yours} skeleton={<PassportSkeleton />}>
        {(contents) => (
          <Card className={styles.paper ?? ''}>
            <PassportDocument passport={contents} annex={hasAnnex} />
          </Card>
        )}
      </Loaded>
    </div>
  );
}
