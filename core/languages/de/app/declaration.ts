import type { DeclarationKind } from '../../../domain/selling/declaration.ts';
import type { declaration as english } from '../../en/app/declaration.ts';
import type { Translation } from '../../translation.ts';

const names = { withdrawal: 'Widerruf', cancellation: 'Kündigung' } as const;

/** The page of the link in a receipt for a declaration. */
export const declaration = {
  expired: 'Der Link ist vielleicht unvollständig. Sie können Ihre Erklärung noch einmal senden.',
  confirmed: 'Bestätigt',
  confirmedAbout: 'Ihr Vertrag endet, wie Sie es erklärt haben. Wir schreiben Ihnen, sobald das geschehen ist.',
  done: 'Erledigt',
  doneAbout: 'Ihr Vertrag endet, wie Sie es erklärt haben. Wir haben Ihnen dazu eine E-Mail geschickt.',
  noContract: 'Wir haben keinen Vertrag gefunden',
  noContractAbout:
    'Zu Ihrer E-Mail-Adresse gibt es kein Premium-Abo, oder es ist beendet. Wenn Sie es mit einer anderen Adresse gekauft haben, verwenden Sie bitte diese.',
  tooLate: 'Die 14 Tage waren vorbei',
  tooLateAbout:
    'Ihre Erklärung kam nach der Widerrufsfrist, deshalb läuft der Vertrag weiter. Sie können ihn stattdessen jederzeit kündigen.',
  takenBack: 'Sie behalten Premium',
  takenBackAbout: 'Die Kündigung ist zurückgenommen, und Premium verlängert sich wie bisher.',
  declined: 'Wir haben geantwortet',
  declinedAbout:
    'Wir haben Ihnen geschrieben, warum Ihre Erklärung keine Wirkung hat. Wenn Sie meinen, dass wir uns irren, antworten Sie auf diese E-Mail.',
  repeated: 'Das haben Sie schon erklärt',
  repeatedAbout: 'Ihre frühere Erklärung zählt.',
  keep: 'Premium behalten',
  keepAbout: 'Premium ist gekündigt. Bis es endet, können Sie die Kündigung zurücknehmen.',
  withdraw: 'Den Vertrag widerrufen?',
  cancel: 'Premium kündigen?',
  confirm: (kind: DeclarationKind) => `${names[kind]} bestätigen`,
  received: (kind: DeclarationKind, at: string) =>
    `Ihre Erklärung (${names[kind]}) ist am [${at}] eingegangen. Sie zählt ab dann und wird wirksam, sobald Sie sie bestätigen.`,
} as const satisfies Translation<typeof english>;
