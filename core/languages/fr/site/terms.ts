import type { terms as english } from '../../en/site/terms.ts';
import type { Translation } from '../../translation.ts';

/** Binding for contracts that are concluded in French. The box is the one of article D211-4 of the Code de la consommation. */
export const terms: Translation<typeof english> = {
  title: 'Conditions d’utilisation',
  updated: { date: '2025-04-22', shown: '22 avril 2025' },
  changed: {
    date: '2026-11-30',
    shown: '30 novembre 2026',
    what: 'contrats dans la langue de l’acheteur, annonces 30 jours à l’avance, responsabilité, garantie légale de conformité, nombre de tâches personnalisées à la fois, médiation',
  },
  lede: 'Ce que vous pouvez attendre d’Upkept, et ce que nous vous demandons.',
  inShort: [
    'La formule gratuite ne coûte rien et ne demande pas de carte bancaire.',
    'Premium est un abonnement qui se renouvelle. Vous pouvez vous rétracter pendant 14 jours après l’achat, et résilier à tout moment ; passé les 14 jours, les périodes entamées ne sont pas remboursées.',
    'Ce que nous proposons est un conseil général. Dans le doute, appelez un professionnel.',
    'Ce que vous saisissez reste à vous. Vous pouvez partir quand vous voulez et emporter vos données.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'De quoi il s’agit',
      blocks: [
        'Ces conditions forment le contrat entre vous et Upkept (« nous ») sur l’utilisation de ce service. En vous connectant, vous les acceptez. La [politique de confidentialité](/privacy) explique ce que deviennent vos données.',
        { company: true },
        'Le contrat est conclu dans la langue des pages sur lesquelles vous achetez, et les présentes conditions, dans cette langue, nous engagent l’un et l’autre. Notre assistance écrit en anglais, et dans la langue de votre contrat. L’e-mail qui confirme votre achat contient ces conditions, leur version et une empreinte de leur texte.',
      ],
    },
    {
      id: 'service',
      title: 'Le service',
      blocks: [
        'Upkept programme de petites tâches d’entretien pour votre logement, semaine après semaine, d’après ce que vous lui dites. Chaque tâche dit comment la faire et pourquoi elle est à faire. Nous améliorons le service en continu. Nous ne modifions ou ne retirons une partie que vous payez que pour une raison valable, comme la sécurité ou la loi, sans frais pour vous, et nous vous le disons par e-mail au moins 30 jours à l’avance ; vous pouvez alors mettre fin au contrat. « Bientôt disponible » décrit une intention, pas une promesse.',
      ],
    },
    {
      id: 'account',
      title: 'Votre compte',
      blocks: [
        'Vous vous connectez avec un lien que nous envoyons à votre adresse e-mail. Toute personne qui peut lire vos e-mails peut se connecter à votre place : protégez votre messagerie. Dans les [réglages](/settings), vous pouvez vous déconnecter partout. Utilisez votre propre adresse, et décrivez votre logement avec exactitude : le programme ne vaut que ce que vous nous dites.',
        'Vous pouvez vous occuper d’un logement à plusieurs. Un responsable du logement invite les autres, et peut changer ce qu’ils peuvent faire et les retirer. Premium appartient à un logement, et ses responsables le paient ; les autres ne paient rien. Si vous invitez quelqu’un, ne saisissez son adresse que si cette personne s’y attend.',
        'Le service ne s’adresse pas aux enfants de moins de 16 ans.',
      ],
    },
    {
      id: 'plans',
      title: 'Gratuit et Premium',
      blocks: [
        'La formule gratuite comprend une tâche personnalisée et pas de synchronisation de l’agenda. Elle ne coûte rien, ne demande pas de carte bancaire et ne s’arrête pas après un essai. Premium comprend la synchronisation de l’agenda et des tâches personnalisées sans limite, dont un logement peut avoir 200 à la fois. Les [tarifs](/pricing) comparent les deux.',
        {
          list: [
            'Le prix de Premium avec sa taxe et la période de facturation sont affichés dans les [tarifs](/pricing), et de nouveau au moment de payer, avant le paiement.',
            'Premium est un abonnement qui se renouvelle. Il se renouvelle, et il est prélevé au début de chaque période, jusqu’à ce que vous le résiliiez.',
            'Vous pouvez résilier à tout moment, sur la page [Résilier ou se rétracter](/cancel) ou dans les réglages, sous Compte. Premium dure alors jusqu’à la fin de la période que vous avez payée.',
            'Les périodes entamées ne sont pas remboursées. Vous pouvez vous rétracter pendant 14 jours après l’achat, et cela ne touche pas vos autres droits de consommateur.',
            'Si un paiement échoue, Stripe réessaie et nous vous le disons par e-mail. S’il continue d’échouer, Premium prend fin.',
            'Quand Premium prend fin, rien n’est supprimé. Vos tâches personnalisées continuent de se répéter, mais vous ne pouvez pas en créer plus que la formule gratuite ne le permet. La synchronisation de l’agenda s’arrête, et les événements qui sont déjà dans votre agenda y restent.',
            'Un nouveau prix s’applique à partir d’une période suivante. Nous vous le disons par e-mail au moins 30 jours à l’avance, pour que vous puissiez résilier d’ici là.',
          ],
        },
        'Stripe traite les paiements selon ses propres conditions.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Votre droit de rétractation',
      blocks: [
        'Vous avez le droit de vous rétracter du contrat Premium dans un délai de 14 jours sans donner de motif. Le délai expire 14 jours après le jour de l’achat. Si son dernier jour est un samedi, un dimanche ou un jour férié, il expire le premier jour ouvrable suivant.',
        'Pour vous rétracter, dites-le-nous par une déclaration dénuée d’ambiguïté : sur la page [Résilier ou se rétracter](/cancel), dont le lien se trouve au pied de chaque page et qui fonctionne sans connexion, ou par e-mail à [{support email}](mailto:{support email}), ou par courrier à l’adresse de nos [mentions légales](/legal). Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire. Il suffit d’envoyer la déclaration avant l’expiration du délai. Nous la confirmons par e-mail sans délai.',
        'Si vous vous rétractez, Premium prend fin immédiatement. Nous remboursons tout ce que nous avons reçu de vous à ce titre, sans retard excessif et au plus tard dans les 14 jours, par le moyen de paiement que vous avez utilisé. Cela ne vous coûte rien. Si vous avez expressément demandé au moment de payer que le service commence pendant le délai de rétractation, vous payez un montant proportionnel à ce qui a été fourni jusqu’à votre déclaration de rétractation, par rapport à toute la période que vous avez payée.',
        'Le modèle de formulaire de rétractation, à remplir et à renvoyer seulement si vous souhaitez vous rétracter :',
        {
          list: [
            'À l’attention de la société nommée ci-dessus, {support email} :',
            'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation de services (*) ci-dessous :',
            'Commandé le (*) :',
            'Nom du (des) consommateur(s) :',
            'Adresse du (des) consommateur(s) :',
            'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
            'Date :',
            '(*) Rayez la mention inutile.',
          ],
        },
      ],
    },
    {
      id: 'care',
      title: 'Travailler en sécurité',
      blocks: [
        'Les tâches et les guides sont des informations générales. Ils ne peuvent pas tenir compte de l’état de votre logement, de la marque de votre appareil ni des règles de votre pays.',
        {
          list: [
            'Suivez les instructions du fabricant, les consignes de sécurité d’une tâche et la loi de votre pays. Si elles diffèrent de ce que nous disons, suivez-les.',
            'Ne faites que ce que vous savez faire et avez le droit de faire. Laissez le gaz, l’électricité du réseau, les conduits de fumée et les toits aux professionnels formés.',
            'Si vous êtes locataire, demandez au propriétaire avant de modifier ou d’ouvrir quelque chose qui n’est pas à vous.',
            'Le service ne remarque pas les urgences et n’appelle pas les secours. Si vous sentez une odeur de gaz, voyez un feu ou si quelqu’un est blessé, appelez le numéro d’urgence de votre pays.',
          ],
        },
        'Des chiffres comme « jusqu’à 80 % des réparations courantes » décrivent ce qu’un entretien régulier peut faire en général. Ils ne sont pas une promesse pour votre logement.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Bon usage',
      blocks: [
        'Utilisez le service pour les logements dont vous vous occupez. Vous vous engagez à ne pas :',
        {
          list: [
            'vous connecter avec des adresses qui ne sont pas les vôtres, ni chercher à atteindre les données d’autres personnes',
            'contourner les limites, ni surcharger le service par des demandes automatiques',
            'saisir quoi que ce soit d’illicite ou qui porte atteinte aux droits d’autrui',
          ],
        },
        'Nous pouvons limiter ou fermer un compte qui enfreint ces règles. Quand c’est raisonnable, nous vous écrivons d’abord.',
      ],
    },
    {
      id: 'content',
      title: 'Vos contenus et les nôtres',
      blocks: [
        'Ce que vous saisissez reste à vous. Nous l’utilisons pour faire fonctionner le service pour vous, et pour rien d’autre.',
        'Les textes et les dessins du service sont à nous ; vous pouvez lire, imprimer et partager les guides pour votre propre logement. Le logiciel lui-même est un logiciel libre sous la licence publique générale GNU Affero, version 3 ou ultérieure, et ces conditions ne limitent pas les droits qu’elle vous donne.',
      ],
    },
    {
      id: 'calendar',
      title: 'Votre agenda',
      blocks: [
        'Si vous connectez un agenda, vous nous permettez d’en créer un dans votre compte et d’y créer, modifier et supprimer des événements. Vous pouvez le déconnecter à tout moment : nous supprimons alors cet agenda et révoquons l’autorisation. Nous supprimons nos données sur la connexion en un jour.',
        'Si vous créez une adresse d’agenda privée, toute personne qui l’a peut lire vos tâches. Gardez-la pour vous ; vous pouvez la remplacer ou la retirer à tout moment.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilité',
      blocks: [
        'Nous travaillons à garder le service disponible, mais nous ne pouvons pas promettre qu’il n’est jamais interrompu ni sans erreur. Ne comptez pas sur lui seul pour ce que vous ne devez pas oublier, comme un contrôle imposé par la loi.',
      ],
    },
    {
      id: 'conformity',
      title: 'La garantie légale de conformité',
      blocks: [
        'Si vous êtes un consommateur dans l’UE, la loi garantit que le service est tel que nous le décrivons, et qu’il fonctionne, aussi longtemps que nous vous le fournissons (directive (UE) 2019/770 ; en France, articles L224-25-12 et suivants du Code de la consommation ; en Allemagne, §§ 327 et suivants du BGB). Cela vaut aussi pour la formule gratuite. La garantie comprend les mises à jour qui gardent le service conforme et sûr.',
        'Si le service n’est pas conforme, vous pouvez exiger que nous le mettions en conformité, sans frais, dans un délai raisonnable et sans inconvénient majeur pour vous. Si nous ne le faisons pas, si nous ne le pouvons pas, ou si le défaut est grave, vous pouvez obtenir une réduction du prix ou mettre fin au contrat tout de suite. Nous devons alors rembourser ce que vous avez payé pour le temps où le service n’était pas conforme. C’est à nous de prouver qu’il l’était. Vous pouvez aussi demander des dommages et intérêts quand la loi le prévoit.',
        {
          box: [
            'Le consommateur a droit à la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité pendant toute la durée de la fourniture du service numérique. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.',
            'La garantie légale de conformité emporte obligation de fournir toutes les mises à jour nécessaires au maintien de la conformité du service numérique durant toute la durée de sa fourniture.',
            'La garantie légale de conformité donne au consommateur droit à la mise en conformité du service numérique sans retard injustifié suivant sa demande, sans frais et sans inconvénient majeur pour lui.',
            'Le consommateur peut obtenir une réduction du prix en conservant le service numérique, ou il peut mettre fin au contrat en se faisant rembourser intégralement contre renoncement au service numérique, si : 1° le professionnel refuse de mettre le service numérique en conformité ; 2° la mise en conformité du service numérique est retardée de manière injustifiée ; 3° la mise en conformité du service numérique ne peut intervenir sans frais imposés au consommateur ; 4° la mise en conformité du service numérique occasionne un inconvénient majeur pour le consommateur ; 5° la non-conformité du service numérique persiste en dépit de la tentative de mise en conformité du professionnel restée infructueuse.',
            'Le consommateur a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la mise en conformité du service numérique au préalable.',
            'Dans les cas où le défaut de conformité est mineur, le consommateur n’a droit à l’annulation du contrat que si le contrat ne prévoit pas le paiement d’un prix.',
            'Toute période d’indisponibilité du service numérique en vue de sa remise en conformité suspend la garantie qui restait à courir jusqu’à la fourniture du service numérique de nouveau conforme.',
            'Ces droits résultent de l’application des articles L. 224-25-1 à L. 224-25-31 du code de la consommation.',
            'Le professionnel qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 242-18-1 du code de la consommation).',
            'Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le service numérique est conservé, ou à un remboursement intégral contre renoncement au service numérique.',
          ],
        },
        'Pour faire jouer cette garantie, écrivez-nous. Aucune autre garantie ne la limite.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      blocks: [
        'Nous répondons de nos obligations comme la loi le prévoit. Rien dans ces conditions n’exclut ni ne limite la réparation à laquelle vous avez droit comme consommateur si nous manquons à l’une de nos obligations.',
      ],
    },
    {
      id: 'end',
      title: 'Fin du contrat',
      blocks: [
        'Vous pouvez supprimer votre compte à tout moment, dans les réglages, sous Compte. Cela résilie un abonnement immédiatement et retire définitivement vos données. Nous pouvons mettre fin au contrat avec un préavis de 30 jours par e-mail. Nous remboursons alors ce que vous avez payé pour le temps qui suit.',
      ],
    },
    {
      id: 'disputes',
      title: 'Si nous ne sommes pas d’accord',
      blocks: [
        'Écrivez-nous d’abord ; d’habitude, nous trouvons une solution. Si nous n’en trouvons pas et que nos [mentions légales](/legal) nomment un médiateur de la consommation, un consommateur peut le saisir gratuitement. Vous pouvez aussi saisir un tribunal, dans le pays où vous vivez.',
      ],
    },
    {
      id: 'law',
      title: 'Loi applicable, et modifications de ces conditions',
      blocks: [
        'La loi du pays de l’UE où nous sommes établis s’applique. Vous gardez la protection que la loi de votre propre pays vous donne comme consommateur.',
        'Quand ces conditions changent, la date en haut de la page change aussi. Si une modification vous est défavorable, nous vous le disons par e-mail au moins 30 jours avant qu’elle ne s’applique, et vous pouvez mettre fin au contrat d’ici là.',
        'Des questions ? Écrivez à [{support email}](mailto:{support email}).',
      ],
    },
  ],
};
