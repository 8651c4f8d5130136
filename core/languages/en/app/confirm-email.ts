/** The page of the links that confirm a new address. */
export const confirmEmail = {
  expired:
    'The link may be incomplete, expired or cancelled, or the address may belong to another account. You can ask for new links in Settings, under Account.',
  change: 'Change your address?',
  confirmAddress: 'Confirm this address',
  confirmChange: 'Confirm the change',
  linksWillGo: (email: string) => `Once the change is confirmed, your sign-in links go to [${email}].`,
  changed: 'Your address is changed',
  oneMore: 'One more confirmation',
  linksGo: (email: string) => `From now on, your sign-in links go to [${email}].`,
  openNew: (email: string) => `Thank you. Now open the link that we sent to [${email}].`,
  openCurrent: 'Thank you. Now open the link that we sent to your current address.',
} as const;
