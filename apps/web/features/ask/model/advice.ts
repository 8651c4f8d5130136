import type { EventOf } from '../../../api/open-stream.ts';

/** What the server sends while it answers: a step, or at last the whole answer. */
type AdviceEvent = EventOf<'askAdvice'>;
export type Answer = Extract<AdviceEvent, { id: string }>;
export type Step = Answer['steps'][number];
export type Cite = Step['cites'][number];
export type Proposal = Answer['proposals'][number];

/** What to do if there is danger, because the question speaks of a hazard. */
export type Hazard = Extract<AdviceEvent, { hazard: unknown }>['hazard'];

export const isAnswer = (event: AdviceEvent): event is Answer => 'id' in event;
export const isHazard = (event: AdviceEvent): event is { hazard: Hazard } => 'hazard' in event;

/** Whether the catalogue has nothing on the question. */
export const isEmpty = ({ steps, stop, tasks, proposals }: Answer): boolean =>
  steps.length === 0 && tasks.length === 0 && proposals.length === 0 && stop === 'none';

/** Whether the step is the last of some that follow each other and have the same sources. Steps without sources never are. */
export function endsRun(steps: readonly Step[], index: number): boolean {
  const sourcesOf = (step: Step | undefined) => JSON.stringify(step?.cites ?? []);
  const own = sourcesOf(steps[index]);
  return own !== '[]' && own !== sourcesOf(steps[index + 1]);
}
