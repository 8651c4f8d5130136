import { useMutation } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import { buttons } from '#words/app/buttons.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../../api/loaded.tsx';
import shelf from '../art/shelf.svg';
import { SettingsCard } from '../settings-card.tsx';
import styles from './custom-task-list.module.css';
import { CustomTaskRow } from './custom-task-row.tsx';
import type { EditCustomTaskProps } from './edit-custom-task.tsx';
import { type Template, useListUpdate, type useTemplates } from './use-templates.ts';

const EditCustomTask = lazyComponent<'EditCustomTask', EditCustomTaskProps>(
  'EditCustomTask',
  () => import('./edit-custom-task.tsx'),
);

export type CustomTaskListProps = { list: ReturnType<typeof useTemplates>; onGone: () => void };

export function CustomTaskList({ list, onGone }: CustomTaskListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** Receives the focus when the focused row is removed. */
  const afterwards = useRef<HTMLElement>(null);
  /** Kept while the confirmation dialog fades out. */
  const [toDelete, setToDelete] = useState<Template>();
  const [isConfirming, setIsConfirming] = useState(false);
  /** Kept while its dialog fades out. */
  const [toEdit, setToEdit] = useState<Template>();
  const [isEditing, setIsEditing] = useState(false);
  usePreloadWhenIdle(EditCustomTask.preload, Boolean(list.data?.length));
  const edit = (template: Template) => {
    setToEdit(template);
    setIsEditing(true);
  };
  const deletion = useDeleteTemplate({
    onGone: () => {
      afterwards.current = heading.current;
      onGone();
    },
  });
  const ask = (template: Template) => {
    afterwards.current = null;
    setToDelete(template);
    setIsConfirming(true);
  };
  const remove = (template: Template) => {
    track('settings_interaction', { element_name: 'delete_custom_task' });
    deletion.mutate(template, { onSettled: () => setIsConfirming(false) });
  };

  return (
    <SettingsCard title={words.yours} headingRef={heading}>
      {deletion.isError && <Alert>{messageOf(deletion.error)}</Alert>}
      <Loaded query={list} what={words.loads} skeleton={<Loading />}>
        {(templates) =>
          templates.length === 0 ? (
            <Nothing />
          ) : (
            <Stack as="ul">
              {templates.map((template) => (
                <CustomTaskRow
                  key={template.id}
                  template={template}
                  onEdit={() => edit(template)}
                  onDelete={() => ask(template)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {toEdit && (
        <Suspense>
          <EditCustomTask key={toEdit.id} open={isEditing} template={toEdit} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
      <LazyConfirmDialog
        canOpen={Boolean(list.data?.length)}
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={words.deleteTitle}
        description={words.deleteAbout(toDelete?.taskSummary ?? '')}
        confirmLabel={buttons.delete}
        busy={deletion.isPending}
        onConfirm={() => toDelete && remove(toDelete)}
        finalFocus={afterwards}
      />
    </SettingsCard>
  );
}

function Nothing() {
  return (
    <Stack gap={16} align="center" className={styles.nothing}>
      <Art className={styles.shelf} file={shelf} width={320} height={132} />
      <p>{words.nothing}</p>
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap={24} className={styles.loading}>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      {['55%', '42%'].map((width) => (
        <div key={width}>
          <Skeleton width={width} height="1.25rem" />
          <Skeleton width="9rem" height="1.25rem" />
        </div>
      ))}
    </Stack>
  );
}

/** `onGone` also runs when the server reports that the task was deleted before. */
function useDeleteTemplate({ onGone }: { onGone: () => void }) {
  const keep = useListUpdate();
  const drop = async ({ id }: Template) => {
    await keep((list) => list.filter((template) => template.id !== id));
    onGone();
  };
  return useMutation({
    mutationFn: ({ id }: Template) => call('deleteTemplate', { params: { id } }),
    onSuccess: (_, template) => drop(template),
    onError: async (error, template) => {
      if (error instanceof ApiError && error.status === 404) await drop(template);
    },
  });
}
