import { privacy } from '../../content/privacy.ts';
import { PolicyPage } from './policy-page.tsx';

export function PrivacyPage() {
  return <PolicyPage policy={privacy} />;
}
