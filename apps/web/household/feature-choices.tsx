import type { ReactNode } from 'react';
import { ChoiceCard, ChoiceGrid } from '#apps/ui/controls/choice-card.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { type FeatureCategory, type FeatureOption, featureOptions, propertyTypes } from '#core/domain/care/features.ts';
import { featureChoices as words } from '#words/app/feature-choices.ts';
import { itemName } from '#words/item-names.ts';
import styles from './feature-choices.module.css';
import { type OptionIcon, optionIcons } from './option-icons.ts';

type Props = {
  category: FeatureCategory;
  /** Read out before the first choice; shown elsewhere as the heading. */
  legend: ReactNode;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Called when the user picks a single choice, even the one that is already chosen. */
  onPick?: (choice: string) => void;
};

function Icon({ name }: { name: string }) {
  const Drawing: OptionIcon | undefined = (optionIcons as Readonly<Record<string, OptionIcon>>)[name];
  return Drawing ? <Drawing size={24} strokeWidth={1.75} aria-hidden="true" /> : null;
}

/** The options of one category, with the rarer ones in a group of their own, 'Specialty'. */
export function FeatureChoices({ category, legend, chosen, onChange, onPick }: Props) {
  if (category === 'propertyType') {
    return (
      <fieldset>
        {legend}
        <ChoiceGrid>
          {propertyTypes.map((name) => (
            <ChoiceCard
              key={name}
              type="radio"
              name={category}
              label={itemName(name)}
              icon={<Icon name={name} />}
              checked={chosen.includes(name)}
              onChange={() => onChange([name])}
              {...(onPick && { onPick: () => onPick(name) })}
            />
          ))}
        </ChoiceGrid>
      </fieldset>
    );
  }
  const options: readonly FeatureOption[] = featureOptions[category];
  const toggle = (name: string, checked: boolean) =>
    onChange(checked ? [...chosen, name] : chosen.filter((other) => other !== name));
  const cards = (shown: readonly FeatureOption[]) => (
    <ChoiceGrid>
      {shown.map(({ name }) => (
        <ChoiceCard
          key={name}
          type="checkbox"
          name={category}
          label={itemName(name)}
          icon={<Icon name={name} />}
          checked={chosen.includes(name)}
          onChange={(checked) => toggle(name, checked)}
        />
      ))}
    </ChoiceGrid>
  );
  const specialties = options.filter((option) => option.specialty);
  return (
    <fieldset>
      {legend}
      {cards(options.filter((option) => !option.specialty))}
      {specialties.length > 0 && (
        <fieldset className={styles.specialty}>
          <Muted as="legend" weight={600} className={styles.legend}>
            {words.specialty}
          </Muted>
          {cards(specialties)}
        </fieldset>
      )}
    </fieldset>
  );
}
