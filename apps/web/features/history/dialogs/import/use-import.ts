import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { importLimits } from '#core/domain/limits.ts';
import { buttons } from '#words/app/buttons.ts';
import { historyImport as words } from '#words/app/history/import.ts';
import { useUndoImport } from '../../data/use-undo-import.ts';
import { countText } from '../../model/months.ts';

export type Preview = OutputOf<'previewImport'>;
export type Column = Preview['columns'][number];

/** What a person has said about a file. */
type Choices = {
  readonly columns: Readonly<Record<string, Column['means']>>;
  readonly answers: {
    readonly [Id in Preview['questions'][number]['id'] | 'encoding']?: string | readonly string[];
  } & { readonly matches?: Readonly<Record<string, string | null>> };
};

/** What a part of the preview shows, and how its reader changes what it depends on. */
export type SayProps = { preview: Preview; choices: Choices; onSay: (part: Partial<Choices>) => void };

const noChoices: Choices = { columns: {}, answers: {} };

function formOf(file: File, { columns, answers }: Choices): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('columns', JSON.stringify(columns));
  form.set('answers', JSON.stringify(answers));
  return form;
}

/** A file, what importing it would do as its person has said, and importing it. */
export function useImport(onClose: () => void) {
  const client = useQueryClient();
  const undo = useUndoImport();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState(noChoices);
  /** Kept while a change of the choices is on its way. */
  const [shown, setShown] = useState<Preview>();
  /** The newest request counts, whichever comes back last. */
  const newest = useRef(0);
  const preview = useMutation({
    mutationFn: async ([chosen, said]: readonly [File, Choices]) => {
      newest.current += 1;
      const own = newest.current;
      const result = await call('previewImport', { body: formOf(chosen, said) });
      if (own === newest.current) setShown(result);
    },
  });
  const saving = useMutation({
    mutationFn: (chosen: File) => call('importHistory', { body: formOf(chosen, choices) }),
    onSuccess: ({ importId, imported }) => {
      onClose();
      showToast(words.imported(countText(imported)), {
        ...(importId && { action: { label: buttons.undo, onClick: () => undo.mutate(importId) } }),
      });
    },
    onSettled: () => void client.invalidateQueries(),
  });
  const isTooLarge = (file?.size ?? 0) > importLimits.bytes;
  return {
    file,
    choices,
    preview: shown,
    isTooLarge,
    isReading: preview.isPending,
    isSaving: saving.isPending,
    failure: preview.error ?? saving.error,
    choose: (chosen: File) => {
      saving.reset();
      preview.reset();
      setShown(undefined);
      setChoices(noChoices);
      setFile(chosen);
      if (chosen.size <= importLimits.bytes) preview.mutate([chosen, noChoices]);
    },
    say: (part: Partial<Choices>) => {
      const said = { ...choices, ...part };
      setChoices(said);
      if (file) preview.mutate([file, said]);
    },
    save: () => {
      if (!file) return;
      track('dashboard_interaction', { element_name: 'import_history' });
      saving.mutate(file);
    },
  };
}
