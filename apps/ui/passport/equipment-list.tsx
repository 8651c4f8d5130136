import type { FeatureCategory } from '#core/domain/care/features.ts';
import { featureCopy } from '#words/feature-copy.ts';
import { itemName } from '#words/item-names.ts';
import { passport as words } from '#words/passport.ts';
import { Subheading } from '../layout/heading.tsx';
import { Stack } from '../layout/stack.tsx';
import type { Passport } from './passport.ts';
import styles from './passport-document.module.css';

/** What the home has, by category, and what the household answered about it. */
export function EquipmentList({ home: { features, answers } }: Pick<Passport, 'home'>) {
  return (
    <>
      <Stack as="dl" gap={6} className={styles.facts}>
        {features.map(({ category, names }) => (
          <div key={category}>
            <dt>{categoryName(category)}</dt>
            <dd>{names.map(itemName).join(', ')}</dd>
          </div>
        ))}
      </Stack>
      {answers.length > 0 && (
        <>
          <Subheading size="md-650" className={styles.subheading}>
            {words.details}
          </Subheading>
          <Stack as="dl" gap={6} className={styles.facts}>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </Stack>
        </>
      )}
    </>
  );
}

const names: Readonly<Record<string, { readonly title: string }>> = featureCopy satisfies Record<
  FeatureCategory,
  object
>;

/** The title of a category of the home's features. */
const categoryName = (category: string): string => names[category]?.title ?? category;
