/** Connected apps, tokens and webhooks. */
export const apps = {
  apps: 'Apps',
  yourApps: 'your apps',
  noApp: 'No app is connected.',
  appNote: (host: string, mayWrite: boolean, connected: string, used: string | null) => {
    if (used === null) {
      return mayWrite
        ? `From ${host}, can read and change, connected on ${connected}, never used`
        : `From ${host}, can read, connected on ${connected}, never used`;
    }
    return mayWrite
      ? `From ${host}, can read and change, connected on ${connected}, last used on ${used}`
      : `From ${host}, can read, connected on ${connected}, last used on ${used}`;
  },
  introduction:
    'Let a home server or another program read your week, or tick tasks off. It can’t see or change your account.',
  appsHow: (address: string) =>
    `An assistant or another app that speaks the Model Context Protocol can ask to be connected. Give it the address [${address}]; it sends you here to decide. It ends when you remove it, and when it hasn’t been used for 90 days.`,
  tokens: 'API tokens',
  tokensHow: (header: string) => `A program sends its token with each request, as [${header}].`,
  tokensMay:
    'What it can call is in [the description of the API]. Give each program a token of its own, so that you can remove one without the others.',
  todosHow: (address: string) =>
    `In a program for to-dos that speaks CalDAV, enter the address [${address}], your email address as the user, and a token as the password. To tick tasks off, the token must be able to change.`,
  webhooks: 'Webhooks',
  webhooksHow:
    'We send a message to another program when something changes, signed with a secret. A program that doesn’t answer is tried again for a day; then its webhook pauses, and we write to you. The messages contain the tasks, so give only addresses that you trust.',
  read: 'Read',
  write: 'Read and change',
  days30: '30 days',
  days90: '90 days',
  year: 'A year',
  tokenHint: 'What the token is for, such as Home Assistant.',
  createToken: 'Create a token',
  may: 'What it can do',
  howLong: 'How long it works',
  yourTokens: 'your tokens',
  noToken: 'No program has a token.',
  tokenNote: (mayWrite: boolean, used: string | null, until: string) => {
    if (used === null) {
      return mayWrite ? `Can read and change, never used, until ${until}` : `Can read, never used, until ${until}`;
    }
    return mayWrite
      ? `Can read and change, last used on ${used}, until ${until}`
      : `Can read, last used on ${used}, until ${until}`;
  },
  tokenFor: (name: string) => `The token for ${name}`,
  copyToken: 'Copy it now: it can’t be shown again. Anyone who has it can use it, so keep it like a key.',
} as const;
