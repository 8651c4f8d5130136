import { useNavigate } from 'react-router-dom';
import { track } from '#apps/ui/analytics/track.ts';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { languageNames, languages } from '#core/domain/languages.ts';
import { languageCard as words } from '#words/app/language-card.ts';
import { useUser } from '../../../session/use-auth.ts';
import { FoldedCard } from '../folded-card.tsx';
import { useSaveProfile } from '../use-save-profile.ts';

const fragment = 'language';
const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Each language has its own name in every language. The page comes in the chosen one at once: session/use-own-language.ts. */
export function LanguageCard() {
  const { language } = useUser();
  const navigate = useNavigate();
  const { state, save } = useSaveProfile();
  return (
    <FoldedCard title={words.title} fragment={fragment} now={languageNames[language]}>
      <p>{words.about}</p>
      <Segments
        label={words.title}
        options={options}
        value={language}
        onChange={(next) => {
          track('settings_interaction', { element_name: `language_${next}` });
          // The page that comes in the other language begins where this one was.
          void navigate(paths.settingsTab('account', fragment), { replace: true });
          void save({ language: next });
        }}
      />
      {state.name === 'failed' && <Alert>{state.message}</Alert>}
    </FoldedCard>
  );
}
