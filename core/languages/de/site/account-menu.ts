import type { accountMenu as english } from '../../en/site/account-menu.ts';
import type { Translation } from '../../translation.ts';
export const accountMenu = {
  hello: 'Hallo, [Name]',
  account: 'Konto',
  yourHome: 'Ihr Zuhause',
  accountAndPlan: 'Konto und Tarif',
  homes: 'Zuhause',
  colours: 'Farben',
  looks: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  help: 'Hilfe',
  logOut: 'Abmelden',
} as const satisfies Translation<typeof english>;
