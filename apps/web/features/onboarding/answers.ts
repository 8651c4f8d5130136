import {
  defaultPropertyType,
  type FeatureCategory,
  type FeatureOption,
  featureCategories,
  featureOptions,
  optionNames,
} from '#core/domain/care/features.ts';

export type Answers = Readonly<Record<FeatureCategory, readonly string[]>>;
export type Saved = Readonly<Record<string, readonly string[]>>;

/** Eight steps about the home, then one about the person. */
export const personStep = featureCategories.length;
export const stepCount = featureCategories.length + 1;

export function categoryAt(step: number): FeatureCategory | undefined {
  return featureCategories[step];
}

function defaultsOf(category: FeatureCategory): readonly string[] {
  if (category === 'propertyType') return [defaultPropertyType];
  const options: readonly FeatureOption[] = featureOptions[category];
  return options.filter((option) => option.chosenByDefault).map((option) => option.name);
}

/** Drops options that no longer exist and sorts the rest in catalogue order. */
function availableOptions(category: FeatureCategory, names: readonly string[]): readonly string[] {
  return optionNames(category).filter((name) => names.includes(name));
}

/** Prefers unsaved changes, then saved answers, then the defaults of a typical home. */
export function startingAnswers(saved: Saved, draft: Partial<Saved>): Answers {
  const answerTo = (category: FeatureCategory) => {
    const known = draft[category] ?? saved[category];
    return known ? availableOptions(category, known) : defaultsOf(category);
  };
  return Object.fromEntries(featureCategories.map((category) => [category, answerTo(category)])) as Answers;
}

/** The first step without a saved answer, or the last step when all have one. */
export function resumeStep(saved: Saved): number {
  const open = featureCategories.findIndex((category) => saved[category] === undefined);
  return open === -1 ? personStep : open;
}
