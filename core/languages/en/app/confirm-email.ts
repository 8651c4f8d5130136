/** The page of the links that confirm a new address. */
export const confirmEmail = {
  expired:
    'The link may be incomplete, expired or cancelled, or the address may belong to another account. You can ask for new links in Settings, under Account.',
  change: 'Change your address?',
  confirmAddress: 'Confirm this address',
  confirmChange: 'Confirm the change',
  linksWillGo: 'Your sign-in links will then go to ',
  bothConfirm: '. The change needs a confirmation from both addresses.',
  changed: 'Your address is changed',
  oneMore: 'One more confirmation',
  linksGo: 'From now on, your sign-in links go to ',
  openOther: 'Thank you. Now open the link that we sent to ',
  currentAddress: 'your current address',
} as const;
