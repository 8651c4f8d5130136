/** The connection with a sign-in service. */
export const service = {
  onlyWay: (name: string) => `Here, everyone signs in with ${name}.`,
  once: (name: string) => `Sign in with ${name} once, and it is connected. Links by email keep working.`,
  label: 'Sign-in service',
  connection: 'the connection',
  stays: 'It can’t be removed.',
  notConnected: 'Your account isn’t connected.',
  connectedOn: (day: string) => `Connected on ${day}`,
} as const;
