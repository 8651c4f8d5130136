/** Passkeys. */
export const passkeys = {
  known: 'This device has a passkey for your account already.',
  notCreated: 'No passkey was created.',
  nameHint: 'Such as “My phone”, so that you recognise it later.',
  add: 'Add a passkey',
  notHere: 'This browser can’t create passkeys here.',
  introduction:
    'Sign in with your finger, your face or the PIN of a device, without waiting for an email. Links by email keep working.',
  label: 'Passkeys',
  yours: 'your passkeys',
  none: 'You have no passkey yet.',
  note: (added: string, used: string | null) =>
    used === null ? `Added on ${added}, never used` : `Added on ${added}, last used on ${used}`,
} as const;
