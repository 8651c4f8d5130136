import { siteSettings } from '#apps/ui/site-settings.ts';
import { useMay } from '../../../session/use-may.ts';
import { AppsCard } from './apps/apps-card.tsx';
import { DataCard, type DataCardProps } from './data-card.tsx';
import { EmailCard } from './email/email-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { LookCard } from './look-card.tsx';
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
      <ServiceCard />
      <SessionsCard />
      <AppsCard />
      <LanguageCard />
      <LookCard />
      <DataCard {...data} />
    </>
  );
}
