import { siteSettings } from '#apps/ui/site-settings.ts';
import { apps as words } from '#words/app/apps.ts';
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
          how={
            <>
              {words.appsHow}
              <code>{publicUrl}/api/mcp</code>
              {words.appsHowEnd}
            </>
          }
        >
          <AppList />
        </SettingsPart>
      )}
      <SettingsPart
        title={words.tokens}
        how={
          <>
            {words.tokensHow}
            <code>Authorization: Bearer</code>
            {words.tokensMay}
            <a href="/api/openapi.json">{words.apiDescription}</a>
            {words.tokensHowEnd}
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
