import { dangerScore } from './triage/classifier.ts';
import type { EmergencyKind } from './triage/emergency-kinds.ts';
import { kindOf } from './triage/kinds.ts';
import type { Urgency } from './triage/urgency.ts';
import { thresholds } from './triage/weights.ts';

/** How urgent a question in English, French, German or Spanish is. */
export function urgencyOf(question: string): Urgency {
  if (question.trim() === '') return 'none';
  const score = dangerScore(question);
  if (score >= thresholds.emergency) return 'emergency';
  return score >= thresholds.near ? 'near' : 'none';
}

/** The kind of emergency that a question describes, if any. */
export const emergencyIn = (question: string): EmergencyKind | undefined =>
  urgencyOf(question) === 'emergency' ? kindOf(question) : undefined;

/** `kind`: of the emergency that the question speaks of. */
type Triage = { readonly urgency: 'none' } | { readonly urgency: 'emergency' | 'near'; readonly kind: EmergencyKind };

/** How urgent a question is, and about what if it speaks of a hazard. */
export function triage(question: string): Triage {
  const urgency = urgencyOf(question);
  return urgency === 'none' ? { urgency } : { urgency, kind: kindOf(question) };
}
