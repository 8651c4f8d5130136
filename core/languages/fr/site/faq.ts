import { summaryDefaults } from '../../../domain/summary/preferences.ts';
import type { faq as english } from '../../en/site/faq.ts';
import type { Translation } from '../../translation.ts';

const days = {
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
} as const;
const day = days[summaryDefaults.weekday];
const hour = String(summaryDefaults.hour).padStart(2, '0');

export const faq: Translation<typeof english> = [
  {
    id: 'upkept',
    title: 'À propos d’Upkept',
    questions: [
      {
        id: 'what-it-does',
        question: 'Que fait Upkept ?',
        answer: [
          'Vous lui dites ce que contient votre logement. Chaque semaine, il propose quelques petites tâches d’entretien à faire : un filtre, un détecteur, les gouttières après la chute des feuilles. Chaque tâche dit pourquoi elle compte, comment la faire, ce qu’il vous faut et combien de temps elle prend.',
          'Vous cochez les tâches, les déplacez ou les ignorez, et les semaines suivantes s’adaptent.',
        ],
      },
      {
        id: 'what-it-looks-after',
        question: 'Que couvre-t-il ?',
        answer: [
          'Il couvre 55 équipements, du réfrigérateur aux panneaux solaires, avec plus de 200 tâches choisies avec soin. Nous ne posons pas de question sur ce que tout logement possède : détecteurs de fumée, évacuations, fenêtres et tableau électrique font toujours partie du programme.',
          'Quinze appareils ont un [guide d’entretien](/maintenance) complet.',
        ],
      },
      {
        id: 'tenants',
        question: 'Je suis locataire. Est-ce pour moi ?',
        answer: [
          'Oui. Un appartement n’a pas de tâches pour le toit ni les gouttières. À part ce que tout logement possède, votre programme ne contient que ce que vous cochez. Si un travail revient d’habitude au propriétaire, ou demande son accord, la tâche le dit.',
        ],
      },
      {
        id: 'language',
        question: 'Dans quelles langues est-il ?',
        answer: [
          'Tout est en français, en [anglais](en:/) et en allemand : les guides, l’application et ses e-mails. Vous choisissez votre langue dans les réglages. Notre assistance répond en anglais, et dans la langue de votre contrat. Les saisons, les numéros d’urgence et les règles sont ceux de votre pays.',
        ],
      },
      {
        id: 'set-up',
        question: 'Combien de temps faut-il pour commencer ?',
        answer: [
          'Environ deux minutes. Vous cochez ce que vous avez en neuf étapes courtes, sans référence de modèle ni mesure. Vous voyez ensuite votre première semaine. Vous n’installez rien : Upkept fonctionne dans le navigateur de votre téléphone ou de votre ordinateur.',
        ],
      },
    ],
  },
  {
    id: 'plan',
    title: 'Votre programme hebdomadaire',
    questions: [
      {
        id: 'how-tasks-are-chosen',
        question: 'Comment mes tâches sont-elles choisies ?',
        answer: [
          'Upkept programme toute votre année et en tire chaque semaine. La sécurité passe d’abord : détecteurs, gaz et conduits de fumée n’attendent jamais plus que leur délai sûr. Viennent ensuite les tâches qu’il coûte cher d’oublier, chacune à la meilleure période de l’année. Les autres se partagent le reste de votre heure hebdomadaire. De temps en temps, le tableau de bord pose une question courte sur votre logement, par exemple le type de votre sèche-linge, pour que vous n’ayez que les tâches qui vous concernent.',
          'Chaque tâche donne sa raison, par exemple « Fait pour la dernière fois il y a 4 mois ».',
        ],
      },
      {
        id: 'ai',
        question: 'Mes tâches sont-elles créées par une IA ?',
        answer: [
          'Votre assistant compose votre semaine automatiquement, mais il n’invente pas de tâches. Chacune vient de notre propre catalogue, avec ses étapes, ses consignes de sécurité et ses sources.',
          'Des règles décident de ce dont votre logement a besoin et programment chaque semaine.',
          {
            where: 'assistant',
            text: 'Un modèle d’IA peut choisir et ordonner les tâches d’une semaine que vous n’avez pas encore vue, parmi celles que les règles permettent. Il écrit aussi un mot pour la semaine et une ligne pour certaines tâches, et chacun est signalé comme écrit par l’assistant. Si son choix enfreint une règle, il est rejeté, et vous recevez la semaine que les règles ont établie. Si vous préférez les règles seules, désactivez le modèle d’IA dans les [réglages](/settings?tab=preferences).',
          },
        ],
      },
      {
        id: 'how-much-time',
        question: 'Combien de temps cela prend-il ?',
        answer: [
          'Vous recevez deux ou trois tâches courtes chaque jour que vous choisissez, environ une heure par semaine. Pour commencer, cela fait au plus cinq tâches par semaine. Vous choisissez le nombre de tâches, de 1 à 20, et les jours dans les [réglages](/settings?tab=preferences).',
        ],
      },
      {
        id: 'new-home',
        question: 'Tout sera-t-il à faire la première semaine ?',
        answer: [
          'Non. La première semaine contient des tâches courtes, comme tester les détecteurs et repérer les robinets d’arrêt. Les autres tâches de sécurité suivent le premier mois, puis celles qu’il coûte cher d’oublier. Tout le reste est réparti sur votre première année.',
        ],
      },
      {
        id: 'missed-week',
        question: 'Et si je manque une semaine ?',
        answer: [
          'Ce n’est pas grave. Les tâches non faites des deux dernières semaines restent sur votre tableau de bord, et vous pouvez les faire ou les déplacer. Ensuite, le programme les abandonne et les propose de nouveau quand une semaine a de la place.',
        ],
      },
      {
        id: 'move-or-skip',
        question: 'Puis-je déplacer ou ignorer une tâche ?',
        answer: [
          'Oui. Le menu d’une tâche la déplace à aujourd’hui, à demain ou à la semaine prochaine, la supprime pour cette fois, ou note qu’elle a été faite plus tôt. Une tâche supprimée revient après son délai habituel. Vous pouvez aussi dire que votre logement n’est pas concerné : la tâche sort alors de votre programme jusqu’à ce que vous la rétablissiez dans les [réglages](/settings?tab=preferences). Vous pouvez enfin laisser l’assistant choisir de nouveau les tâches non faites de la semaine ; celles que vous avez faites, déplacées ou ajoutées restent.',
        ],
      },
      {
        id: 'own-tasks',
        question: 'Puis-je ajouter mes propres tâches ?',
        answer: [
          'Oui. Vous pouvez ajouter des tâches ponctuelles à n’importe quel jour. Les tâches personnalisées se répètent chaque semaine, chaque mois, chaque trimestre ou chaque année. Une est gratuite, et [Premium](/pricing) en comprend autant que vous voulez, jusqu’à 200 à la fois.',
        ],
      },
      {
        id: 'seasons',
        question: 'Sait-il où j’habite ?',
        answer: [
          'Il connaît votre pays et votre fuseau horaire, et demande quelle ville est la plus proche : il en tire les dates habituelles des gelées, des pluies et des tempêtes. Tant que vous ne l’avez pas indiquée, ces tâches viennent aussi tôt qu’il le faut dans une grande partie de votre pays. Au sud de l’équateur, les tâches de saison sont décalées de six mois. Sous les tropiques, elles suivent plutôt la saison des pluies. Seuls les logements où il gèle ont des tâches liées au gel.',
        ],
      },
      {
        id: 'year-ahead',
        question: 'Puis-je voir toute l’année ?',
        answer: [
          'Oui. L’année à venir montre les douze prochains mois et ce que chacun apportera : vous savez quand le ramoneur est à faire venir avant de réserver vos vacances. Elle change à mesure que vous faites les tâches, et rien n’y est obligatoire.',
        ],
      },
      {
        id: 'holidays',
        question: 'Que se passe-t-il pendant mes vacances ?',
        answer: [
          'Notez une pause dans les [réglages](/settings?tab=preferences) : rien n’est programmé pour ces jours, et rien n’est en retard à votre retour. Les tâches de sécurité qui tomberaient pendant ce temps viennent dans les semaines d’avant.',
        ],
      },
      {
        id: 'changes-at-home',
        question: 'Et si quelque chose change chez moi ?',
        answer: [
          'Changez-le dans les [réglages](/settings?tab=preferences). Les tâches non faites pour ce que vous retirez disparaissent de cette semaine, et les semaines suivantes sont programmées de nouveau.',
        ],
      },
      {
        id: 'safety',
        question: 'Puis-je faire ces tâches moi-même sans danger ?',
        answer: [
          'Nous choisissons des tâches à la portée d’une personne soigneuse, et chacune nomme ses risques avant ses étapes. Pour un travail qui demande un professionnel, comme l’entretien d’une chaudière ou un ramonage, la tâche est de prendre rendez-vous.',
          'Lisez d’abord les instructions du fabricant. Dans le doute, appelez un professionnel. Upkept n’est pas un service d’urgence. Si vous sentez une odeur de gaz ou voyez un feu, sortez d’abord, puis appelez le numéro d’urgence de votre pays. Appelez-le aussi après une électrisation.',
        ],
      },
    ],
  },
  {
    id: 'reminders',
    title: 'E-mail, agenda et conseils',
    questions: [
      {
        id: 'weekly-summary',
        question: 'Vais-je recevoir un résumé hebdomadaire par e-mail ?',
        answer: [
          `Oui. Chaque ${day} à ${Number(hour)} h 00 dans votre propre fuseau horaire, un e-mail énumère les tâches de votre semaine, les minutes que chacune demande et pourquoi elle est à faire. Vous pouvez choisir un autre jour ou une autre heure, ou le désactiver, dans les [réglages](/settings).`,
          'Chaque tâche de l’e-mail a deux liens : l’un pour dire qu’elle est faite, l’autre pour la remettre à plus tard. Aucune connexion n’est nécessaire. Chaque lien ouvre une page avec un seul bouton, et rien ne change tant que vous n’appuyez pas dessus.',
        ],
      },
      {
        id: 'stop-summary',
        question: 'Comment arrêter le résumé hebdomadaire ?',
        answer: [
          'Suivez le lien de désinscription de n’importe quel résumé ; aucune connexion n’est nécessaire. Vous pouvez aussi le désactiver et le réactiver dans les [réglages](/settings). Si vous ne regardez pas votre programme pendant quelques semaines, le résumé vient moins souvent, demande s’il faut faire une pause, puis attend votre prochaine visite. Les liens de connexion sont envoyés chaque fois que vous en demandez un.',
        ],
      },
      {
        id: 'calendar',
        question: 'Puis-je avoir les tâches dans mon agenda ?',
        answer: [
          'Oui, avec [Premium](/pricing). Connectez Google Agenda dans les [réglages](/settings?tab=calendar), et chaque jour qui a des tâches devient un événement, à l’heure que vous choisissez, avec les étapes de ses tâches. Les événements des 14 prochains jours suivent votre programme, et un bouton met un jour à jour tout de suite.',
          'Pour Apple Calendrier, Outlook et d’autres applications, les réglages vous donnent une adresse privée à laquelle vous abonner. Ces applications décident de la fréquence à laquelle elles cherchent des changements : la plupart toutes les quelques heures, certaines une fois par jour.',
        ],
      },
      {
        id: 'calendar-privacy',
        question: 'Upkept peut-il voir le reste de mon agenda ?',
        answer: [
          'Non. Upkept demande à Google une seule autorisation : créer son propre agenda et n’utiliser que celui-là. Il ne peut voir ni vos autres agendas ni rien de ce qu’ils contiennent.',
          'Quand vous le déconnectez, l’agenda « Upkept » est supprimé avec ses événements, et l’autorisation prend fin.',
        ],
      },
      {
        id: 'advice',
        question: 'Puis-je interroger l’assistant sur un appareil en panne ?',
        answer: [
          {
            where: 'assistant',
            text: 'Avec [Premium](/pricing), vous pouvez déjà poser votre question avec vos propres mots, et ajouter une photo ou une notice si cela aide. Pour la formule gratuite, ce sera bientôt possible.',
          },
          {
            where: 'no-assistant',
            text: 'Il sera bientôt possible de demander conseil avec une photo ou une notice.',
          },
          'La réponse est produite par une IA à partir de nos propres tâches et guides. Chaque étape nomme sa source, et une étape sans source n’est pas affichée. L’assistant ne change rien de lui-même : vous décidez d’accepter ou non ce qu’il propose. Il peut se tromper : dans le doute, appelez un professionnel. Les [guides](/maintenance), ouverts à tout le monde, énumèrent les signes d’alerte.',
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Votre compte',
    questions: [
      {
        id: 'no-password',
        question: 'Pourquoi n’y a-t-il pas de mot de passe ?',
        answer: [
          'Vous indiquez votre adresse e-mail et nous vous envoyons un lien qui vous connecte. Le lien sert une fois, pendant quelques minutes ; l’e-mail dit combien. Vous n’avez rien à retenir, et un mot de passe volé sur un autre site ne sert à rien ici.',
        ],
      },
      {
        id: 'no-link',
        question: 'Mon lien de connexion n’est pas arrivé. Que faire ?',
        answer: [
          'Regardez dans vos courriers indésirables et vérifiez l’orthographe de l’adresse, puis redemandez-en un. Nous envoyons jusqu’à cinq e-mails par heure à une adresse. S’il n’y a toujours pas d’e-mail, écrivez à [notre assistance](mailto:{support email}).',
        ],
      },
      {
        id: 'house-passport',
        question: 'Qu’est-ce que le carnet du logement ?',
        answer: [
          'Un relevé de votre logement : ce qu’il contient, ce qui y a été fait et quand, par qui et à quel coût. Imprimez-le, enregistrez-le, ou partagez-le avec un acheteur ou un propriétaire à une adresse secrète, que vous pouvez révoquer. Vous choisissez s’il montre les coûts, les noms, les notes et les photos. Voir un [exemple](/passport-sample).',
        ],
      },
      {
        id: 'offline',
        question: 'Fonctionne-t-il sans réseau ?',
        answer: [
          'Oui. Les semaines que vous avez ouvertes, et les étapes de leurs tâches, restent lisibles à la cave. Vous pouvez y cocher des tâches ; les changements sont envoyés quand le téléphone retrouve le réseau. Vous pouvez aussi mettre Upkept sur votre écran d’accueil comme une application.',
        ],
      },
      {
        id: 'open-source',
        question: 'Upkept est-il un logiciel libre ?',
        answer: [
          'Oui, sous la licence publique générale GNU Affero, version 3 : tout le monde peut le faire fonctionner, le lire et le modifier, et doit transmettre la même liberté. Les [conditions](/terms) en disent plus. Vous pouvez emporter toutes vos données en un seul fichier.',
        ],
      },
      {
        id: 'lost-device',
        question: 'J’ai perdu mon téléphone. Comment le déconnecter ?',
        answer: [
          'Connectez-vous sur un autre appareil. Dans les [réglages](/settings), sous Compte, la liste des sessions montre vos appareils : déconnectez-y le téléphone. La déconnexion partout met fin à toutes les sessions en même temps, et retire aussi vos jetons d’API, vos applications connectées et vos webhooks.',
        ],
      },
      {
        id: 'my-data',
        question: 'Qui voit mes données, et puis-je les emporter ?',
        answer: [
          'Vous, et notre assistance quand vous demandez de l’aide. Vos données sont enregistrées dans l’UE et ne sont jamais vendues. Dans les réglages, sous Compte, vous pouvez tout exporter en un seul fichier ou supprimer définitivement votre compte. La [politique de confidentialité](/privacy) donne les détails.',
        ],
      },
      {
        id: 'cookies',
        question: 'À quoi servent les cookies ?',
        answer: [
          'Upkept dépose trois cookies à lui. Deux servent le temps d’une connexion, à un agenda ou avec un service de connexion : ils garantissent que c’est le même navigateur qui termine ce qu’il a commencé. Le troisième retient votre langue pendant un an. Si vous acceptez d’autres cookies, Google Analytics compte les pages visitées et Stripe peut afficher son tableau des prix, et tous deux déposent leurs propres cookies. Si vous refusez, ni l’un ni l’autre n’est chargé et tout le reste fonctionne de même.',
        ],
      },
    ],
  },
  {
    id: 'payment',
    title: 'Prix et paiement',
    questions: [
      {
        id: 'what-is-free',
        question: 'Qu’est-ce qui est gratuit, et qu’ajoute Premium ?',
        answer: [
          'La formule gratuite comprend votre programme hebdomadaire, chaque tâche avec ses étapes, tous les guides et une tâche personnalisée. Premium ajoute autant de tâches personnalisées que vous voulez, jusqu’à 200 à la fois, et la synchronisation de l’agenda. Les [tarifs](/pricing) comparent les deux.',
          { where: 'assistant', text: 'Avec Premium, vous pouvez aussi déjà interroger l’assistant.' },
        ],
      },
      {
        id: 'what-it-costs',
        question: 'Combien coûte Premium ?',
        answer: [
          'Les [tarifs](/pricing) et la page de paiement affichent le prix, sa taxe et la fréquence des prélèvements, avant que vous ne payiez. Rien n’est prélevé tant que vous ne l’avez pas confirmé, et il n’y a pas de frais cachés.',
        ],
      },
      {
        id: 'no-card',
        question: 'Faut-il une carte bancaire pour commencer ?',
        answer: [
          'Non. Aucune carte bancaire n’est demandée pour la formule gratuite. Ce n’est pas un essai : elle ne s’arrête pas.',
        ],
      },
      {
        id: 'how-to-pay',
        question: 'Comment payer, et qui voit ma carte ?',
        answer: [
          'Vous payez sur une page de Stripe, notre prestataire de paiement. Seul Stripe reçoit le numéro de votre carte. Nous apprenons seulement si l’abonnement est payé, et jusqu’à quand.',
        ],
      },
      {
        id: 'cancel',
        question: 'Comment résilier Premium, et y a-t-il un remboursement ?',
        answer: [
          'Vous pouvez résilier à tout moment, dans les réglages ou avec [Résilier ou se rétracter](/cancel), au pied de chaque page. Premium dure alors jusqu’à la fin de la période que vous avez payée. Pendant les 14 jours qui suivent l’achat, vous pouvez aussi vous rétracter et être remboursé. Ensuite, les périodes entamées ne sont pas remboursées.',
        ],
      },
      {
        id: 'after-premium',
        question: 'Que deviennent mes tâches personnalisées et mon agenda quand Premium prend fin ?',
        answer: [
          'Vos tâches personnalisées restent, et continuent d’apparaître dans vos semaines. Les événements de votre agenda restent aussi, mais ne sont plus mis à jour. Pour ajouter des tâches personnalisées au-delà de celle qui est gratuite, ou pour synchroniser de nouveau, repassez à Premium.',
        ],
      },
    ],
  },
];
