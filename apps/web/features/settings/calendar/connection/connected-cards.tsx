import { useUser } from '../../../../session/use-auth.ts';
import { ConnectionCard, type ConnectionCardProps } from './connection-card.tsx';
import { EventTimesCard } from './event-times-card.tsx';

/** The connected calendar, and when its events are. */
export function ConnectedCards(props: ConnectionCardProps) {
  const { connection, locked } = props;
  const { isPremium } = useUser();
  const state = isPremium ? connection.status : 'paused';
  return (
    <>
      <ConnectionCard {...props} state={state} />
      {state === 'connected' && <EventTimesCard connection={connection} locked={locked} />}
    </>
  );
}
