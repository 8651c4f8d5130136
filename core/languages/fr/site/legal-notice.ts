import type { legalNotice as english } from '../../en/site/legal-notice.ts';
import type { Translation } from '../../translation.ts';

export const legalNotice: Translation<typeof english> = {
  title: 'Mentions légales',
  updated: { date: '2026-11-27', shown: '27 novembre 2026' },
  lede: 'Qui exploite Upkept et en répond.',
  inShort: [
    'Écrivez à [{support email}](mailto:{support email}) pour toute question. Nous répondons en quelques jours.',
    'Pour mettre fin à un contrat, utilisez [Résilier ou se rétracter](/cancel). Aucune connexion n’est nécessaire.',
  ],
  sections: [
    {
      id: 'company',
      title: 'Qui nous sommes',
      blocks: [
        'Upkept est exploité par la société nommée ici. Si vous ne voyez aucun nom, écrivez à [{support email}](mailto:{support email}).',
        { company: 'all' },
      ],
    },
    {
      id: 'disputes',
      title: 'Litiges',
      blocks: [
        'Si vous êtes un consommateur et que nous ne trouvons pas d’accord, vous pouvez saisir gratuitement le médiateur de la consommation nommé ci-dessus, après nous avoir écrit. Si aucun médiateur n’est nommé, rien n’est vendu ici aux consommateurs de France.',
      ],
    },
    {
      id: 'source',
      title: 'Code source',
      blocks: [
        'Upkept est un logiciel libre sous la licence publique générale GNU Affero, version 3 ou ultérieure. Si vous l’utilisez par le réseau, vous pouvez obtenir le code source exact de ce qui fonctionne ici. Si aucune adresse n’est indiquée ci-dessus, écrivez-nous et nous vous l’envoyons.',
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
