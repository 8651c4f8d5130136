import { useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { apps } from '#words/app/apps.ts';
import { webhooks as words } from '#words/app/webhooks.ts';
import { CopyField } from '../../copy-field.tsx';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';
import { WebhookForm, type WebhookWish } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** Each webhook with its last deliveries, and a form for another one, which opens on request. */
export function WebhookList() {
  const [created, setCreated] = useState<OutputOf<'createWebhook'>>();
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess('webhooks', {
    remove: (id) => call('deleteWebhook', { params: { id } }),
    removal: 'remove_webhook',
  });
  const create = async (body: WebhookWish) => {
    track('settings_interaction', { element_name: 'create_webhook' });
    const { secret, ...shown } = await call('createWebhook', { body });
    await access.add(shown);
    setCreated({ secret, ...shown });
    setAdding(false);
  };
  const { data: webhooks } = access.query;
  return (
    <>
      <AccessList
        access={access}
        label={apps.webhooks}
        what={words.yourWebhooks}
        none={words.noWebhook}
        rowOf={({ id, url, events, createdAt, pausedAt }) => ({
          name: url,
          note: pausedAt === null ? words.note(events.length, day(createdAt)) : words.paused(day(pausedAt)),
          more: (
            <>
              <Button
                small
                variant="quiet"
                aria-expanded={openId === id}
                onClick={() => setOpenId(openId === id ? undefined : id)}
              >
                {words.deliveries}
              </Button>
              {openId === id && <WebhookLog id={id} />}
            </>
          ),
        })}
        list={list}
      />
      {created && webhooks?.some(({ id }) => id === created.id) && (
        <CopyField
          key={created.id}
          isNew
          label={words.secret}
          hint={words.copySecret}
          value={created.secret}
          element="copy_webhook_secret"
        />
      )}
      {webhooks &&
        (isAdding ? (
          <WebhookForm create={create} />
        ) : (
          <Row gap={12}>
            <Button small variant="ghost" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </Row>
        ))}
    </>
  );
}
