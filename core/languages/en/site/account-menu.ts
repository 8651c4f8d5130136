export const accountMenu = {
  hello: 'Hello, [name]',
  account: 'Account',
  yourHome: 'Your home',
  accountAndPlan: 'Account and plan',
  homes: 'Homes',
  colours: 'Colours',
  looks: { system: 'System', light: 'Light', dark: 'Dark' },
  help: 'Help',
  logOut: 'Log out',
} as const;
