import type { unsubscribe as english } from '../../en/app/unsubscribe.ts';
import type { Translation } from '../../translation.ts';
/** The page of the link to unsubscribe. */
export const unsubscribe = {
  expired:
    'Er ist vielleicht unvollständig oder sehr alt. Sie können die Wochenübersicht in den Einstellungen unter „Konto“ ausschalten.',
  unsubscribed: 'Sie haben die Wochenübersicht abbestellt',
  restart: 'Wieder einschalten',
  unsubscribedAbout:
    'Sie bekommen keine Wochenübersichten mehr. Anmeldelinks kommen weiterhin, wenn Sie einen anfordern.',
  again: 'Ihre Wochenübersicht ist wieder eingeschaltet',
  stop: 'Die Wochenübersicht abbestellen?',
  unsubscribe: 'Abbestellen',
  againAbout:
    'Die nächste kommt an Ihrem üblichen Tag. Tag und Uhrzeit können Sie in den Einstellungen unter „Konto“ ändern.',
  stopAbout: 'Sie bekommen keine E-Mail mehr mit den Aufgaben Ihrer Woche. Ihr Plan bleibt, wie er ist.',
} as const satisfies Translation<typeof english>;
