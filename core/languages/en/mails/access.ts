type Scope = 'read' | 'write';

/** The mails about new ways to reach an account or a home. */
export const access = {
  quoted: (name: string) => `“${name}”`,
  tokenAdded: {
    subject: 'A new API token for your home in Upkept',
    preview: (name: string, scope: Scope) =>
      scope === 'write' ? `“${name}” can now read and change your plan.` : `“${name}” can now read your plan.`,
    heading: 'You created an API token',
    text: (scope: Scope) =>
      scope === 'write'
        ? 'A program that has this token can read your weeks, your home with its appliances and meters, and its history, and change them. It can’t change your address, see your payments or delete your account.'
        : 'A program that has this token can read your weeks, your home with its appliances and meters, and its history. It can’t change your address, see your payments or delete your account.',
    button: 'See your tokens',
    closing:
      'Didn’t create it? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
  },
  appAdded: {
    subject: 'A new connected app for your home in Upkept',
    preview: (name: string, scope: Scope) =>
      scope === 'write' ? `“${name}” can now read and change your plan.` : `“${name}” can now read your plan.`,
    heading: 'You connected an app',
    text: (host: string, scope: Scope) =>
      scope === 'write'
        ? `The app of ${host} can read your weeks, your guides, your meters and your history, with who did what. It can also complete, move and skip tasks, and save what a meter shows. It can’t change your address, see your payments or delete anything.`
        : `The app of ${host} can read your weeks, your guides, your meters and your history, with who did what. It can’t change your address, see your payments or delete anything.`,
    button: 'See your apps',
    closing:
      'Didn’t connect it? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
  },
  webhookAdded: {
    subject: 'A new webhook for your home in Upkept',
    preview: (host: string) => `Changes in your home are now reported to ${host}.`,
    heading: 'You added a webhook',
    text: (host: string) =>
      `Upkept now sends ${host} a message about each of these changes in your home. A message about tasks contains their titles, items, days and minutes, whether and when they were done, and whether you added them yourself. The webhook can’t change anything.`,
    reported: 'Reported',
    button: 'See your webhooks',
    closing: 'Didn’t add it? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
  },
  webhookPaused: {
    subject: 'A webhook of your home in Upkept is paused',
    preview: (host: string) => `${host} hasn’t accepted what we sent.`,
    heading: 'A webhook is paused',
    text: (host: string) =>
      `${host} hasn’t accepted our last attempts, so Upkept no longer reports changes to it. Your tasks are unchanged. Once it works again, send a test from Settings, and the webhook starts again.`,
    closing: 'If you no longer need it, remove it on the same page. We won’t write about this again.',
    reason: (to: string) => `We sent this email to ${to} because you added this webhook to your home in Upkept.`,
  },
  passkeyAdded: {
    subject: 'A new passkey for your Upkept account',
    preview: (name: string) => `“${name}” can now sign in to your account.`,
    heading: 'You added a passkey',
    text: 'You can now sign in to Upkept with this passkey. Links by email work as before. If you didn’t add it, say so below: that removes it and logs you out everywhere.',
    button: 'I didn’t add it',
    closing: 'Was it you? Then there is nothing to do. You find your passkeys in Settings, under Account.',
  },
  identityAdded: {
    subject: 'A new way to sign in to your Upkept account',
    preview: (provider: string) => `${provider} can now sign you in.`,
    heading: 'Your sign-in service is connected',
    text: (provider: string) => `You signed in with ${provider}. From now on, it opens your Upkept account.`,
    button: 'See the connection',
    closing: 'Wasn’t it you? Remove it there, log out everywhere under Account in Settings, and reply to this email.',
  },
} as const;
