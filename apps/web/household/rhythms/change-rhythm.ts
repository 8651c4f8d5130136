import type { QueryClient } from '@tanstack/react-query';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type InputOf, type OutputOf } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { buttons } from '#words/app/buttons.ts';
import { rhythms as words } from '#words/app/rhythms.ts';

export type Rhythms = OutputOf<'getRhythms'>;
export type Rhythm = Rhythms['rhythms'][number];

export const rhythmsKey = ['rhythms'] as const;

/** Saves a change. Everything else is fetched again, because the plan changes too. Undefined if it failed, which is said. */
async function change(client: QueryClient, sent: Promise<Rhythms>): Promise<readonly Rhythm[] | undefined> {
  try {
    const after = await sent;
    await client.cancelQueries({ queryKey: rhythmsKey });
    client.setQueryData<Rhythms>(rhythmsKey, after);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== rhythmsKey[0] });
    return after.rhythms;
  } catch (error) {
    showToast(messageOf(error), { tone: 'error' });
    return undefined;
  }
}

const answer = (client: QueryClient, taskId: string, body: InputOf<'answerRhythm'>['body']) =>
  change(client, call('answerRhythm', { params: { taskId }, body }));

/** Plans a task at the proposed rhythm, with one press to take that back. Returns whether it did. */
export async function acceptRhythm(client: QueryClient, taskId: string, days: number): Promise<boolean> {
  if (!(await answer(client, taskId, { answer: 'accepted', days }))) return false;
  showToast(words.planned(days), {
    action: { label: buttons.undo, onClick: () => void undoRhythm(client, taskId) },
  });
  return true;
}

export async function dismissRhythm(client: QueryClient, taskId: string): Promise<boolean> {
  if (!(await answer(client, taskId, { answer: 'dismissed' }))) return false;
  showToast(words.left);
  return true;
}

export async function undoRhythm(client: QueryClient, taskId: string): Promise<boolean> {
  if (!(await change(client, call('undoRhythm', { params: { taskId } })))) return false;
  showToast(buttons.backAsItWas);
  return true;
}

/** Says that a task comes too often or too seldom, and offers the rhythm that is then proposed. */
export async function sayRhythm(client: QueryClient, taskId: string, kind: 'too-often' | 'too-seldom'): Promise<void> {
  const after = await answer(client, taskId, { answer: kind });
  if (!after) return;
  const rhythm = after.find((each) => each.taskId === taskId);
  if (rhythm?.proposedDays) {
    const { proposedDays: days } = rhythm;
    showToast(proposalOf(rhythm), {
      description: rhythm.title,
      action: { label: words.accept, onClick: () => void acceptRhythm(client, taskId, days) },
    });
  } else showToast(kind === 'too-often' ? words.mostRare : words.mostOften);
}

/** The question of a proposal; empty if nothing is proposed. */
export function proposalOf({ proposedDays, proposedFor, acceptedDays, usualDays }: Rhythm): string {
  if (proposedDays === null) return '';
  return words[proposedFor ?? 'done'](proposedDays, acceptedDays ?? usualDays);
}
