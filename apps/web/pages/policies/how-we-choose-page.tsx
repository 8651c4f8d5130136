import { loadText, useText } from '../../content/texts.ts';
import { PolicyPage } from './policy-page.tsx';

export const preload = () => loadText('howWeChoose');

export function HowWeChoosePage() {
  return <PolicyPage policy={useText('howWeChoose')} />;
}
