import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import type { InputOf } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { CheckboxGroup } from '#apps/ui/controls/checkbox-group.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Fields } from '#apps/ui/layout/fields.tsx';
import { webhooks as words } from '#words/app/webhooks.ts';
import { webhookEvents } from '#words/webhook-events.ts';

export type WebhookWish = InputOf<'createWebhook'>['body'];
type Event = WebhookWish['events'][number];
const events = Object.keys(webhookEvents) as readonly Event[];

/** Appears on request, so it takes the focus. `create` throws as `call` does. */
export function WebhookForm({ create }: { create: (wish: WebhookWish) => Promise<void> }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<readonly Event[]>(events);
  const { errors, busy, clear, form } = useForm<'url' | 'events' | 'failure'>({
    check: () => ({
      ...(!URL.canParse(url.trim()) && { url: words.noAddress }),
      ...(chosen.length === 0 && { events: words.noEvent }),
    }),
    submit: async () => {
      try {
        await create({ url: url.trim(), events: [...chosen] });
        setUrl('');
        return {};
      } catch (error) {
        const refusal = error instanceof ApiError && error.issues.find(({ path }) => path === 'url');
        return refusal ? { url: refusal.message } : { failure: messageOf(error) };
      }
    },
  });
  return (
    <Fields {...form}>
      <TextField
        ref={field}
        label={words.address}
        hint={words.addressHint}
        type="url"
        value={url}
        maxLength={2000}
        autoComplete="off"
        error={errors.url}
        onChange={({ target }) => {
          setUrl(target.value);
          clear({ url: target.value });
        }}
      />
      <CheckboxGroup
        legend={words.when}
        name="events"
        values={events}
        labelOf={(event) => webhookEvents[event]}
        chosen={chosen}
        onChange={(next) => {
          setChosen(next);
          clear({ events: next });
        }}
        error={errors.events}
        wide
      />
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <Button type="submit" variant="ghost" small busy={busy}>
        {words.submit}
      </Button>
    </Fields>
  );
}
