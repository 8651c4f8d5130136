/** Whether the typed text confirms that the account should be deleted. */
export function confirmsDeletion(typed: string, email: string): boolean {
  return ['delete', email.toLowerCase()].includes(typed.trim().toLowerCase());
}
