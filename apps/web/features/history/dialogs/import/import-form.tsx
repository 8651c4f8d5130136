import { type ChangeEvent, useId, useRef } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Words } from '#apps/ui/content/words.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { buttons } from '#words/app/buttons.ts';
import { historyImport as words } from '#words/app/history/import.ts';
import type { History } from '../../model/history.ts';
import { countText } from '../../model/months.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

type ImportFormProps = { imports: History['imports']; onClose: () => void };

/** Choosing a file, what importing it would do, and importing it. */
export function ImportForm({ imports, onClose }: ImportFormProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { file, choices, preview, isTooLarge, isReading, isSaving, failure, choose, say, save } = useImport(onClose);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again after it was corrected.
    target.value = '';
    if (chosen) choose(chosen);
  };
  const count = preview?.counts.new ?? 0;
  return (
    <Stack gap={16}>
      <Row gap={14} lines={8}>
        <VisuallyHidden>
          <label htmlFor={id}>{words.file}</label>
          <input
            id={id}
            ref={picker}
            type="file"
            accept=".csv,.tsv,.txt,.json,.xlsx,.ics,text/csv,text/calendar,application/json"
            tabIndex={-1}
            onChange={pick}
          />
        </VisuallyHidden>
        <Button variant="ghost" small busy={isReading} onClick={() => picker.current?.click()}>
          {file ? words.chooseOther : words.choose}
        </Button>
        {file && (
          <Muted breaks>
            <Words>{file.name}</Words>
          </Muted>
        )}
      </Row>
      {!file && <Muted as="p">{words.kinds}</Muted>}
      {isTooLarge && <Alert>{words.tooLarge}</Alert>}
      {failure && <Alert>{messageOf(failure)}</Alert>}
      {preview && <ImportPreview preview={preview} choices={choices} onSay={say} />}
      {!file && imports.length > 0 && <EarlierImports imports={imports} />}
      <DialogActions>
        <Button variant="ghost" small onClick={onClose}>
          {file ? buttons.cancel : buttons.close}
        </Button>
        {count > 0 && (
          <Button small busy={isSaving || isReading} onClick={save}>
            {words.submit(countText(count))}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}
