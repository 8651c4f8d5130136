import { useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { apps as words } from '#words/app/apps.ts';
import { homeAssistant } from '#words/app/home-assistant.ts';
import { SettingsPart } from '../../settings-part.tsx';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';
import { HomeAssistantSwitch } from './home-assistant-switch.tsx';
import { TokenList } from './token-list.tsx';
import { WebhookList } from './webhook-list.tsx';

export function AppsContent() {
  const { connectsApps, knowsHomeAssistant, publicUrl } = siteSettings();
  return (
    <>
      <p>{words.introduction}</p>
      {connectsApps && (
        <SettingsPart
          title={words.apps}
          how={<Marked text={words.appsHow(`${publicUrl}/api/mcp`)} show={(address) => <code>{address}</code>} />}
        >
          <AppList />
        </SettingsPart>
      )}
      <SettingsPart
        title={words.tokens}
        how={
          <>
            <Marked text={words.tokensHow('Authorization: Bearer')} show={(header) => <code>{header}</code>} />{' '}
            <Marked text={words.tokensMay} show={(label) => <a href="/api/openapi.json">{label}</a>} />{' '}
            <Marked text={words.todosHow(`${publicUrl}/dav/`)} show={(address) => <code>{address}</code>} />
          </>
        }
      >
        <TokenList />
      </SettingsPart>
      {knowsHomeAssistant && (
        <SettingsPart title={homeAssistant.title} how={homeAssistant.how}>
          <HomeAssistantSwitch />
        </SettingsPart>
      )}
      <SettingsPart title={words.webhooks} how={words.webhooksHow}>
        <WebhookList />
      </SettingsPart>
    </>
  );
}

/** The apps that were let in, each with where it is from and what it may do. */
function AppList() {
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess('connected-apps', {
    remove: (id) => call('removeConnectedApp', { params: { id } }),
    removal: 'remove_connected_app',
  });
  return (
    <AccessList
      access={access}
      label={words.apps}
      what={words.yourApps}
      none={words.noApp}
      rowOf={({ name, host, scope, createdAt, lastUsedAt }) => ({
        name,
        note: words.appNote(host, scope === 'write', day(createdAt), lastUsedAt && day(lastUsedAt)),
      })}
      list={list}
    />
  );
}
