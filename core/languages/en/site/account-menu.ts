export const accountMenu = {
  hello: 'Hello, [name]',
  account: 'Account',
  accountAndPlan: 'Account and plan',
  homes: 'Homes',
  colours: 'Colours',
  looks: { system: 'System', light: 'Light', dark: 'Dark' },
  help: 'Help',
  logOut: 'Log out',
} as const;
