import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { freeCustomTasks } from '#core/domain/selling/tiers.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { frame } from '#words/site/frame.ts';
import { useDraft } from '../../../household/use-draft.ts';
import { useUser } from '../../../session/use-auth.ts';
import { SettingsCard } from '../settings-card.tsx';
import type { CreationErrors } from './create-template.ts';
import { CustomTaskForm } from './custom-task-form.tsx';
import type { CustomTaskListProps } from './custom-task-list.tsx';
import { type Draft, hasText, parseDraft } from './draft.ts';
import type { LimitReachedProps } from './limit-reached.tsx';
import { useListUpdate, useTemplates } from './use-templates.ts';

const CustomTaskList = lazyComponent<'CustomTaskList', CustomTaskListProps>(
  'CustomTaskList',
  () => import('./custom-task-list.tsx'),
);

/** Only households whose plan is full see it. */
const LimitReached = lazyComponent<'LimitReached', LimitReachedProps>(
  'LimitReached',
  () => import('./limit-reached.tsx'),
);

export function CustomTasksTab() {
  const { isPremium } = useUser();
  const list = useTemplates();
  const isShown = useIsShown(!list.isLoading);
  const { draft, write, discard } = useDraft({
    subject: 'custom-task',
    parse: parseDraft,
    isEmpty: (written) => !hasText(written),
  });
  /** Undefined until the user acts; until then the number of tasks decides whether the form is open. */
  const [form, setForm] = useState<'opened' | 'begun' | 'closed'>();
  const [limitReached, setLimitReached] = useState(false);
  const [done, setDone] = useState<string>();
  const newButton = useRef<HTMLButtonElement>(null);
  const upgrade = useRef<HTMLHeadingElement>(null);

  const count = list.data?.length;
  const isFull = !isPremium && count !== undefined && count >= freeCustomTasks;
  const offered = count !== undefined && !isFull && (count === 0 || hasText(draft));
  const isOpen = form ? form !== 'closed' : offered;

  const close = (message?: string) => {
    flushSync(() => {
      setForm('closed');
      setDone(message);
    });
    newButton.current?.focus();
  };
  const showUpgrade = () => {
    flushSync(() => {
      setForm('closed');
      setLimitReached(true);
      setDone(undefined);
    });
    upgrade.current?.focus();
  };
  const createTemplate = useCreateTemplate({
    onCreated: () => {
      discard();
      close(words.created);
    },
    onPremiumRequired: showUpgrade,
  });
  const open = () => {
    track('settings_interaction', { element_name: 'new_custom_task' });
    if (isFull) return showUpgrade();
    setLimitReached(false);
    setDone(undefined);
    setForm('opened');
  };
  const create = () => {
    track('settings_interaction', { element_name: 'create_custom_task' });
    if (!isFull) return createTemplate(draft);
    showUpgrade();
  };

  return (
    <>
      <SettingsCard title={words.title} about={words.about}>
        {/* The list says so itself when it is loaded again. */}
        {list.isLoading && !isShown && <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>}
        {done && <Alert tone="success">{done}</Alert>}
        {list.isLoading && !form ? (
          <Skeleton width="12rem" height="3.25rem" />
        ) : isOpen ? (
          <CustomTaskForm
            draft={draft}
            onChange={(next) => {
              setForm(form ?? 'begun');
              write(next);
            }}
            takesFocus={form === 'opened'}
            onSubmit={create}
            onCancel={() => {
              discard();
              close();
            }}
          />
        ) : (
          <Row gap={16} lines={12}>
            <Button ref={newButton} onClick={open}>
              {words.new}
            </Button>
            <Muted>{limitText({ isPremium, count })}</Muted>
          </Row>
        )}
      </SettingsCard>
      {limitReached && !isPremium && (
        <Suspense>
          <LimitReached headingRef={upgrade} />
        </Suspense>
      )}
      <Suspense>
        {isShown && (
          <CustomTaskList
            list={list}
            onGone={() => {
              setLimitReached(false);
              setDone(undefined);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** How many custom tasks the plan allows. Tasks created with Premium remain on the free plan. */
function limitText({ isPremium, count }: { isPremium: boolean; count: number | undefined }): string {
  if (isPremium) return words.unlimited;
  return words.room(freeCustomTasks, count ?? 0);
}

type CreationEnd = { onCreated: () => void; onPremiumRequired: () => void };

/** Loads with the first submission, because the tab has no room for it. */
const load = () => import('./create-template.ts');

/** Returns a function that creates a task, or returns why it failed. */
function useCreateTemplate({ onCreated, onPremiumRequired }: CreationEnd) {
  const keep = useListUpdate();
  return async (draft: Draft): Promise<CreationErrors | undefined> => {
    const script = await load().catch(() => undefined);
    if (!script) return { failure: words.createFailed };
    const result = await script.createTemplate(draft);
    if ('template' in result) {
      await keep((list) => [...list, result.template]);
      onCreated();
      return undefined;
    }
    if (result.isPremiumMissing) {
      onPremiumRequired();
      await keep((list) => list);
    }
    return result.errors;
  };
}
