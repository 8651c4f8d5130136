import type { Agenda } from '../agenda.ts';
import type { Vendor } from '../vendor.ts';
import { postmarkApi } from './api.ts';
import { makeInbox } from './inbox.ts';
import { makeRecipients } from './recipients.ts';
import { inboxScreens } from './screens.ts';
import { makeSuppressions } from './suppressions.ts';
import { makeWebhook } from './webhook.ts';

type Options = { readonly now: () => Date; readonly agenda: Agenda };

export function makePostmark({ now, agenda }: Options): Vendor {
  const inbox = makeInbox();
  const suppressions = makeSuppressions();
  const webhook = makeWebhook(agenda);
  const recipients = makeRecipients({ suppressions, send: webhook.send, now });
  return {
    name: 'postmark',
    title: 'Postmark',
    about:
      'Takes mail and keeps it in an inbox instead of delivering it. A mail can bounce, be reported as spam or unsubscribed from; then its stream refuses the address. Addresses at inactive.example are refused in every stream.',
    apiPath: '/postmark',
    api: postmarkApi(inbox, suppressions),
    pages: [{ path: '/inbox', title: 'Inbox' }],
    screens: (navigation) => inboxScreens({ inbox, suppressions, recipients, navigation }),
    sendEvents: webhook.sendTo,
    close: webhook.close,
  };
}
