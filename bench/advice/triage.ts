import { kindOf } from '#core/domain/advice/triage/kinds.ts';
import { urgencyOf } from '#core/domain/advice/triage.ts';
import type { Half } from './data.ts';
import { print, shares } from './share.ts';

export function printTriage({ emergencies, harmless, symptoms }: Half): void {
  const is = (urgency: string) => (text: { readonly text: string }) => urgencyOf(text.text) === urgency;
  print(`emergencies recognised: ${shares(emergencies, is('emergency'))}`);
  print(`emergencies with the short card above their answer: ${shares(emergencies, is('near'))}`);
  print(`emergencies missed: ${shares(emergencies, is('none'))}`);
  print(`harmless questions taken for emergencies: ${shares(harmless, is('emergency'))}`);
  print(`harmless questions with the short card: ${shares(harmless, is('near'))}`);
  print(`symptom questions taken for emergencies: ${shares(symptoms, is('emergency'))}`);
  print(`symptom questions with the short card: ${shares(symptoms, is('near'))}`);
  const clear = emergencies.filter((text) => is('emergency')(text) && kindOf(text.text) !== 'danger').length;
  print(`recognised ones of a clear kind: ${clear}`);
  const slowest = Math.max(...emergencies.map(({ text }) => millisecondsOf(() => urgencyOf(text))));
  print(`the slowest takes ${slowest.toFixed(1)} ms`);
}

function millisecondsOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
