import type { historyDialogs as english } from '../../../en/app/history/dialogs.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

export const historyDialogs: Translation<typeof english> = {
  entry: {
    record: 'Noter des travaux passés',
    edit: 'Modifier l’entrée',
    wasDone: 'Cela a été fait',
    saved: 'Entrée enregistrée',
    recorded: 'Travaux notés dans votre historique',
    counts: (task) => `${task}. Votre programme compte à partir de ce jour.`,
    item: 'Sur quoi portaient les travaux ?',
    itemHint: 'Un équipement de votre logement, comme la chaudière, ou autre chose.',
    task: 'Qu’est-ce qui a été fait ?',
    taskHint: 'Votre programme compte cette tâche comme faite ce jour-là.',
    otherTask: 'Autre chose',
    words: 'En quelques mots',
  },
  share: {
    title: 'Partager le carnet du logement',
    text: 'Les personnes qui ont le lien peuvent lire le carnet, sans compte. Elles ne peuvent rien modifier ni voir votre semaine.',
    days: (days) => (days === 365 ? '1 an' : `${days} jours`),
    validFor: 'Le lien est valable',
    costs: 'Montrer les coûts',
    names: 'Montrer les noms et les numéros de téléphone',
    namesHint: 'Des personnes et des entreprises qui ont fait les travaux',
    notes: 'Montrer les notes',
    photos: 'Montrer les photos',
    photosHint: 'Des travaux, pas des factures ni d’autres documents',
    language: (name) => `Langue : ${name}`,
    languageOfReaders: 'Langue pour toutes les personnes qui ont le lien',
    submit: 'Créer le lien',
    until: (date, scope) => `Votre carnet est partagé jusqu’au [${date}], ${scope}.`,
    parts: { costs: 'les coûts', names: 'les noms', notes: 'les notes', photos: 'les photos' },
    with: (parts) => `avec ${format.list(parts)}`,
    without: (parts) => `sans ${format.list(parts)}`,
    shownOnce:
      'Le lien n’a été affiché qu’une fois et n’est pas enregistré. Si vous ne l’avez plus, arrêtez le partage et créez un nouveau lien.',
    stop: 'Arrêter le partage',
    closed: (date) =>
      `Nous avons fermé cette page le ${date}, après un signalement. Plus personne ne peut la lire. Notre motif :`,
    objection: (email) => `Si vous n’êtes pas d’accord, écrivez à [${email}]. Vous pouvez aussi saisir un tribunal.`,
    again: 'Partager à nouveau',
    done: 'Terminer',
    link: 'Le lien',
    linkHint: 'Copiez-le maintenant : il n’est affiché qu’une fois.',
    copy: 'Copier',
    copied: 'Lien copié',
    refused: 'Votre navigateur n’a pas permis de copier. Copiez le texte du champ.',
  },
};
