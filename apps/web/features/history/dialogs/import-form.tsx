import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { importLimits } from '#core/domain/limits.ts';
import { buttons } from '#words/app/buttons.ts';
import { historyDialogs } from '#words/app/history/dialogs.ts';
import { format } from '#words/format.ts';
import { historyTable } from '#words/history-table.ts';
import { Marked } from '../../../household/marked.tsx';
import { useUndoImport } from '../data/use-undo-import.ts';
import type { History } from '../model/history.ts';
import { countText } from '../model/months.ts';
import styles from './import-form.module.css';
import { ImportPreview } from './import-preview.tsx';

const { import: words } = historyDialogs;

type ImportFormProps = { imports: History['imports']; onClose: () => void };

/** Choosing a file, what importing it would do, and importing it. */
export function ImportForm({ imports, onClose }: ImportFormProps) {
  const client = useQueryClient();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly name: string; readonly text: string }>();
  const [tooLarge, setTooLarge] = useState(false);
  const undo = useUndoImport();
  const preview = useMutation({ mutationFn: (file: string) => call('previewImport', { body: { file } }) });
  const saving = useMutation({
    mutationFn: (file: string) => call('importHistory', { body: { file } }),
    onSuccess: ({ importId, imported }) => {
      onClose();
      showToast(words.imported(countText(imported)), {
        ...(importId && { action: { label: buttons.undo, onClick: () => undo.mutate(importId) } }),
      });
    },
    onSettled: () => void client.invalidateQueries(),
  });

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was corrected.
    const text = await file?.text();
    target.value = '';
    if (!file || text === undefined) return;
    saving.reset();
    preview.reset();
    setTooLarge(file.size > importLimits.bytes);
    setChosen({ name: file.name, text });
    if (file.size <= importLimits.bytes) preview.mutate(text);
  };
  const start = () => {
    if (!chosen) return;
    track('dashboard_interaction', { element_name: 'import_history' });
    saving.mutate(chosen.text);
  };
  const count = preview.data?.counts.new ?? 0;
  const failure = preview.error ?? saving.error;

  return (
    <Stack gap={16}>
      <Row gap={14} lines={8}>
        <VisuallyHidden>
          <label htmlFor={id}>{words.file}</label>
          <input
            id={id}
            ref={picker}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            tabIndex={-1}
            onChange={choose}
          />
        </VisuallyHidden>
        <Button variant="ghost" small busy={preview.isPending} onClick={() => picker.current?.click()}>
          {chosen ? words.chooseOther : words.choose}
        </Button>
        {chosen && <Muted breaks>{chosen.name}</Muted>}
      </Row>
      {!chosen && <Columns />}
      {tooLarge && <Alert>{words.tooLarge}</Alert>}
      {failure && <Alert>{messageOf(failure)}</Alert>}
      {preview.data && <ImportPreview preview={preview.data} />}
      {!chosen && imports.length > 0 && <EarlierImports imports={imports} />}
      <DialogActions>
        <Button variant="ghost" small onClick={onClose}>
          {chosen ? buttons.cancel : buttons.close}
        </Button>
        {count > 0 && (
          <Button small busy={saving.isPending} onClick={start}>
            {words.submit(countText(count))}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}

/** Which columns a file may have. */
function Columns() {
  const { date, title, careTaskId: _, ...others } = historyTable.columns;
  return (
    <Muted as="p">
      <Marked
        text={words.columns(date, title, format.list(Object.values(others)))}
        show={(column) => <strong>{column}</strong>}
      />
    </Muted>
  );
}

/** The imports that can still be undone. */
function EarlierImports({ imports }: { imports: History['imports'] }) {
  const undo = useUndoImport();
  return (
    <Stack as="section" gap={4} aria-labelledby="earlier-imports">
      <Subheading id="earlier-imports">{words.earlier}</Subheading>
      <Stack as="ul" className={styles.imports}>
        {imports.map(({ id, importedAt, entries }) => (
          <li key={id}>
            <span>{words.ofDay(format.date(importedAt.slice(0, 10)), countText(entries))}</span>
            <Button
              variant="quiet"
              small
              busy={undo.isPending && undo.variables === id}
              aria-label={words.undo(format.date(importedAt.slice(0, 10)))}
              onClick={() => undo.mutate(id)}
            >
              {buttons.undo}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
