import type { push as english } from '../../en/app/push.ts';
import type { Translation } from '../../translation.ts';
/** Notifications of the browser. */
export const push = {
  blocked:
    'Dieser Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in seinen Einstellungen, und versuchen Sie es dann noch einmal.',
  unreached: 'Benachrichtigungen erreichen diesen Browser gerade nicht.',
  introduction:
    'Einmal am Tag zeigt dieser Browser die Aufgaben des Tages. An Tagen ohne Aufgaben und während einer Pause bleibt er still.',
  yours: 'Ihre Benachrichtigungen',
  notHere:
    'Dieser Browser kann hier keine Benachrichtigungen zeigen. Legen Sie die App auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.',
  show: 'Die Aufgaben von heute in diesem Browser zeigen',
  hour: 'Uhrzeit',
} as const satisfies Translation<typeof english>;
