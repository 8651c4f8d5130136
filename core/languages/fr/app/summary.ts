import type { summary as english } from '../../en/app/summary.ts';
import type { Translation } from '../../translation.ts';

export const summary: Translation<typeof english> = {
  unsubscribed: 'Vous avez demandé à ne plus recevoir de résumés : nous n’en envoyons pas.',
  complained:
    'Un résumé a été signalé comme indésirable par vous ou votre messagerie : nous avons cessé de les envoyer.',
  bounced: (email) =>
    `Un résumé n’a pas pu être remis à ${email} : nous avons cessé de les envoyer. Relancez-les quand votre boîte accepte de nouveau les e-mails.`,
  rejected: (email) =>
    `Le serveur de messagerie de ${email} a refusé plusieurs résumés : nous avons cessé de les envoyer. Vérifiez que la boîte fonctionne et n’est pas pleine.`,
  refused: (email, support) =>
    `Le dernier e-mail sur votre compte, comme un lien de connexion, n’a pas pu être remis à ${email}. Vérifiez que la boîte fonctionne avant de vous déconnecter, sinon vous pourriez ne plus pouvoir vous connecter. Si elle n’existe plus, écrivez à [${support}].`,
  startAgain: 'Reprendre l’envoi',
  paused:
    'Votre résumé est en pause, car vous n’avez pas regardé votre semaine depuis un moment. Il reprend dès que vous [ouvrez votre semaine].',
  sendNow: 'M’envoyer maintenant le résumé de cette semaine',
  onItsWay: 'Votre résumé est en route',
  yourSettings: 'les réglages de votre résumé',
  introduction:
    'Un e-mail par semaine avec vos tâches : la durée de chacune, pourquoi elle est à faire, et ce qu’il faudra bientôt réserver.',
  send: 'M’envoyer un résumé hebdomadaire',
  to: (email) => `À ${email}`,
  day: 'Jour',
  hour: 'Heure',
  saved: 'Enregistré',
  next: 'Prochain résumé',
  zone: (timezone) => `Fuseau ${timezone}. Les résumés partent dans les dix minutes qui suivent l’heure.`,
};
