import ChevronDown from 'lucide-react/icons/chevron-down';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { type FeatureCategory, featureCategories, optionNames } from '#core/domain/care/features.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { featureCopy } from '#words/feature-copy.ts';
import { itemName } from '#words/item-names.ts';
import { FeatureChoices } from '../../../household/feature-choices.tsx';
import { useSaveAtOnce } from '../../../household/use-save-at-once.ts';
import { useUser } from '../../../session/use-auth.ts';
import styles from './features-form.module.css';

/** Catalogue order, regardless of the order of selection. */
const inOrder = (category: FeatureCategory, names: readonly string[]) =>
  optionNames(category).filter((name) => names.includes(name));

/** `Added: Boat`; of a choice between two, only what is chosen now counts. */
function saidOf(category: FeatureCategory, before: readonly string[], after: readonly string[]): string {
  const added = after.filter((name) => !before.includes(name));
  if (category === 'propertyType') return words.homeIs(itemName(added.join()));
  const removed = before.filter((name) => !after.includes(name));
  return added.length > 0
    ? words.added(added.map(itemName).join(', '))
    : words.removed(removed.map(itemName).join(', '));
}

/** The answers from onboarding, by category. */
export function FeaturesForm() {
  const { features } = useUser();
  const { save, pending } = useSaveAtOnce();
  const choose = (category: FeatureCategory, before: readonly string[], names: readonly string[]) => {
    const after = inOrder(category, names);
    save({ features: { [category]: after } }, saidOf(category, before, after));
  };
  return (
    <div>
      {featureCategories.map((category) => {
        const chosen = inOrder(category, pending.features?.[category] ?? features[category] ?? []);
        return (
          <details className={styles.category} key={category}>
            <summary>
              <Text weight={600}>{featureCopy[category].title}</Text>
              <Muted className={styles.chosen}>{chosen.map(itemName).join(', ') || words.none}</Muted>
              <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
            </summary>
            <div className={styles.choices}>
              <FeatureChoices
                category={category}
                legend={<VisuallyHidden as="legend">{featureCopy[category].title}</VisuallyHidden>}
                chosen={chosen}
                onChange={(names) => choose(category, chosen, names)}
              />
            </div>
          </details>
        );
      })}
    </div>
  );
}
