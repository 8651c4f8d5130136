import { loadText, useText } from '../../content/texts.ts';
import { PolicyPage } from './policy-page.tsx';

export const preload = () => loadText('terms');

export function TermsPage() {
  return <PolicyPage policy={useText('terms')} />;
}
