import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { chooseLook, type Look, readLook } from '#apps/ui/session/look.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { languageNames, languages } from '#core/domain/languages.ts';
import { account } from '#words/app/account.ts';
import { languageCard as words } from '#words/app/language-card.ts';
import { accountMenu } from '#words/site/account-menu.ts';
import { useUser } from '../../../session/use-auth.ts';
import { useMay } from '../../../session/use-may.ts';
import { FoldedCard } from '../folded-card.tsx';
import { useSaveProfile } from '../use-save-profile.ts';
import { AppsCard } from './apps/apps-card.tsx';
import { DataCard, type DataCardProps } from './data-card.tsx';
import { EmailCard } from './email/email-card.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import { PeopleCard } from './people/people-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { PushCard } from './push/push-card.tsx';
import { ServiceCard } from './service/service-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SummaryCard } from './summary/summary-card.tsx';
import { useFreshPlan } from './use-fresh-plan.ts';

export type LaterCardsProps = DataCardProps;

/** The cards below the first ones, whose script loads once the tab can be used. */
export function LaterCards(data: LaterCardsProps) {
  // Pauses during deletion: refreshing a deleted account would show that the session has ended.
  useFreshPlan({ paused: data.deleting });
  const { sendsNoMail, signInService } = siteSettings();
  const mayPay = useMay('owner');
  return (
    <>
      <PeopleCard />
      {!sendsNoMail && (
        <>
          <SummaryCard />
          <EmailCard />
        </>
      )}
      <PushCard />
      {mayPay && <PlanCard />}
      {!signInService?.isOnlyWay && <PasskeysCard />}
      {signInService && <ServiceCard />}
      <SessionsCard />
      <LanguageCard />
      <LookCard />
      <DataCard {...data} />
      <AppsCard />
    </>
  );
}

const languageFragment = 'language';
const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** Each language has its own name in every language. The page comes in the chosen one at once: session/use-own-language.ts. */
function LanguageCard() {
  const { language } = useUser();
  const navigate = useNavigate();
  const saving = useSaveProfile();
  return (
    <FoldedCard title={words.title} fragment={languageFragment} now={languageNames[language]}>
      <p>{words.about}</p>
      <Segments
        label={words.title}
        options={languageOptions}
        value={language}
        onChange={(next) => {
          track('settings_interaction', { element_name: `language_${next}` });
          // The page that comes in the other language begins where this one was.
          void navigate(paths.settingsTab('account', languageFragment), { replace: true });
          saving.mutate({ language: next });
        }}
      />
      {saving.isError && <Alert>{messageOf(saving.error)}</Alert>}
    </FoldedCard>
  );
}

const options: readonly { readonly value: Look; readonly label: string }[] = [
  { value: 'system', label: accountMenu.looks.system },
  { value: 'light', label: accountMenu.looks.light },
  { value: 'dark', label: accountMenu.looks.dark },
];

function LookCard() {
  const [look, setLook] = useState(readLook);
  return (
    <FoldedCard title={account.look} fragment="look" now={options.find(({ value }) => value === look)?.label}>
      <p>{account.lookAbout}</p>
      <Segments
        label={accountMenu.colours}
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
