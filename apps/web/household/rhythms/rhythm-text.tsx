import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { buttons } from '#words/app/buttons.ts';
import { rhythms as words } from '#words/app/rhythms.ts';
import { acceptRhythm, dismissRhythm, proposalOf, type Rhythm, undoRhythm } from './change-rhythm.ts';

type RhythmTextProps = {
  rhythm: Rhythm;
  disabled: boolean;
  /** Called when the pressed button is about to go. */
  onChanged: () => void;
};

/** A proposal with its two answers, or what the household accepted with the way back. */
export function RhythmText({ rhythm, disabled, onChanged }: RhythmTextProps) {
  const { taskId, title, proposedDays, acceptedDays, usualDays } = rhythm;
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (save: () => Promise<boolean>) => save(),
    onSuccess: (isSaved) => isSaved && onChanged(),
  });
  const button = (label: string, save: () => Promise<boolean>, isQuiet = false) => (
    <Button
      variant={isQuiet ? 'quiet' : 'ghost'}
      small
      disabled={disabled || saving.isPending}
      onClick={() => saving.mutate(save)}
    >
      {label} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
  return (
    <>
      {acceptedDays !== null && <p>{words.accepted(acceptedDays, usualDays)}</p>}
      {proposedDays !== null && <p>{proposalOf(rhythm)}</p>}
      <Row gap={8} lines={2}>
        {proposedDays !== null && button(words.accept, () => acceptRhythm(client, taskId, proposedDays))}
        {proposedDays !== null && button(words.dismiss, () => dismissRhythm(client, taskId), true)}
        {acceptedDays !== null && button(buttons.undo, () => undoRhythm(client, taskId), proposedDays !== null)}
      </Row>
    </>
  );
}
