import { siteSettings } from '#apps/ui/site-settings.ts';
import { apps as words } from '#words/app/apps.ts';
import { Marked } from '../../../../household/marked.tsx';
import { SettingsPart } from '../../settings-part.tsx';
import { AppList } from './app-list.tsx';
import { TokenList } from './token-list.tsx';
import { WebhookList } from './webhook-list.tsx';

export function AppsContent() {
  const { connectsApps, publicUrl } = siteSettings();
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
            <Marked text={words.tokensHow('Authorization: Bearer')} show={(header) => <code>{header}</code>} />
            <Marked text={words.tokensMay} show={(label) => <a href="/api/openapi.json">{label}</a>} />
          </>
        }
      >
        <TokenList />
      </SettingsPart>
      <SettingsPart title={words.webhooks} how={words.webhooksHow}>
        <WebhookList />
      </SettingsPart>
    </>
  );
}
