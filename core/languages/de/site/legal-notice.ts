import type { Policy } from '../../policy.ts';

export const legalNotice = {
  title: 'Impressum',
  updated: { date: '2026-11-30', shown: '30. November 2026' },
  lede: 'Wer Upkept betreibt und dafür einsteht.',
  inShort: [
    'Schreiben Sie uns zu allem an [{support email}](mailto:{support email}). Wir antworten innerhalb weniger Tage.',
    {
      where: 'ends-contracts',
      text: 'Um einen Vertrag zu beenden, verwenden Sie [Verträge kündigen oder widerrufen](/cancel). Das geht ohne Anmeldung.',
    },
  ],
  sections: [
    {
      id: 'company',
      title: 'Wer wir sind',
      blocks: [
        { where: 'name', text: 'Upkept wird von dem hier genannten Unternehmen betrieben.' },
        {
          where: 'no-name',
          text: 'Diesen Server betreibt die Person, die unter [{support email}](mailto:{support email}) antwortet.',
        },
        { company: true, all: true },
      ],
    },
    {
      id: 'disputes',
      title: 'Streitigkeiten',
      blocks: [
        {
          where: 'mediator',
          text: 'Schreiben Sie zuerst uns. Wenn wir uns nicht einigen und Sie Verbraucherin oder Verbraucher sind, können Sie sich kostenlos an die oben genannte Verbraucherschlichtungsstelle wenden.',
        },
        {
          where: 'no-mediator',
          text: 'Schreiben Sie zuerst uns. Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Wenn wir uns nicht einigen, entscheidet ein Gericht.',
        },
      ],
    },
    {
      id: 'reports',
      title: 'Eine Seite melden',
      blocks: [
        'Ein Haushalt darf seine Hausakte unter einer geheimen Adresse teilen. Wenn eine solche Seite gegen das Gesetz verstößt oder Ihnen schadet, wählen Sie am Fuß der Seite „Diese Seite melden“, oder schreiben Sie auf Englisch oder Französisch mit ihrer Adresse an [{support email}](mailto:{support email}). Behörden können dieselbe Adresse verwenden.',
        'Ein Mensch liest jede Meldung und beantwortet sie.',
      ],
    },
    {
      id: 'source',
      title: 'Quellcode',
      blocks: [
        'Upkept ist freie Software unter der GNU Affero General Public License, Version 3 oder später. Wenn Sie es über das Netz benutzen, dürfen Sie den Quellcode genau dessen haben, was hier läuft.',
        { where: 'source', text: 'Er liegt unter der Adresse oben.' },
        { where: 'no-source', text: 'Schreiben Sie uns, dann schicken wir ihn Ihnen.' },
        'Die Namen und Lagen der Orte stammen von [GeoNames](https://www.geonames.org/), unter der Lizenz [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).',
      ],
    },
    {
      id: 'content',
      title: 'Unsere Texte und Zeichnungen',
      blocks: [
        'Sie dürfen unsere Ratgeber für Ihr eigenes Zuhause lesen, drucken und teilen. Mehr steht in den [Nutzungsbedingungen](/terms).',
      ],
    },
  ],
} as const satisfies Policy;
