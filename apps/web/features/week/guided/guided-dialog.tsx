import { useEffect, useRef, useState } from 'react';
import { SafetyText } from '#apps/ui/content/safety-text.tsx';
import { Words } from '#apps/ui/content/words.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { buttons } from '#words/app/buttons.ts';
import { taskGuide } from '#words/app/task-guide.ts';
import { rest } from '#words/app/week/rest.ts';
import { week } from '#words/app/week/week.ts';
import { fileActions } from '../../../household/files/file-actions.tsx';
import type { Task } from '../model/week.ts';
import { stepsOf } from '../task/step-list.tsx';
import styles from './guided.module.css';
import { Timer } from './timer.tsx';
import { useScreenOn } from './use-screen-on.ts';

const words = rest.guided;
/** Before the first step: what is needed, and what is dangerous. */
const preparation = -1;

export type GuidedDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  task: Task;
  onTick: (done: readonly number[]) => void;
  onComplete: () => void;
  onAddFiles: (fromCamera: boolean) => void;
};

/** One step of a task at a time, in large letters, with the screen kept on. Steps that are passed are ticked. */
export function GuidedDialog({ open, onOpenChange, task, ...on }: GuidedDialogProps) {
  useScreenOn(open);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={task.fullTitle} size="large">
      {/* Inside the dialog, so that each task, and each visit, begins where its task is. */}
      <GuidedSteps task={task} onClose={() => onOpenChange(false)} {...on} />
    </Dialog>
  );
}

type GuidedStepsProps = Omit<GuidedDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void };

function GuidedSteps({ task, onClose, onTick, onComplete, onAddFiles }: GuidedStepsProps) {
  const steps = stepsOf(task);
  const [done, setDone] = useState(() => new Set(task.stepsDone ?? []));
  const [place, setPlace] = useState(() => placeToGoOn(task, steps.length));
  const [isComplete, setIsComplete] = useState(false);
  const part = useFocusOn(`${place} ${isComplete}`);
  const goOn = () => {
    if (place >= 0 && !done.has(place)) {
      const ticked = new Set(done).add(place);
      setDone(ticked);
      onTick([...ticked].sort((one, other) => one - other));
    }
    setPlace(place + 1);
  };
  const complete = () => {
    setIsComplete(true);
    onComplete();
  };
  return (
    <>
      <Stack gap={20} className={styles.body}>
        <div className={styles.part} ref={part} tabIndex={-1}>
          {place === preparation ? (
            <Preparation task={task} />
          ) : place < steps.length ? (
            <>
              <Muted as="p" numeric>
                {words.step(place + 1, steps.length)}
              </Muted>
              <p className={styles.step}>
                <Words>{steps[place] ?? ''}</Words>
              </p>
            </>
          ) : (
            <p className={styles.step}>{isComplete ? words.done : words.wasAll}</p>
          )}
        </div>
        {!isComplete && <Timer isHidden={place === preparation} />}
      </Stack>
      <DialogActions>
        {isComplete ? (
          <>
            {fileActions(onAddFiles).map(({ label, onSelect }) => (
              <Button key={label} variant="ghost" onClick={onSelect}>
                {label}
              </Button>
            ))}
            <Button onClick={onClose}>{buttons.close}</Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={place > firstPlace(task) ? () => setPlace(place - 1) : onClose}>
              {place > firstPlace(task) ? words.back : buttons.close}
            </Button>
            {place < steps.length ? (
              <Button onClick={goOn}>{place === preparation ? words.begin : words.next}</Button>
            ) : (
              // Only work has steps to lead through (`isGuidable`), so the tick never says that a visit is booked.
              <Button onClick={complete}>{week.tick.work}</Button>
            )}
          </>
        )}
      </DialogActions>
    </>
  );
}

/** What is needed, and what is dangerous. */
function Preparation({ task: { guide } }: { task: Task }) {
  if (!guide) return null;
  return (
    <Stack gap={12}>
      <Text as="p" weight={600}>
        {words.before}
      </Text>
      <p>
        {taskGuide.tools}: {guide.tools.length > 0 ? capitalise(guide.tools.join(', ')) : taskGuide.noTools}
      </p>
      {guide.safety && (
        <p className={styles.safety} role="note">
          <strong>{taskGuide.safety}</strong> <SafetyText text={guide.safety} language={guide.safetyIn} />
        </p>
      )}
    </Stack>
  );
}

const firstPlace = ({ guide }: Task): number => (guide && (guide.tools.length > 0 || guide.safety) ? preparation : 0);

/** A task that was begun goes on with the first step that isn't ticked. */
function placeToGoOn(task: Task, steps: number): number {
  const done = new Set(task.stepsDone ?? []);
  if (done.size === 0) return firstPlace(task);
  const next = Array.from({ length: steps }, (_, place) => place).find((place) => !done.has(place));
  return next ?? steps;
}

/** Screen readers read what comes, and the keyboard goes on from there. */
function useFocusOn(shown: string) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    part.current?.focus({ preventScroll: true });
  }, [shown]);
  return part;
}
