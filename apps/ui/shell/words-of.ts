import { user } from '#words/user.ts';

export type Account = {
  readonly name: string;
  readonly email: string;
  readonly isPremium: boolean;
  /** Before that, there are no settings. */
  readonly isOnboarded: boolean;
  /** The home that is shown. */
  readonly id?: string;
  readonly homes?: readonly { readonly id: string; readonly name: string }[];
};

/** What the account's menu says of a user. On public pages, a script writes it into the elements with these names. */
export const wordsOf = ({ name, email, isPremium }: Pick<Account, 'name' | 'email' | 'isPremium'>) => ({
  name: name || user.unnamed,
  email,
  plan: isPremium ? 'Premium' : user.free,
});
