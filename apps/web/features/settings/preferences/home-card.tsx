import ChevronDown from 'lucide-react/icons/chevron-down';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { type FeatureCategory, type Features, featureCategories, optionNames } from '#core/domain/features.ts';
import { FeatureChoices } from '../../../household/feature-choices.tsx';
import { featureCopy } from '../../../household/feature-copy.ts';
import { useUser } from '../../../session/use-auth.ts';
import { SaveRow } from '../save-row.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../use-profile-form.ts';
import { makeUnsaved } from '../use-unsaved.ts';
import styles from './home-card.module.css';

type Choices = Readonly<Record<string, readonly string[]>>;
const useUnsaved = makeUnsaved<Choices>();

/** Catalogue order, regardless of the order of selection. */
const inOrder = (category: FeatureCategory, names: readonly string[] = []) =>
  optionNames(category).filter((name) => names.includes(name));

const choicesIn = (features: Features): Choices =>
  Object.fromEntries(featureCategories.map((category) => [category, inOrder(category, features[category])]));

/** The answers from onboarding, by category. Saving sends only the changed categories. */
export function HomeCard() {
  const { features } = useUser();
  const unsaved = useUnsaved(choicesIn(features));
  const { fields, changes } = unsaved;
  const { change, form, saveRow } = useProfileForm({
    element: 'save_home',
    unsaved,
    body: () => ({
      features: Object.fromEntries(Object.entries(changes).map(([category, names = []]) => [category, [...names]])),
    }),
  });

  return (
    <SettingsCard
      title="Your home"
      about="Have you bought something new, or got rid of something? Open tasks for anything you remove disappear from this week, and the weeks after it are planned again. Completed tasks and your own tasks stay."
    >
      <form className={styles.form} {...form}>
        <div>
          {featureCategories.map((category) => (
            <details className={styles.category} key={category}>
              <summary>
                <span className={styles.title}>{featureCopy[category].title}</span>
                <span className={styles.chosen}>{fields[category]?.join(', ') || 'None'}</span>
                <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
              </summary>
              <div className={styles.choices}>
                <FeatureChoices
                  category={category}
                  legend={<VisuallyHidden as="legend">{featureCopy[category].title}</VisuallyHidden>}
                  chosen={fields[category] ?? []}
                  onChange={(names) => change({ [category]: inOrder(category, names) })}
                />
              </div>
            </details>
          ))}
        </div>
        <SaveRow {...saveRow} label="Save your home" />
      </form>
    </SettingsCard>
  );
}
