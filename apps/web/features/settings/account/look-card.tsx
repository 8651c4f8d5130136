import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { chooseLook, type Look, readLook } from '#apps/ui/session/look.ts';
import { FoldedCard } from '../folded-card.tsx';

const options: readonly { readonly value: Look; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function LookCard() {
  const [look, setLook] = useState(readLook);
  return (
    <FoldedCard title="Look" fragment="look" now={options.find(({ value }) => value === look)?.label}>
      <p>System follows your device. The choice is saved in this browser.</p>
      <Segments
        label="Colours"
        options={options}
        value={look}
        onChange={(next) => {
          track('settings_interaction', { element_name: `look_${next}` });
          chooseLook(next);
          setLook(next);
        }}
      />
    </FoldedCard>
  );
}
