/** What the account’s menu says of a user. */
export const user = {
  unnamed: 'User',
  free: 'Free',
} as const;
