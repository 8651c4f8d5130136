import { type Received, type ResponseOf, respond } from './network.ts';

export type Rhythm = ResponseOf<'getRhythms'>['rhythms'][number];

/** A proposal to plan a monthly task every six weeks, after the household did it so. */
export const rhythm = (overrides: Partial<Rhythm> = {}): Rhythm => ({
  taskId: 'oven.wipe',
  title: 'Wipe',
  item: 'Oven',
  usualDays: 30,
  proposedDays: 42,
  proposedFor: 'done',
  acceptedDays: null,
  acceptedBy: null,
  acceptedAt: null,
  ...overrides,
});

/** Makes the server respond with these rhythms, and save what the household says about them. */
export function serveRhythms(first: readonly Rhythm[]): void {
  let rhythms = first;
  const save = (next: readonly Rhythm[]) => {
    rhythms = next;
    return { rhythms: [...rhythms] };
  };
  const change = (taskId: string, part: Partial<Rhythm>) =>
    save(
      rhythms
        .map((each) => (each.taskId === taskId ? { ...each, ...part } : each))
        .filter(({ proposedDays, acceptedDays }) => proposedDays !== null || acceptedDays !== null),
    );
  respond('getRhythms', () => ({ rhythms: [...rhythms] }));
  respond('undoRhythm', ({ params: { taskId } }) => change(taskId, { acceptedDays: null }));
  respond('answerRhythm', ({ params: { taskId }, body: { answer, days } }: Received<'answerRhythm'>) => {
    if (answer === 'dismissed') return change(taskId, { proposedDays: null, proposedFor: null });
    if (answer === 'accepted')
      return change(taskId, { proposedDays: null, proposedFor: null, acceptedDays: days ?? null });
    if (answer === 'too-seldom') return save(rhythms);
    return save([...rhythms.filter((each) => each.taskId !== taskId), rhythm({ taskId, proposedFor: 'said' })]);
  });
}
