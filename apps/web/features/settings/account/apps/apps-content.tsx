import { siteSettings } from '#apps/ui/site-settings.ts';
import { SettingsPart } from '../../settings-part.tsx';
import { AppList } from './app-list.tsx';
import { TokenList } from './token-list.tsx';
import { WebhookList } from './webhook-list.tsx';

export function AppsContent() {
  const { connectsApps, publicUrl } = siteSettings();
  return (
    <>
      <p>
        Let a home server or another program read your week, or tick tasks off. It can’t see or change your account.
      </p>
      {connectsApps && (
        <SettingsPart
          title="Apps"
          how={
            <>
              An assistant or another app that speaks the Model Context Protocol can ask to be connected. Give it the
              address <code>{publicUrl}/api/mcp</code>; it sends you here to decide. It ends when you remove it, and
              when it hasn’t been used for 90 days.
            </>
          }
        >
          <AppList />
        </SettingsPart>
      )}
      <SettingsPart
        title="API tokens"
        how={
          <>
            A program sends its token with each request, as <code>Authorization: Bearer</code>. What it can call is in{' '}
            <a href="/api/openapi.json">the description of the API</a>. Give each program a token of its own, so that
            you can remove one without the others.
          </>
        }
      >
        <TokenList />
      </SettingsPart>
      <SettingsPart
        title="Webhooks"
        how="We send a message to another program when something changes, signed with a secret. A program that doesn’t answer is tried again for a day; then its webhook pauses, and we write to you. The messages contain the tasks, so give only addresses that you trust."
      >
        <WebhookList />
      </SettingsPart>
    </>
  );
}
