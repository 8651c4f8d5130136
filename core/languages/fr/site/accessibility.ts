import type { accessibility as english } from '../../en/site/accessibility.ts';
import type { Translation } from '../../translation.ts';

export const accessibility: Translation<typeof english> = {
  title: 'Déclaration d’accessibilité',
  updated: { date: '2026-11-27', shown: '27 novembre 2026' },
  lede: 'À quel point Upkept est accessible, et comment nous dire quand il ne l’est pas.',
  inShort: [
    'Nous voulons que tout le monde puisse utiliser ce site et ses e-mails. Notre but est le niveau AA des WCAG 2.2.',
    'Les tests automatiques ne trouvent aucune violation. Personne qui dépend d’une aide technique ne l’a encore testé pour nous.',
    'Quelque chose ne marche pas pour vous ? Écrivez à [{support email}](mailto:{support email}).',
  ],
  sections: [
    {
      id: 'scope',
      title: 'De quoi il s’agit',
      blocks: [
        'Cette déclaration couvre les pages publiques, l’application et les e-mails d’Upkept, comme l’acte législatif européen sur l’accessibilité (directive (UE) 2019/882) le demande aux services vendus en ligne. Les pages de paiement appartiennent à Stripe, et les agendas à Google ; ils publient leurs propres déclarations.',
      ],
    },
    {
      id: 'tested',
      title: 'Ce qui a été testé, et comment',
      blocks: [
        'Le programme axe contrôle chaque type de page publique, chaque écran de l’application dans ses différents états, et chaque type d’e-mail, en couleurs claires et sombres et aux largeurs d’un téléphone et d’un ordinateur. Il passe à chaque changement, et un changement qui contient une violation n’est pas publié.',
        {
          list: [
            [
              'Clavier',
              'Des tests automatiques utilisent menus, boîtes de dialogue et formulaires sans souris, et vérifient où se trouve le focus.',
            ],
            [
              'Zoom et écrans étroits',
              'Les pages sont testées à une largeur de 320 pixels, qui correspond à un zoom de 400 %.',
            ],
            ['Contraste', 'Le contraste des textes est mesuré dans les deux jeux de couleurs.'],
            ['Mouvement', 'Les animations respectent le réglage qui réduit les mouvements.'],
            [
              'Sans JavaScript',
              'Les pages publiques peuvent être lues. Les formulaires ont besoin de JavaScript ; chacun dit comment nous joindre autrement.',
            ],
          ],
        },
      ],
    },
    {
      id: 'missing',
      title: 'Ce qui manque',
      blocks: [
        {
          list: [
            [
              'Lecteurs d’écran',
              'Les tests contrôlent les noms, les rôles et les annonces, mais aucun lecteur d’écran n’a été utilisé de bout en bout.',
            ],
            ['Personnes', 'Rien n’a été testé avec des personnes handicapées, ni audité par un tiers.'],
            [
              'Contraste',
              'Le contraste des icônes et des contours n’est pas mesuré, et les couleurs forcées non plus.',
            ],
            [
              'Langues',
              'Les pages publiques, l’application et ses e-mails sont en anglais, en français et en allemand.',
            ],
          ],
        },
      ],
    },
    {
      id: 'complain',
      title: 'Comment faire une réclamation',
      blocks: [
        'Écrivez à [{support email}](mailto:{support email}), et dites sur quelle page vous étiez et ce qui n’a pas marché. Nous répondons dans les 30 jours. Si notre réponse ne vous aide pas, vous pouvez saisir l’autorité de votre pays : en France, la DGCCRF (SignalConso) et le Défenseur des droits ; en Allemagne, la Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.',
      ],
    },
  ],
};
