import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { layPhrases } from '#core/catalogue/search/lay/index.ts';
import { featuresOf } from '#core/domain/advice/triage/features.ts';
import { folders, halfIn, trainingTexts } from './data.ts';
import { type Example, fitWeights, scoreOf } from './triage/fit.ts';

const file = fileURLToPath(new URL('../../core/domain/advice/triage/weights.ts', import.meta.url));

const folds = 5;
/** How many harmless questions may be taken for an emergency, and how many may have the short card above their answer. */
const alarms = { emergency: 0.015, near: 0.05 } as const;

const examples = (texts: readonly { readonly text: string }[], isEmergency: boolean): readonly Example[] =>
  texts.map(({ text }) => ({ text, isEmergency }));

/**
 * What people say of ordinary symptoms, as further harmless texts. No one has said which of them are emergencies, so
 * those that the labelled texts take for one are left out.
 */
function ordinary(labelled: readonly Example[]): readonly Example[] {
  const { weights, bias } = fitWeights(labelled);
  const phrases = examples(
    Object.values(layPhrases).flatMap((said) => said.split(/,\s*/).map((text) => ({ text }))),
    false,
  );
  return phrases.filter(({ text }) => scoreOf(featuresOf(text), weights, bias) < 0);
}

/** Scores of the open texts, each by weights that were fitted without it. */
function crossValidated(open: readonly Example[], extra: readonly Example[]) {
  return Array.from({ length: folds }, (_, fold) => {
    const { weights, bias } = fitWeights([...open.filter((_, index) => index % folds !== fold), ...extra]);
    return open
      .filter((_, index) => index % folds === fold)
      .map((example) => ({ ...example, score: scoreOf(featuresOf(example.text), weights, bias) }));
  }).flat();
}

/** Fits the weights of the triage to the open texts and the training texts, and writes them. Deterministic. */
export async function run(): Promise<void> {
  const { emergencies, harmless, symptoms } = halfIn(folders.open);
  const more = trainingTexts();
  const open = [...examples(emergencies, true), ...examples(harmless, false)];
  const labelled = [
    ...examples(symptoms, false),
    ...examples(more.emergencies, true),
    ...examples(more.harmless, false),
  ];
  const extra = [...labelled, ...ordinary(labelled)];
  const scored = crossValidated(open, extra);
  const quiet = scored
    .flatMap(({ isEmergency, score }) => (isEmergency ? [] : [score]))
    .sort((one, other) => other - one);
  /** Between two scores in proportion: few texts are near a threshold, and far apart. */
  const thresholdAt = (share: number) => {
    const place = share * (quiet.length - 1);
    const [above = 0, below = 0] = quiet.slice(Math.floor(place));
    return above + (below - above) * (place % 1);
  };
  const thresholds = { emergency: thresholdAt(alarms.emergency), near: thresholdAt(alarms.near) };
  for (const [name, threshold] of Object.entries(thresholds)) {
    const found = scored.filter(({ isEmergency, score }) => isEmergency && score > threshold).length;
    process.stdout.write(`${name}: ${found} of ${emergencies.length} emergencies above ${threshold.toFixed(3)}\n`);
  }
  const { weights, bias } = fitWeights([...open, ...extra]);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer);
  writeFileSync(
    file,
    `/** Made by \`npm run bench -- train\` from the texts in bench/advice. Signed bytes in Base64. */
export const weights =
  '${bytes.toString('base64')}';
export const scale = ${scale};
export const bias = ${bias};
/** Scores above which a question is an emergency, or near a hazard. */
export const thresholds = { emergency: ${thresholds.emergency}, near: ${thresholds.near} } as const;
`,
  );
}
