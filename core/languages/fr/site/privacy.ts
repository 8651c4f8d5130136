import type { privacy as english } from '../../en/site/privacy.ts';
import type { Translation } from '../../translation.ts';

export const privacy: Translation<typeof english> = {
  title: 'Politique de confidentialité',
  updated: { date: '2025-05-05', shown: '5 mai 2025' },
  changed: {
    date: '2026-11-30',
    shown: '30 novembre 2026',
    what: 'rappels demandés dans un guide sans compte, compteurs, ville la plus proche, codes de connexion, applications connectées, Home Assistant',
  },
  lede: 'Ce qu’Upkept sait de vous et de votre logement, pourquoi, combien de temps, et ce que vous pouvez y faire.',
  inShort: [
    'Nous n’enregistrons que ce qu’il faut pour programmer l’entretien de votre logement. Nous ne l’utilisons pas pour de la publicité et nous ne le vendons pas.',
    'Vos données sont enregistrées dans l’UE.',
    'Nous ne chargeons rien auprès d’autres entreprises et ne comptons aucune visite avant votre accord.',
    'Vous pouvez tout exporter ou supprimer vous-même dans les réglages, sous Compte. Nous répondons aux demandes dans les 30 jours.',
    'Le service ne s’adresse pas aux enfants de moins de 16 ans.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Qui est responsable',
      blocks: [
        'Upkept (« nous ») exploite ce service et est responsable des données qu’il contient. Pour toute question sur vos données, écrivez à [{support email}](mailto:{support email}).',
        { company: true },
      ],
    },
    {
      id: 'what',
      title: 'Ce que nous enregistrons, pourquoi, et combien de temps',
      blocks: [
        'Presque tout vient de vous : de ce que vous écrivez et cochez, et de la façon dont vous utilisez le service. Ce que nous savons d’un abonnement vient de Stripe. Nous n’achetons pas de données et n’en recueillons auprès de personne d’autre.',
        {
          caption: 'Ce que nous enregistrons',
          columns: ['Quoi', 'Pourquoi', 'Combien de temps'],
          rows: [
            [
              'Votre compte',
              'Adresse e-mail, nom et langue',
              'Pour vous connecter, vous saluer et vous écrire dans votre langue',
              'Jusqu’à ce que vous supprimiez votre compte',
            ],
            [
              'Les personnes d’un logement',
              'Qui fait partie d’un logement, depuis quand, et avec quel rôle : responsable, membre ou lecture seule ; et, si vous le dites, les jours où vous avez du temps, ce que vous laissez aux autres et quand vous êtes absent. Les autres personnes du logement voient votre nom, et ses responsables votre adresse e-mail',
              'Pour que plusieurs personnes puissent s’occuper ensemble d’un logement',
              'Jusqu’à ce que la personne quitte le logement, ou que le compte ou le logement soit supprimé',
            ],
            [
              'Les invitations à un logement, si vous en envoyez',
              'Qui vous invitez, si vous saisissez une adresse, avec quel rôle et quand. Le message vous nomme, avec votre adresse e-mail et le logement. Si vous êtes invité, votre adresse n’est enregistrée que pour cela',
              'Pour faire entrer quelqu’un dans un logement, et seulement la personne voulue',
              'Jusqu’à ce que l’invitation soit acceptée ou retirée, ou au plus une heure environ après ses sept jours',
            ],
            [
              'Votre logement',
              'Son nom, son pays et son fuseau horaire, la ville la plus proche sous la forme d’un numéro dans une liste, sans adresse, appartement ou maison, ce qu’il contient, le nombre de tâches par semaine, les jours',
              'Pour ne proposer que ce dont votre logement a besoin, au moment qui convient à vous et à la saison',
              'Jusqu’à ce que vous supprimiez votre compte. Un logement où vivent d’autres personnes leur reste',
            ],
            [
              'Vos tâches',
              'Ce qui a été programmé (aussi pour l’année à venir), fait, déplacé ou ignoré, quand et par qui, la fréquence que vous souhaitez, à qui une tâche est confiée, et les tâches écrites avec vos propres mots. Les autres personnes du logement voient ce que vous avez fait',
              'Pour montrer vos semaines, pour répartir le travail équitablement, et parce que la semaine suivante dépend de ce qui a été fait avant',
              'Jusqu’à ce que vous supprimiez votre compte. Ce que vous avez fait dans un logement où vivent d’autres personnes y reste, sans votre nom',
            ],
            [
              'Votre historique',
              'Les travaux que vous avez notés ou importés : le jour, ce qui a été fait, votre note, le coût, et qui l’a fait avec son numéro de téléphone. Si c’est une autre personne, ses données sont enregistrées aussi',
              'Pour montrer votre historique et votre carnet du logement, et pour programmer la suite',
              'Jusqu’à ce que vous supprimiez l’entrée ou votre compte. Une entrée supprimée peut être rétablie pendant 30 jours',
            ],
            [
              'Votre carnet du logement, si vous le partagez',
              'Une empreinte du secret de son lien, ce qu’il montre, et quand il prend fin. Toute personne qui a le lien peut lire ce qu’il montre : les équipements de votre logement et, si vous le voulez, son historique avec les coûts, les noms et les photos',
              'Pour qu’un acheteur, un propriétaire ou une assurance puisse le lire sans compte',
              'Jusqu’à ce que vous y mettiez fin, le renouveliez ou supprimiez votre compte ; le lien cesse de fonctionner le jour que vous avez choisi',
            ],
            [
              'Une tâche que vous partagez, si vous en partagez',
              'Une empreinte du secret de son lien, et sa date de fin. Toute personne qui a le lien peut lire cette tâche, la cocher, et y ajouter une note, des photos et des documents',
              'Pour qu’un artisan puisse la faire sans compte',
              'Jusqu’à ce que vous y mettiez fin ou que vous supprimiez votre compte ; le lien ne fonctionne plus au bout de 30 jours',
            ],
            [
              'Vos pauses',
              'De quand à quand vous êtes en déplacement, donc quand votre logement peut être vide',
              'Pour ne rien programmer pendant ce temps',
              'Jusqu’à ce que vous mettiez fin à la pause ou supprimiez votre compte',
            ],
            [
              'Un changement d’adresse e-mail',
              'La nouvelle et l’ancienne adresse, laquelle a confirmé, et quand il prend fin',
              'Pour vérifier que les deux adresses sont à vous',
              'Environ un jour',
            ],
            [
              'Votre résumé hebdomadaire',
              'Son jour et son heure, pour quelles semaines il a été envoyé, combien ont été envoyés depuis que vous avez regardé votre semaine, et si des e-mails nous sont revenus',
              'Pour l’envoyer quand il vous convient, moins souvent quand vous ne l’utilisez pas, et pas du tout quand vous n’en voulez pas',
              'Les semaines pour lesquelles il a été envoyé : environ 60 jours. Le reste : jusqu’à ce que vous supprimiez votre compte',
            ],
            [
              'Les photos et documents, si vous en ajoutez',
              'Ce qu’ils montrent, sans le lieu ni l’appareil qu’indique une photo. Un PDF est enregistré tel que vous l’envoyez',
              'Pour que vous les ayez avec les travaux qu’ils montrent',
              'Jusqu’à ce que vous les supprimiez ou supprimiez votre compte, ou 30 jours après la suppression des travaux',
            ],
            [
              'Vos questions à l’assistant, si vous en posez',
              'La question, l’équipement dont elle parle, si un fichier y était joint, et la réponse ; jamais le fichier lui-même',
              'Pour que vous puissiez relire la réponse',
              'Jusqu’à ce que vous supprimiez la question ou votre compte. Au-delà de 200, les plus anciennes sont supprimées',
            ],
            [
              'Vos appareils, si vous en notez',
              'Marque, modèle, numéro de série, jour, magasin et prix de l’achat, fin de la garantie, adresse de la notice, et pièces avec leur stock et les tâches qui les utilisent',
              'Pour les avoir sous la main pour les réparations et les assurances, vous prévenir avant la fin d’une garantie, et adapter les conseils à votre modèle',
              'Jusqu’à ce que vous les retiriez ou supprimiez votre compte',
            ],
            [
              'Vos compteurs, si vous en notez',
              'Nom, unité et relevés, et quand un autre relevé est demandé',
              'Pour demander les relevés et prévoir ce qui dépend de l’usage',
              'Jusqu’à ce que vous les supprimiez, ou votre compte',
            ],
            [
              'Ce que coûte l’assistant',
              'Combien d’IA a été utilisée pour votre foyer en un jour',
              'Pour garder son coût dans une limite',
              'Environ 60 jours',
            ],
            [
              'Vos sessions',
              'Quand un navigateur s’est connecté, et quel jour il a servi pour la dernière fois',
              'Pour garder votre session ouverte, et pour vous permettre de vous déconnecter partout',
              'Jusqu’à ce que vous vous déconnectiez. Une session prend fin après 30 jours sans utilisation et après 90 jours dans tous les cas ; sa trace est supprimée à votre première connexion 30 jours plus tard',
            ],
            [
              'Les clés d’accès, si vous en ajoutez',
              'Le nom que vous donnez à une clé d’accès, la partie publique de sa clé, et quand elle a servi pour la dernière fois. Votre doigt, votre visage et votre code ne quittent jamais votre appareil',
              'Pour vous connecter sans e-mail',
              'Jusqu’à ce que vous la retiriez ou supprimiez votre compte',
            ],
            [
              'Un lien avec un service de connexion, si vous en utilisez un',
              'De quel service il s’agit, le nom qu’il vous donne, et quand vous l’avez utilisé ici pour la première fois',
              'Pour vous connecter quand le service dit qui vous êtes',
              'Jusqu’à ce que vous le retiriez ou supprimiez votre compte',
            ],
            [
              'Les jetons d’API, si vous en créez',
              'Le nom que vous donnez à un jeton, ce qu’il peut faire, quand il expire, quel jour il a servi pour la dernière fois, et son empreinte',
              'Pour permettre à vos propres programmes de lire ou de modifier vos tâches, et vous montrer lesquels le peuvent',
              'Jusqu’à ce que vous le retiriez ou vous déconnectiez partout, ou en créiez un autre après son expiration',
            ],
            [
              'Les notifications, si vous les activez',
              'L’adresse de votre navigateur auprès de son service de notification et ses clés, chiffrées, l’heure, et quand le dernier essai a échoué',
              'Pour vous montrer les tâches du jour',
              'Jusqu’à ce que vous les désactiviez ou vous déconnectiez',
            ],
            [
              'Les applications connectées, si vous en admettez',
              'Le nom et l’adresse qu’une application donne, ce qu’elle peut faire, quand vous l’avez admise, quel jour elle a servi la dernière fois, et des empreintes de ses clés',
              'Pour que les applications que vous avez choisies lisent ou modifient vos tâches, et pour vous montrer lesquelles le peuvent',
              'Jusqu’à ce que vous la retiriez ou vous déconnectiez partout. Une application qui n’a pas servi pendant 90 jours n’a plus accès, et ses données sont supprimées quand vous en connectez une autre',
            ],
            [
              'Les webhooks, si vous en ajoutez',
              'L’adresse que vous avez indiquée et un secret, chiffrés, et quand et avec quel résultat nous y avons envoyé quelque chose',
              'Pour signaler à vos propres programmes ce qui change dans votre programme, et vous montrer que c’est arrivé',
              'Jusqu’à ce que vous le retiriez ou vous déconnectiez partout ; ce qui a été envoyé : 30 jours',
            ],
            [
              'Home Assistant, si vous y affichez un logement',
              'Depuis quand, et qui l’a voulu. Le serveur MQTT (broker) de l’exploitant de cette installation reçoit le nom du logement, le nombre de tâches à faire, la prochaine tâche et vos compteurs. Toute personne qui a accès à ce broker les voit',
              'Pour les afficher dans Home Assistant, et y cocher des tâches',
              'Jusqu’à ce que vous le désactiviez, quittiez le logement ou vous déconnectiez partout ; le broker n’en garde alors rien',
            ],
            [
              'Les liens de connexion',
              'L’adresse, l’heure, et une empreinte du lien. Avec un service de connexion, aussi le nom qu’il vous donne',
              'Pour connecter la personne qui a le lien, une fois',
              'Environ un jour après l’expiration du lien',
            ],
            [
              'Les compteurs contre les abus',
              'Combien de fois une chose a été demandée en une heure, sous une forme brouillée d’une adresse e-mail ou réseau',
              'Pour arrêter les avalanches de demandes de connexion',
              'Deux heures au plus',
            ],
            [
              'Votre abonnement, si vous en achetez un',
              'Les identifiants de Stripe pour vous et l’abonnement, s’il est payé, et jusqu’à quand',
              'Pour savoir si vous avez Premium',
              'Jusqu’à ce que vous supprimiez votre compte',
            ],
            [
              'Ce qui attend d’être fait pour vous',
              'Qu’un e-mail, un agenda ou une suppression attend nos serveurs, et les calculs de programme où votre logement a échoué',
              'Pour que rien ne soit oublié quand un serveur tombe en panne',
              'Jusqu’à ce que ce soit fait ; les calculs échoués : 60 jours',
            ],
            [
              'Le rappel d’un guide, si vous en demandez un',
              'L’adresse que vous avez saisie sous le guide, sa langue, le guide, le moment de la demande et celui de l’e-mail. Aucun compte n’est nécessaire',
              'Pour vous écrire une fois, dans un an',
              'Jusqu’à l’envoi de cet e-mail ; 7 jours si vous ne le confirmez pas ; jusqu’à ce que vous l’annuliez par le lien',
            ],
            [
              'Ce que vous déclarez au sujet d’un contrat',
              'Une résiliation ou une rétractation : l’adresse, le nom et la référence que vous avez indiqués, quand, et ce qui a été remboursé. Ainsi que les e-mails que nous avons envoyés au sujet du contrat',
              'Pour l’exécuter, et prouver que nous l’avons fait',
              '90 jours pour celles qui ne sont pas confirmées, cinq ans pour les autres ; dans tous les cas jusqu’à ce que vous supprimiez votre compte',
            ],
            [
              'Votre connexion d’agenda, si vous en faites une',
              'Quel agenda est le nôtre, quand ont lieu ses événements et s’ils laissent de côté ce qui est pour les autres, quels jours en ont un et quand ils ont été synchronisés, et l’autorisation de Google, chiffrée',
              'Pour y inscrire votre temps d’entretien et le tenir à jour',
              'Jusqu’à 1 jour après que vous l’avez déconnecté, avez quitté le logement ou cessé d’utiliser le service',
            ],
            [
              'Une tentative de connexion d’un agenda',
              'Quand elle a commencé, et une empreinte du nombre aléatoire de son cookie',
              'Pour que seul le navigateur qui l’a commencée puisse la terminer',
              'Jusqu’à ce qu’elle soit terminée, ou environ un jour',
            ],
            [
              'Votre adresse d’agenda privée, si vous en créez une',
              'L’adresse, chiffrée, quelles tâches elle montre, quand ont lieu ses événements et quand chacun de ses jours a changé pour la dernière fois',
              'Pour que les applications d’agenda qui l’ont montrent vos tâches',
              'Jusqu’à ce que vous la retiriez, quittiez le logement ou supprimiez votre compte',
            ],
            [
              'Les accès de l’assistance',
              'Ce que notre assistance a fait pour votre compte, et quand',
              'Pour que chacun de ces accès puisse être justifié',
              'Définitivement ; une fois votre compte supprimé, sans rien qui vous identifie',
            ],
          ],
        },
        'Les journaux techniques contiennent l’heure, l’adresse de la page, le résultat et la durée d’une demande. Ils ne contiennent aucune adresse e-mail, aucune adresse réseau et rien de ce que vous avez écrit.',
      ],
    },
    {
      id: 'why',
      title: 'Nos bases légales',
      blocks: [
        {
          list: [
            [
              'Notre contrat avec vous',
              'Compte, logement, ses personnes et ses invitations, tâches, historique, carnet du logement, pauses, résumé hebdomadaire, sessions, clés d’accès, un lien avec un service de connexion, jetons d’API, applications connectées, webhooks, Home Assistant, notifications, liens de connexion, abonnement, agenda, et questions à l’assistant. Sans cela, nous ne pouvons pas fournir le service.',
            ],
            [
              'Votre consentement',
              'La mesure d’audience, tout ce qui est chargé auprès d’autres entreprises, et le rappel d’un guide. Vous pouvez le retirer à tout moment.',
            ],
            [
              'Notre intérêt légitime à un service sûr et fiable',
              'Les compteurs contre les abus, les journaux techniques, la trace des accès de l’assistance, et les noms des personnes qui ont travaillé dans votre logement.',
            ],
            [
              'La loi',
              'Ce que vous déclarez au sujet d’un contrat, et les pièces de paiement, que le droit fiscal nous impose de conserver. Elles sont gardées par Stripe et dans nos comptes, à part de votre programme.',
            ],
          ],
        },
      ],
    },
    {
      id: 'where',
      title: 'Où elles sont enregistrées',
      blocks: [
        'Vos données sont enregistrées dans l’UE, dans une seule base de données. Elles sont chiffrées pendant leur transport. Les sauvegardes, qui ne servent qu’en cas d’urgence, contiennent des données supprimées jusqu’à ce qu’elles soient supprimées elles-mêmes.',
      ],
    },
    {
      id: 'others',
      title: 'Les entreprises avec lesquelles nous travaillons',
      blocks: [
        'Ces entreprises ne reçoivent que ce dont elles ont besoin pour leur part. Certaines peuvent le traiter hors de l’UE. Postmark, Stripe, Google et OpenAI travaillent aussi aux États-Unis. Leurs contrats avec nous contiennent les clauses contractuelles types de la Commission européenne (décision (UE) 2021/914), ou elles participent au cadre de protection des données UE-États-Unis. Vous pouvez nous en demander une copie.',
        {
          list: [
            ['Notre hébergeur', 'Exploite les serveurs et la base de données, dans l’UE.'],
            [
              'Un service de connexion',
              'Seulement là où la page de connexion en propose un, et si vous l’utilisez. Il apprend que vous vous connectez ici, et nous donne le nom qu’il vous donne et votre adresse e-mail.',
            ],
            [
              'Postmark',
              'Distribue nos e-mails : il reçoit donc votre adresse et le texte de l’e-mail. Il nous dit si un e-mail nous revient ou est signalé comme indésirable, et si vous vous désinscrivez. Si ce site utilise son propre serveur de messagerie, c’est lui qui les distribue.',
            ],
            [
              'Stripe',
              'Encaisse les paiements, si vous achetez Premium. Il reçoit votre adresse e-mail, un identifiant de votre compte, et vos données de paiement, que nous ne voyons jamais.',
            ],
            [
              'Google Agenda',
              'Seulement si vous le connectez. Il reçoit l’agenda que nous créons dans votre compte et ses événements, avec les tâches du jour et leurs étapes. Notre autorisation ne couvre que cet agenda : nous ne pouvons pas lire les autres.',
            ],
            [
              'Le service de notification du fabricant de votre navigateur',
              'Seulement si vous activez les notifications. Il les transmet à votre appareil, et voit quand. Ce qu’elles disent est chiffré pour votre navigateur.',
            ],
            [
              'Google Analytics',
              'Seulement si vous l’acceptez. Il reçoit quelles pages et quels boutons sont utilisés, par un visiteur, un utilisateur gratuit ou Premium, quelle campagne a mené ici, et une adresse réseau raccourcie. Il ne reçoit jamais votre nom, votre adresse e-mail ni vos tâches.',
            ],
            [
              'OpenAI',
              'Seulement là où un modèle d’IA est activé. Pour personnaliser une semaine, il reçoit votre pays, ce que contient votre logement, vos réponses à son sujet, vos jours, les tâches à faire, et les titres de vos propres tâches de cette semaine. Vous pouvez désactiver cela dans les [réglages](/settings?tab=preferences). Quand vous interrogez l’assistant, il reçoit votre question, le fichier si vous en ajoutez un, et ce que contient votre logement. Il reçoit aussi un identifiant brouillé de votre foyer, pour pouvoir arrêter les abus, mais jamais votre nom ni votre adresse e-mail. Nous lui demandons de ne rien enregistrer de cela, mais pour trouver les abus il peut le garder jusqu’à 30 jours. Il ne s’en sert pas pour entraîner ses modèles, et nous ne gardons pas votre fichier après la réponse. Si ce site utilise un autre fournisseur d’IA, c’est lui qui reçoit la même chose. Les urgences sont reconnues sur nos propres serveurs et ne lui sont pas envoyées.',
            ],
          ],
        },
      ],
    },
    {
      id: 'calendar',
      title: 'Votre agenda',
      blocks: [
        'Si vous connectez Google Agenda, Google vous demande de nous permettre de créer notre propre agenda et de l’utiliser. Nous ne demandons rien d’autre. Chaque personne d’un logement peut connecter le sien, que les autres ne voient pas.',
        {
          list: [
            [
              'Ce que nous écrivons',
              'Un événement pour chaque jour qui a des tâches : leurs titres, leurs étapes et leurs liens.',
            ],
            [
              'Ce que nous lisons',
              'Si cet agenda et ces événements existent encore. Nous ne pouvons voir ni vos autres agendas, ni vos contacts, ni vos e-mails.',
            ],
            [
              'Ce qui se passe quand vous le déconnectez ou quittez le logement',
              'Nous supprimons l’agenda avec ses événements, révoquons l’autorisation et supprimons nos données à son sujet en un jour, même si Google ne répond pas.',
            ],
          ],
        },
        'Nous n’utilisons ce que nous recevons de Google que pour montrer vos tâches dans votre agenda. Nous ne le transmettons pas, ne l’utilisons pas pour de la publicité et ne nous en servons pas pour entraîner des modèles, et personne ne le lit à moins que vous ne nous demandiez de l’aide. Cela respecte les règles de Google sur les données utilisateur des services d’API, y compris les exigences d’utilisation limitée.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage de votre navigateur',
      blocks: [
        'Nous déposons deux cookies seulement pendant que vous en avez besoin : __Host-upkept_calendar pendant que vous connectez un agenda, et __Host-upkept_oidc pendant que vous vous connectez avec un service de connexion. Ils contiennent des nombres aléatoires, signés ou chiffrés, qui montrent que c’est le même navigateur qui termine ce qu’il a commencé. Ils expirent après dix minutes, ou avec le lien que nous avons envoyé. Un troisième, language, contient en, fr ou de pendant un an après votre dernière visite : la langue de votre dernière connexion, pour que l’application s’ouvre dans cette langue. Votre navigateur garde aussi quelques valeurs dans son stockage local, que vous pouvez y supprimer à tout moment :',
        {
          list: [
            ['token', 'Garde votre session ouverte. Il est supprimé quand vous vous déconnectez.'],
            [
              'home',
              'Lequel de vos logements vous voyez, aussi dans la mémoire de l’onglet. Il est supprimé quand vous vous déconnectez, et de la mémoire de l’onglet au plus tard avec celui-ci.',
            ],
            [
              'cookieConsent',
              'Si vous avez accepté ou refusé. Tant que vous n’avez pas choisi, nous faisons comme si vous aviez refusé.',
            ],
            ['signInNonces', 'Reconnaît le navigateur qui a demandé un lien de connexion.'],
            [
              'signInRequest',
              'L’adresse pour laquelle vous avez demandé un lien de connexion, et ce qui vous connecte avec le code de cet e-mail, pendant dix minutes.',
            ],
            ['signInForPremium', 'Lequel de ces liens a été demandé en vue de Premium.'],
            [
              'wishedPage',
              'De quel appareil vous avez scanné l’étiquette, ou ce qu’une application vous a demandé, avant de vous connecter, pendant une heure.',
            ],
            [
              'draft',
              'Ce que vous avez saisi sans l’enregistrer, ce que vous avez choisi pour un logement avant de vous connecter, votre nom et votre adresse, pour qu’un clic suffise quand votre session est terminée, et ce que vous avez modifié ou photographié hors ligne sans l’avoir encore envoyé. Il est supprimé quand c’est enregistré ou que vous vous déconnectez. Si votre session prend fin autrement, il est gardé pour votre retour, et supprimé quand quelqu’un d’autre se connecte ou à la première visite après 30 jours.',
            ],
            [
              'household',
              'Dans le cache du navigateur : votre nom et votre adresse e-mail, vos réglages et les semaines que vous avez vues en dernier, pour que vous puissiez les lire hors ligne. Il est supprimé quand vous vous déconnectez.',
            ],
            [
              'reloadedAt',
              'Dans le stockage de l’onglet : quand une page a dû être rechargée après une mise à jour. Il est supprimé avec l’onglet.',
            ],
            [
              'calendarRetried',
              'Dans le stockage de l’onglet : qu’une tentative expirée de connecter un agenda a été répétée. Il est supprimé avec l’onglet.',
            ],
          ],
        },
        'Si vous acceptez, Google Analytics dépose des cookies dont le nom commence par _ga, et Stripe peut déposer les siens sur la page des tarifs. Si vous refusez, ni l’un ni l’autre n’est chargé et les cookies dont le nom commence par _ga sont supprimés. Le bouton « Cookies » au pied de chaque page vous repose la question.',
      ],
    },
    {
      id: 'email',
      title: 'E-mails',
      blocks: [
        'Nous vous envoyons des liens de connexion quand vous en demandez, une confirmation de chaque achat et de ce que vous déclarez à son sujet, un avis si un paiement échoue ou si Premium prend fin, un avis de chaque nouvelle clé d’accès, de chaque lien avec un service de connexion, de chaque jeton d’API, de chaque application connectée et de chaque webhook, un si un webhook est mis en pause, un quand votre compte est supprimé, et un résumé hebdomadaire de vos tâches. Nous n’envoyons pas de publicité et ne suivons pas si vous ouvrez un e-mail ou cliquez dedans.',
        'Vous pouvez arrêter le résumé hebdomadaire à tout moment : avec le lien de désinscription de l’e-mail, sans connexion, ou dans les [réglages](/settings). Nous l’arrêtons aussi si les e-mails qui vous sont destinés nous reviennent, ou si vous en signalez un comme indésirable. Les liens de connexion ne sont pas concernés.',
        'Les liens d’un résumé portent une clé pour une tâche. Toute personne qui a un tel lien peut voir le titre de cette tâche, la marquer comme faite, la déplacer à la semaine suivante, et annuler cela, mais rien d’autre. La clé expire après 8 jours.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        'Vous avez le droit de consulter, de rectifier, d’exporter et de supprimer vos données, d’en limiter l’utilisation ou de vous y opposer, et de retirer votre consentement. Vous pouvez faire presque tout cela vous-même dans les [réglages](/settings) :',
        {
          list: [
            [
              'Exporter',
              'Un fichier avec tout ce qui est enregistré sur vous et sur les logements dont vous êtes responsable, mais sans ce que les autres personnes y ont réglé pour elles-mêmes, et une archive de leurs photos et documents.',
            ],
            [
              'Supprimer',
              'Supprime chaque logement où vous vivez sans autre personne, met fin à son abonnement et vous retire de ses clients chez Stripe. Vous retire de vos autres logements, déconnecte vos agendas, met fin à chaque session, puis retire définitivement tout ce qui vous concerne ; ce que vous avez fait dans ces logements reste, sans votre nom. Si Stripe ou Google ne répond pas à ce moment, nous réessayons jusqu’à ce que ce soit fait.',
            ],
            ['Rectifier', 'Votre nom, votre pays, votre ville, votre fuseau horaire, votre logement et vos jours.'],
          ],
        },
        'Pour tout le reste, écrivez à [{support email}](mailto:{support email}) depuis l’adresse avec laquelle vous vous connectez. Nous répondons aux demandes sur les données dans les 30 jours. Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays.',
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      blocks: [
        'Le service ne s’adresse pas aux enfants de moins de 16 ans. Si vous apprenez qu’un enfant s’est inscrit, dites-le-nous et nous supprimerons le compte.',
      ],
    },
    {
      id: 'safety',
      title: 'Comment elles sont protégées',
      blocks: [
        'Il n’y a pas de mots de passe à voler. Un lien de connexion sert une fois, pendant quelques minutes, et nous n’en gardons qu’une empreinte, à partir de laquelle personne ne peut le retrouver. Les autorisations d’agenda sont chiffrées. Chaque demande n’atteint que le foyer auquel elle appartient. Si une violation touche un jour vos données, nous vous en informerons, ainsi que l’autorité, comme la loi l’exige.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      blocks: [
        'Si une modification de cette politique touche quelque chose que vous avez accepté, nous vous le disons par e-mail avant qu’elle ne s’applique.',
      ],
    },
  ],
};
