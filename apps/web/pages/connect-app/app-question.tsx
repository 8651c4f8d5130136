import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call, type InputOf, type OutputOf } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { EntryHead } from '#apps/ui/layout/entry-card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { connectApp as words } from '#words/app/connect-app.ts';
import { useRedirect } from '../../session/use-redirect.ts';

type Wish = InputOf<'connectApp'>['body'];

type AppQuestionProps = {
  question: NonNullable<OutputOf<'readAppRequest'>['question']>;
  /** The address that says no to the app. */
  refusal: string;
  request: Wish['request'];
};

const scopes: readonly { readonly value: Wish['scope']; readonly label: string }[] = [
  { value: 'read', label: words.read },
  { value: 'write', label: words.write },
];

const mayDo = {
  read: words.mayRead,
  write: words.mayWrite,
};

/** Asks whether an app may be let in, to which home, and what it may do there. */
export function AppQuestion({ question, refusal, request }: AppQuestionProps) {
  const { name, host, isOnComputer, homes } = question;
  const [home, setHome] = useState(homes[0]?.id ?? '');
  const [wanted, setScope] = useState<Wish['scope']>('read');
  const mayChange = question.scope === 'write' && homes.find(({ id }) => id === home)?.role !== 'viewer';
  const scope = mayChange ? wanted : 'read';
  const connecting = useRedirect({
    ask: async () => ({ url: (await call('connectApp', { body: { request, scope, home } })).returnTo }),
  });
  return (
    <Stack gap={24}>
      <EntryHead>
        <h1>{words.connectTitle(isolated(name))}</h1>
        <p>
          <Marked
            text={words.from(host, isOnComputer)}
            show={(address) => (
              <Text as="strong" color="ink" weight={600} breaks>
                {address}
              </Text>
            )}
          />
        </p>
      </EntryHead>
      {homes.length > 1 && (
        <SelectField label={words.home} value={home} onChange={({ target }) => setHome(target.value)}>
          {homes.map(({ id, name }) => (
            <option key={id} value={id}>
              {isolated(name)}
            </option>
          ))}
        </SelectField>
      )}
      {mayChange && <Segments label={words.what} options={scopes} value={scope} onChange={setScope} />}
      <Muted as="p">{words.limits(mayDo[scope])}</Muted>
      {connecting.failure && <Alert>{connecting.failure}</Alert>}
      <Button
        wide
        busy={connecting.busy}
        onClick={() => {
          track('settings_interaction', { element_name: 'connect_app' });
          void connecting.start();
        }}
      >
        {words.connect}
      </Button>
      <Button wide variant="ghost" onClick={() => location.replace(refusal)}>
        {words.refuse}
      </Button>
    </Stack>
  );
}
