import type { airPurifier as english } from '../../en/items/air-purifier.ts';
import type { Translation } from '../../translation.ts';

export const airPurifier: Translation<typeof english> = {
  name: 'Purificateur d’air',
  tasks: {
    'air-purifier.clean-prefilter': {
      title: 'Aspirer le préfiltre et l’entrée du purificateur d’air',
      why: 'Le préfiltre retient les cheveux et les peluches avant le filtre fin, qui coûte cher. Quand il en est couvert, le ventilateur brasse moins d’air et la pièce reste poussiéreuse. Levoit demande un nettoyage par mois.',
      steps: [
        'Éteignez le purificateur et débranchez-le.',
        'Aspirez la grille d’entrée et le tamis du préfiltre avec l’embout brosse.',
        'Si le tamis se retire et porte la mention « lavable », rincez-le à l’eau tiède et laissez-le sécher une journée.',
        'Refermez le purificateur. Laissez autour de l’entrée d’air autant d’espace libre que le demande la notice.',
        'Avec des animaux, de la fumée ou la poussière d’un chantier, recommencez dès que le tamis est gris.',
      ],
      firstReason: 'Un tamis propre épargne le filtre coûteux placé derrière',
      safety: 'Ne remettez un tamis lavé qu’une fois complètement sec : un filtre humide moisit dans le courant d’air.',
    },
    'air-purifier.replace-main-filter': {
      title: 'Remplacer le filtre HEPA et à charbon du purificateur',
      why: 'Un filtre HEPA ou à charbon usé ne redevient pas propre au lavage. À mesure qu’il se remplit, le ventilateur fait plus de bruit et le purificateur nettoie moins d’air. Honeywell demande un filtre HEPA neuf tous les ans.',
      steps: [
        'Achetez le filtre prévu pour votre modèle. Un filtre à charbon séparé est souvent à changer tous les trois mois.',
        'Remplacez le filtre plus tôt si le témoin ou la notice le dit, et après une fumée épaisse.',
        'Débranchez le purificateur, ouvrez l’arrière et glissez directement l’ancien filtre dans un sac, si possible dehors.',
        'Aspirez le logement vide.',
        'Retirez tout l’emballage plastique du filtre neuf, insérez-le languette vers vous et refermez le capot.',
        'Réinitialisez le témoin du filtre et notez la date.',
      ],
      firstReason: 'Cherchez l’âge du filtre et vérifiez qu’il nettoie encore',
      safety:
        'Portez un masque antipoussière quand vous mettez l’ancien filtre en sac, surtout si quelqu’un dans le logement souffre d’asthme ou d’allergies.',
    },
    'air-purifier.wipe-sensor': {
      title: 'Essuyer le capteur de poussière et la sortie d’air',
      why: 'À cause de la poussière sur le capteur, le ventilateur d’un purificateur automatique s’emballe toute la nuit, ou reste lent pendant que vous faites frire. Les fabricants demandent de l’essuyer à quelques mois d’intervalle. La poussière de la sortie retourne dans la pièce.',
      steps: [
        'Débranchez le purificateur. Aspirez la sortie d’air avec l’embout brosse et essuyez le boîtier.',
        'S’il a un mode automatique, cherchez la trappe du capteur, souvent un petit volet sur un côté. Un purificateur simple n’en a pas, et vous avez terminé.',
        'Essuyez la lentille avec un coton-tige humecté d’eau, puis avec un coton-tige sec.',
        'Aspirez l’entrée du capteur et refermez la trappe.',
        'Rebranchez le purificateur, choisissez le mode automatique et vérifiez que la mesure se stabilise en quelques minutes.',
      ],
      firstReason: 'Une lentille poussiéreuse se trompe, et le ventilateur tourne à la mauvaise vitesse',
    },
  },
};
