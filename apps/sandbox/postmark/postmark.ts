import type { Vendor } from '../vendor.ts';
import { postmarkApi } from './api.ts';
import { makeInbox } from './inbox.ts';
import { inboxScreens } from './screens.ts';

export function makePostmark(): Vendor {
  const inbox = makeInbox();
  return {
    name: 'postmark',
    title: 'Postmark',
    about:
      'Takes mail and keeps it in an inbox instead of delivering it. Addresses at inactive.example are refused as having bounced.',
    apiPath: '/postmark',
    api: postmarkApi(inbox),
    pages: [{ path: '/inbox', title: 'Inbox' }],
    screens: (navigation) => inboxScreens(inbox, navigation),
  };
}
