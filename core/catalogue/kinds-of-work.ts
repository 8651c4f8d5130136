import type { CareTaskFacts, Substance } from '../domain/care/care-task.ts';
import type { WorkKind } from '../domain/tasks/choose-assignees.ts';

const chemicals: ReadonlySet<Substance> = new Set([
  'bleach',
  'acid',
  'ammonia',
  'drain cleaner',
  'pool chlorine',
  'solvent',
]);
const climbing: ReadonlySet<string> = new Set(['ladder', 'ladder stand-off', 'stepladder']);
/** Jobs in which one lifts, pushes, digs or carries what is heavy. */
const lifting: ReadonlySet<string> = new Set([
  'flower-garden.divide-clumps',
  'flower-garden.mulch-beds',
  'fridge.clean-coils',
  'lawn.aerate-soil',
  'lawn.scarify-overseed',
  'plumbing-and-drains.check-backwater-valve',
  'plumbing-and-drains.refill-softener',
  'plumbing-and-drains.test-meter',
  'roof-and-gutters.prepare-for-melt',
  'terrace.refresh-pots',
  'vegetable-garden.clear-crops',
  'vegetable-garden.prepare-beds',
  'washing-machine.check-hoses',
  'windows-and-doors.anchor-furniture',
]);

/** The kinds of work that some people leave to others. A visit of a tradesperson is none of them. */
export function kindsOfWork({
  id,
  tools,
  uses,
  professional,
}: Pick<CareTaskFacts, 'id' | 'tools' | 'uses' | 'professional'>): readonly WorkKind[] {
  if (professional) return [];
  return [
    ...(tools.some((tool) => climbing.has(tool)) ? (['heights'] as const) : []),
    ...(uses?.some((substance) => chemicals.has(substance)) ? (['chemicals'] as const) : []),
    ...(lifting.has(id) ? (['heavy'] as const) : []),
  ];
}
