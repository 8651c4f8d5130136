/** The question whether an app may be let in. */
export const connectApp = {
  processing: 'Processing your request...',
  read: 'Read',
  write: 'Read and change',
  mayRead: 'It can read your weeks, your guides, your meters and your history, with who did what.',
  mayWrite:
    'It can read your weeks, your guides, your meters and your history, with who did what. It can also complete, move and skip tasks, and save what a meter shows.',
  connectTitle: (name: string) => `Connect ${name}?`,
  from: (host: string, isOnComputer: boolean) =>
    isOnComputer
      ? `This app is from [${host}]. Continue only if you have just started this there, on this computer.`
      : `This app is from [${host}]. Continue only if you have just started this there.`,
  home: 'Home',
  what: 'What it can do',
  limits: (may: string) =>
    `${may} It can’t see your address or your payments, and can’t delete anything. You can remove it at any time in Settings, under Account.`,
  connect: 'Connect',
  refuse: 'Don’t connect',
  noApp: 'No app has asked to be connected.',
  notConnected: 'Not connected',
  impossible: (host: string) => `An app of ${host} asked for something that isn’t possible.`,
  backTo: (host: string) => `Back to ${host}`,
  signInTo: (product: string) => `Sign in to ${product}`,
  signInFirst: 'An app wants to be connected with your home. Sign in first, and then decide.',
  signIn: 'Sign in',
} as const;
