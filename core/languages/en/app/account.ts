import { format } from '../format.ts';

/** The tab about the account. */
export const account = {
  noName: 'Please enter a name',
  data: 'Your data',
  dataIntroduction: 'It’s yours: export it, or have all of it deleted.',
  export: 'Export',
  exportAbout:
    'One file (JSON) with everything that is stored about you and the homes that you own, and an archive (ZIP) of the photos and documents.',
  exportData: 'Export my data',
  exportFiles: 'Export my photos and documents',
  savedAs: (file: string) => `Saved as ${file}`,
  deleteAbout:
    'This permanently deletes your account, and each home in which you’re alone. You see exactly what goes and what stays before anything happens.',
  deleteAccount: 'Delete my account',
  nothingDeleted: 'Nothing has been deleted',
  /** Typed to confirm, in either case. */
  deleteWord: 'delete',
  typeDeleteOrEmail: 'Please type DELETE or your email address',
  deleteTitle: 'Delete your account?',
  irreversible: 'This can’t be undone.',
  keepAccount: 'Keep my account',
  whatIsDeleted: 'what would be deleted',
  toConfirmAccount: 'To confirm, type DELETE or your email address',
  needsOwner: (homes: readonly string[]) =>
    `You’re the only owner of ${format.list(homes.map((name) => `“${name}”`))}, where others live. Make someone else an owner there first, under People, or remove the others.`,
  deleted: 'Deleted',
  yourAccount: 'Your account: your name, your address, passkeys, tokens and every session.',
  yourHome: (name: string) =>
    `The home “${name}”, in which only you are: its weeks and their history, custom tasks, photos, documents and settings.`,
  whatStays: 'What stays',
  homeStays: (name: string) =>
    `The home “${name}”, with those who are in it. What you did there stays in its history, as done by a former member. Notes keep the names that are written in them.`,
  subscriptionEnds:
    'Your subscription is cancelled first, and Premium ends at once. There are no refunds for partial periods. If you can still withdraw from the contract, do that first.',
  email: 'Email address',
  linksGoTo: (email: string) =>
    `Your sign-in links go to [${email}]. To change it, confirm the links that we send to the old and the new address.`,
  yourAddress: 'your address',
  newEmail: 'New email address',
  sendLinks: 'Send both links',
  sameAddress: 'This is your address already',
  openLinks: (until: string) =>
    `Please open the links that we sent to both addresses. Until then, nothing changes. They work until ${until}.`,
  side: (email: string, isConfirmed: boolean) =>
    isConfirmed ? `${email}: [confirmed]` : `${email}: [not confirmed yet]`,
  keep: (email: string) => `Keep ${email}`,
  look: 'Look',
  lookAbout: 'System follows your device. The choice is saved in this browser.',
  title: 'Your account',
  countryHint:
    'It decides the seasons and frost dates in your plan. If you change it, the weeks after this one are planned again.',
  timezoneHint: 'Your days and weeks begin at midnight there; tasks keep their dates.',
  noSuchTimezone: 'No time zone with that name',
  timeThere: (there: string) => `It is ${there} there now.`,
  hereLabel: (timezone: string) => `Use this device’s: ${timezone}`,
  sessions: 'Sessions',
  sessionsAbout:
    'Where you’re signed in. Log out a device that you don’t use any more, or all of them if you have lost one.',
  logOut: 'Log out',
  logOutEverywhere: 'Log out everywhere',
  everywhereTitle: 'Log out everywhere?',
  everywhereAbout:
    'Every device, including this one, then has to sign in again. Your API tokens, connected apps and webhooks are removed too.',
  everywhereHomeAssistant: 'The homes that you have shown in Home Assistant disappear from it.',
  removePasskeys: (count: number) =>
    count === 1
      ? 'Remove my passkey too: it would still sign in'
      : `Remove my ${count} passkeys too: they would still sign in`,
  logOutDevice: 'Log out',
  whereSignedIn: 'Where you’re signed in',
  yourDevices: 'your devices',
  nowhereElse: 'You’re not signed in anywhere else.',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  usedOn: (day: string) => `Last used on ${day}`,
  apps: 'Connected apps',
  passkeys: 'Passkeys',
  people: 'People',
  notifications: 'Notifications',
  service: 'Sign-in service',
  summary: 'Weekly summary',
  summaryAt: (day: string, hour: string) => `${day} at ${hour}`,
  off: 'Off',
  none: 'None',
  connected: 'Connected',
  peopleCount: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  devices: (count: number) => (count === 1 ? '1 device' : `${count} devices`),
} as const;
