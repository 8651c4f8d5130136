import { Section } from './section.tsx';
import { sections } from './sections.ts';

export function IfYouRent({ text }: { text: string }) {
  return <Section {...sections.rent} lede={text} />;
}
