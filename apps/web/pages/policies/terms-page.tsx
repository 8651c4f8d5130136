import { terms } from '../../content/terms.ts';
import { PolicyPage } from './policy-page.tsx';

export function TermsPage() {
  return <PolicyPage policy={terms} />;
}
