import { SettingsPart } from '../../settings-part.tsx';
import { TokenList } from './token-list.tsx';
import { WebhookList } from './webhook-list.tsx';

export function AppsContent() {
  return (
    <>
      <p>
        Let a home server or another program read your week, or tick tasks off. It can’t see or change your account.
      </p>
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
