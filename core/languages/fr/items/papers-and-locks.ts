import type { papersAndLocks as english } from '../../en/items/papers-and-locks.ts';
import type { Translation } from '../../translation.ts';

export const papersAndLocks: Translation<typeof english> = {
  tasks: {
    'windows-and-doors.check-smart-lock': {
      title: 'Contrôler la serrure connectée et l’entrée de secours',
      why: 'Une serrure connectée à la pile vide vous laisse dehors et, sur certaines portes, dedans. Les anciens codes restent valables tant que personne ne les supprime.',
      steps: [
        'Lisez la charge dans l’application. Changez les piles au-dessous d’un tiers, toutes ensemble, et du type que nomme le fabricant.',
        'Ouvrez et fermez de l’intérieur à la main. Cela doit marcher aussitôt, sans téléphone ni courant.',
        'Essayez la clé, les bornes pour une pile de secours ou la seconde entrée de votre modèle, et gardez la clé hors du logement.',
        'Supprimez les codes et les invités devenus inutiles, et installez les mises à jour.',
        'Verrouillez dix fois. Si le moteur force, réglez la gâche ou faites ajuster la porte.',
      ],
      firstReason: 'Vérifiez que la seconde entrée marche avant d’en avoir besoin',
      safety:
        'Chacun doit pouvoir sortir à la main, même dans le noir et sans courant. Ne cachez pas de clé près de la porte.',
      tenant:
        'Demandez l’accord de votre propriétaire avant de changer la serrure, et remettez clé et codes au départ.',
    },
    'windows-and-doors.film-contents': {
      title: 'Filmer le contenu du logement pour l’assureur',
      why: 'Après un incendie, personne ne se rappelle le contenu d’un placard. Dix minutes de film, avec quelques factures, décident si l’assureur paie vite et bien.',
      steps: [
        'Parcourez chaque pièce avec un téléphone et filmez lentement : murs, placards ouverts, tiroirs, cave, garage.',
        'Dites à voix haute ce que sont les objets de valeur, et filmez les plaques avec modèle et numéro de série.',
        'Photographiez factures, expertises, et bijoux sur un fond uni.',
        'Gardez le film hors du logement : en ligne, ou chez un proche.',
        'Comparez le total à la somme assurée, et demandez à l’assureur s’il couvre les achats récents.',
      ],
      firstReason: 'Après un incendie, dix minutes de film valent un an de lettres',
    },
  },
};
