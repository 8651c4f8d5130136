/** Whether what was typed says that the account shall go. */
export function isMeant(typed: string, email: string): boolean {
  return ['delete', email.toLowerCase()].includes(typed.trim().toLowerCase());
}
