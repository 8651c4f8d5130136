import { itemName } from '#words/item-names.ts';
import { passport as words } from '#words/passport.ts';
import { Subheading } from '../layout/heading.tsx';
import { Stack } from '../layout/stack.tsx';
import { categoryName } from './category-name.ts';
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
