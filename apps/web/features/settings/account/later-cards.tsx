import { DataCard, type DataCardProps } from './data-card.tsx';
import { EmailCard } from './email/email-card.tsx';
import { LookCard } from './look-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export type LaterCardsProps = DataCardProps;

/** The cards below the first ones, whose script loads once the tab can be used. */
export function LaterCards(data: LaterCardsProps) {
  return (
    <>
      <EmailCard />
      <PlanCard />
      <SessionsCard />
      <LookCard />
      <DataCard {...data} />
    </>
  );
}
