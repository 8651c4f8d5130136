import { loadText, useText } from '../../content/texts.ts';
import { PolicyPage } from './policy-page.tsx';

export const preload = () => loadText('privacy');

export function PrivacyPage() {
  return <PolicyPage policy={useText('privacy')} />;
}
