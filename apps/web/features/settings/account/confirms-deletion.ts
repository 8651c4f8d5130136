import { account as words } from '#words/app/account.ts';

/** Whether the typed text confirms that the account should be deleted. */
export function confirmsDeletion(typed: string, email: string): boolean {
  return [words.deleteWord, email.toLowerCase()].includes(typed.trim().toLowerCase());
}
