import ChevronDown from 'lucide-react/icons/chevron-down';
import { type SubmitEvent, useState } from 'react';
import { type FeatureCategory, featureCategories } from '#core/domain/features.ts';
import { track } from '../../../analytics/track.ts';
import { featureCopy } from '../../../content/feature-copy.ts';
import { useUser } from '../../../session/use-auth.ts';
import { FeatureChoices } from '../../../ui/feature-choices.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SaveRow } from '../save-row.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useSaveProfile } from '../use-save-profile.ts';
import styles from './home-card.module.css';

type Choices = Readonly<Partial<Record<FeatureCategory, readonly string[]>>>;

/** The answers of onboarding, category by category; only those that were changed are sent. */
export function HomeCard() {
  const { features } = useUser();
  const [changed, setChanged] = useState<Choices>({});
  const { state, save, reset } = useSaveProfile();
  const chosenIn = (category: FeatureCategory) => changed[category] ?? features[category] ?? [];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    track('settings_interaction', { element_name: 'save_home' });
    void save({
      features: Object.fromEntries(Object.entries(changed).map(([category, names]) => [category, [...names]])),
    });
  };

  return (
    <SettingsCard
      title="Your home"
      about="Something new in the kitchen, or something gone? Open tasks of what is gone leave this week, and the weeks after it are planned anew. What is done, or your own, stays."
    >
      <form className={styles.form} onSubmit={submit}>
        <div>
          {featureCategories.map((category) => (
            <details className={styles.category} key={category}>
              <summary>
                <span className={styles.title}>{featureCopy[category].title}</span>
                <span className={styles.chosen}>{chosenIn(category).join(', ') || 'None'}</span>
                <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
              </summary>
              <div className={styles.choices}>
                <FeatureChoices
                  category={category}
                  legend={<VisuallyHidden as="legend">{featureCopy[category].title}</VisuallyHidden>}
                  chosen={chosenIn(category)}
                  onChange={(names) => {
                    setChanged({ ...changed, [category]: names });
                    reset();
                  }}
                />
              </div>
            </details>
          ))}
        </div>
        <SaveRow state={state} label="Save your home" />
      </form>
    </SettingsCard>
  );
}
