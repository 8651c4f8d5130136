import type { legalNotice as english } from '../../en/site/legal-notice.ts';
import type { Translation } from '../../translation.ts';

export const legalNotice: Translation<typeof english> = {
  title: 'Mentions légales',
  updated: { date: '2026-11-30', shown: '30 novembre 2026' },
  lede: 'Qui exploite Upkept et en répond.',
  inShort: [
    'Écrivez à [{support email}](mailto:{support email}) pour toute question. Nous répondons en quelques jours.',
    {
      where: 'ends-contracts',
      text: 'Pour mettre fin à un contrat, utilisez [Résilier ou se rétracter](/cancel). Aucune connexion n’est nécessaire.',
    },
  ],
  sections: [
    {
      id: 'company',
      title: 'Qui nous sommes',
      blocks: [
        { where: 'name', text: 'Upkept est exploité par la société nommée ici.' },
        {
          where: 'no-name',
          text: 'Ce serveur est exploité par la personne qui répond à [{support email}](mailto:{support email}).',
        },
        { company: true, all: true },
      ],
    },
    {
      id: 'disputes',
      title: 'Litiges',
      blocks: [
        {
          where: 'mediator',
          text: 'Écrivez-nous d’abord. Si nous ne trouvons pas d’accord et que vous êtes un consommateur, vous pouvez saisir gratuitement le médiateur de la consommation nommé ci-dessus.',
        },
        {
          where: 'no-mediator',
          text: 'Écrivez-nous d’abord. Nous ne relevons d’aucun médiateur : si nous ne trouvons pas d’accord, un tribunal décide.',
        },
      ],
    },
    {
      id: 'reports',
      title: 'Signaler une page',
      blocks: [
        'Un foyer peut partager son carnet du logement à une adresse secrète. Si une telle page enfreint la loi ou vous porte tort, utilisez « Signaler cette page » en bas de celle-ci, ou écrivez à [{support email}](mailto:{support email}), en français ou en anglais, en indiquant son adresse. Les autorités peuvent utiliser la même adresse.',
        'Une personne lit chaque signalement et y répond.',
      ],
    },
    {
      id: 'source',
      title: 'Code source',
      blocks: [
        'Upkept est un logiciel libre sous la licence publique générale GNU Affero, version 3 ou ultérieure. Si vous l’utilisez par le réseau, vous pouvez obtenir le code source exact de ce qui fonctionne ici.',
        { where: 'source', text: 'Il se trouve à l’adresse ci-dessus.' },
        { where: 'no-source', text: 'Écrivez-nous, et nous vous l’envoyons.' },
        'Les noms et les emplacements des villes viennent de [GeoNames](https://www.geonames.org/), sous la licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).',
      ],
    },
    {
      id: 'content',
      title: 'Nos textes et nos dessins',
      blocks: [
        'Vous pouvez lire, imprimer et partager nos guides pour votre propre logement. Les [conditions](/terms) en disent plus.',
      ],
    },
  ],
};
