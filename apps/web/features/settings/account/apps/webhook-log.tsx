import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { webhooks as words } from '#words/app/webhooks.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { useUser } from '../../../../session/use-auth.ts';
import { momentText } from '../summary/moment-text.ts';
import { type Delivery, nameOfEvent, outcomeOf } from './webhook-words.ts';

/** How many are shown. */
const shown = 10;
const onItsWayMs = 1_500;

const isOnItsWay = ({ state, attempts }: Delivery) => state === 'waiting' && attempts === 0;

/** The last deliveries of a webhook, and a button that sends a test. */
export function WebhookLog({ id }: { id: string }) {
  const client = useQueryClient();
  const { timezone } = useUser();
  const params = { id };
  const queryKey = ['webhook-deliveries', id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('listDeliveries', { params }, { signal })).deliveries,
    refetchInterval: ({ state }) => (state.data?.slice(0, shown).some(isOnItsWay) ? onItsWayMs : false),
  });
  const test = useMutation({
    mutationFn: () => {
      track('settings_interaction', { element_name: 'test_webhook' });
      return call('testWebhook', { params });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <Button small variant="ghost" busy={test.isPending} onClick={() => test.mutate()}>
        {words.sendTest}
      </Button>
      {test.isError && <Alert>{messageOf(test.error)}</Alert>}
      <Loaded query={query} what={words.theDeliveries} skeleton={<Skeleton height="3.5rem" />}>
        {(deliveries) => (
          <Stack as="ul" aria-label={words.deliveries}>
            {deliveries.slice(0, shown).map((delivery) => (
              <Muted key={delivery.id} as="li">
                {nameOfEvent(delivery.event)}, {momentText(delivery.createdAt, timezone)}. {outcomeOf(delivery)}.
              </Muted>
            ))}
            {deliveries.length === 0 && <Muted as="li">{words.nothingSent}</Muted>}
          </Stack>
        )}
      </Loaded>
    </>
  );
}
