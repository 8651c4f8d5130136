import type { Letters } from './letter.ts';

type Kind = 'token-added' | 'app-added' | 'webhook-added' | 'webhook-paused' | 'passkey-added' | 'identity-added';

/** The mails about new ways to reach an account or a home. */
export const accessLetters: Letters<Kind> = {
  'token-added': ({ to, name, scope, link }, { account, access: { tokenAdded, quoted } }) => ({
    ...tokenAdded,
    preview: tokenAdded.preview(name, scope),
    chip: quoted(name),
    text: tokenAdded.text(scope),
    button: { label: tokenAdded.button, href: link },
    reason: account.ofAccount(to),
  }),

  'app-added': ({ to, name, host, scope, link }, { account, access: { appAdded, quoted } }) => ({
    ...appAdded,
    preview: appAdded.preview(name, scope),
    chip: quoted(name),
    text: appAdded.text(host, scope),
    button: { label: appAdded.button, href: link },
    reason: account.ofAccount(to),
  }),

  'webhook-added': ({ to, host, events, link }, { account, webhookEvents, access: { webhookAdded } }) => ({
    ...webhookAdded,
    preview: webhookAdded.preview(host),
    chip: host,
    text: webhookAdded.text(host),
    facts: [[webhookAdded.reported, events.map((event) => webhookEvents[event]).join(' · ')]],
    button: { label: webhookAdded.button, href: link },
    reason: account.ofAccount(to),
  }),

  'webhook-paused': ({ to, host, link }, { access: { webhookAdded, webhookPaused } }) => ({
    ...webhookPaused,
    preview: webhookPaused.preview(host),
    chip: host,
    text: webhookPaused.text(host),
    button: { label: webhookAdded.button, href: link },
    reason: webhookPaused.reason(to),
  }),

  'passkey-added': ({ to, name, link }, { account, access: { passkeyAdded, quoted } }) => ({
    ...passkeyAdded,
    preview: passkeyAdded.preview(name),
    chip: quoted(name),
    button: { label: passkeyAdded.button, href: link },
    reason: account.ofAccount(to),
  }),

  'identity-added': ({ to, provider, link }, { account, access: { identityAdded } }) => ({
    ...identityAdded,
    preview: identityAdded.preview(provider),
    chip: provider,
    text: identityAdded.text(provider),
    button: { label: identityAdded.button, href: link },
    reason: account.ofAccount(to),
  }),
};
