import { type KeyboardEvent, useRef } from 'react';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import type { FeatureCategory } from '#core/domain/care/features.ts';
import { FeatureChoices } from '../../household/feature-choices.tsx';

type Props = {
  category: FeatureCategory;
  question: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  onPick: (choice: string) => void;
};

export function FeatureStep({ category, question, chosen, onChange, onPick }: Props) {
  // Arrow keys select a radio while moving; only a click, a tap or the space bar should advance to the next step.
  const moving = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    moving.current = event.key.startsWith('Arrow');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes how its radios are operated
    <div
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        moving.current = false;
      }}
    >
      <FeatureChoices
        category={category}
        legend={<VisuallyHidden as="legend">{question}</VisuallyHidden>}
        chosen={chosen}
        onChange={onChange}
        onPick={(choice) => !moving.current && onPick(choice)}
      />
    </div>
  );
}
