import type { Policy } from '../../policy.ts';

/** Describes what the catalogue and its tests do today; docs/catalogue.md has the same rules for editors. */
export const howWeChoose = {
  title: 'Wie wir Aufgaben auswählen',
  updated: { date: '2026-11-27', shown: '27. November 2026' },
  lede: 'Woher unsere Aufgaben stammen, wie wir sie prüfen und wie die genannten Zahlen zu lesen sind.',
  inShort: [
    'Jede Aufgabe nennt die Organisation und das Dokument, auf das sie sich stützt, mit einem Link, wo das Dokument öffentlich ist.',
    'Die Herstelleranleitung Ihres eigenen Geräts geht unserem Rat immer vor.',
    'Sicherheitsaufgaben bleiben nie länger liegen, als ihre Quelle erlaubt. Alles andere muss in etwa eine Stunde pro Woche passen.',
    'Keine Aufgabe wird spontan erfunden. Ihre Schritte, Sicherheitshinweise und Quellen stammen aus unserem eigenen Katalog.',
  ],
  sections: [
    {
      id: 'sources',
      title: 'Woher die Aufgaben stammen',
      blocks: [
        'Der Katalog umfasst 55 Dinge im Haushalt und mehr als 200 Aufgaben. Für jede Aufgabe lesen wir Originalquellen, in dieser Reihenfolge:',
        {
          list: [
            ['Anleitungen der Hersteller', 'Sie wissen, wie ihr Gerät gebaut ist und was geöffnet werden darf.'],
            [
              'Behörden und Sicherheitsorganisationen',
              'Feuerwehren, Gesundheitsämter, Verbraucherschutzbehörden und Normungsgremien, für Abstände und Gefahren.',
            ],
            ['Fachverbände', 'Für die Arbeit von Betrieben für Schornsteine, Heizungen, Dächer und Gärten.'],
          ],
        },
        'Jede Aufgabe führt ihre Quellen unter „So geht es“ auf. Eine Anleitung, die sich von Modell zu Modell unterscheidet, hat vielleicht keinen Link. Wo eine Quelle ihre Seite geschlossen hat, verweisen wir auf eine archivierte Kopie und sagen das.',
      ],
    },
    {
      id: 'choice',
      title: 'Was zur Aufgabe wird',
      blocks: [
        'Eine Aufgabe muss Ihre Zeit wert sein. Wir fragen, was geschieht, wenn sie liegen bleibt, und geben ihr einen von vier Rängen:',
        {
          list: [
            [
              'Gefahr',
              'Verletzung, Feuer oder Gift. Ihr Plan überschreitet nie den längsten Abstand, den die Quelle erlaubt.',
            ],
            [
              'Kosten',
              'Schäden von Hunderten Euro. Arbeiten, die zu einer Jahreszeit gehören, kommen jedes Jahr in dieser Jahreszeit.',
            ],
            [
              'Verschleiß',
              'Kürzere Lebensdauer oder verschwendete Energie. Diese Aufgaben kommen in einem vollen Plan seltener.',
            ],
            ['Komfort', 'Schmutz, Geruch oder Aussehen. Diese Aufgaben weichen zuerst.'],
          ],
        },
        'Eine Aufgabe dauert fünf Minuten bis zwei Stunden. Längere Arbeit wird geteilt oder zu einem Termin beim Fachbetrieb. Alltägliche Gewohnheiten, zum Beispiel das Flusensieb nach jeder Ladung leeren, sind keine eigenen Aufgaben; die Schritte erwähnen sie.',
        'Manche Arbeit ist nie eine Aufgabe für Sie: ein Gasgerät, eine Mikrowelle, einen Sicherungskasten oder einen geschlossenen Kältekreis öffnen oder allein auf einer Leiter am Dach arbeiten. Dann besteht die Aufgabe darin, einen Termin beim Fachbetrieb zu vereinbaren.',
      ],
    },
    {
      id: 'plan',
      title: 'Wie Ihre Woche ausgewählt wird',
      blocks: [
        'Sie sagen, was Ihr Zuhause hat. Aufgaben zu allem anderen entfallen, ebenso Aufgaben, die nicht zu Ihrem Klima, Ihrem Land oder Ihrer Geräteart passen. Wir planen das ganze Jahr, legen jede jahreszeitliche Aufgabe auf ihre beste Zeit an Ihrem Wohnort und verteilen den Rest gleichmäßig. Jede Aufgabe Ihrer Woche sagt, warum sie fällig ist.',
        'Die [häufigen Fragen](/faq#plan) erklären, was Sie ändern können.',
      ],
    },
    {
      id: 'checks',
      title: 'Wie wir prüfen',
      blocks: [
        {
          list: [
            [
              'Anhand der Quellen',
              'Wir vergleichen jeden Abstand, jede Zahl und jede Sicherheitsregel mit der genannten Quelle. Ratgeber und Geräteseiten zeigen das Datum des letzten Vergleichs.',
            ],
            [
              'Durch wen',
              'Durch uns, die den Katalog geschrieben haben, und durch Programme. Noch hat ihn niemand aus Technik, Schornsteinfegerei oder Elektrohandwerk für uns geprüft. Sobald das geschehen ist, nennt die Seite den Namen und das Datum.',
            ],
            [
              'Auf gefährliche Kombinationen',
              'Ein Programm prüft, dass keine Aufgabe zwei Stoffe verwendet, die nicht zusammenkommen dürfen, und dass Aufgaben damit nie auf denselben Tag fallen.',
            ],
            [
              'Über ganze Jahre',
              'Bei jeder Änderung plant ein Programm zwei Jahre für zwölf verschiedene Haushalte, von einer Wohnung in Paris bis zu einem Haus mit Pool in Australien, und prüft Abstände, Jahreszeiten und Minuten.',
            ],
            [
              'Auf Wiederholungen und klare Worte',
              'Keine zwei Aufgaben dürfen dasselbe sagen, und jeder Schritt ist eine vollständige Anweisung.',
            ],
          ],
        },
        'Trotzdem machen wir Fehler. Wenn Sie einen finden, schreiben Sie an [{support email}](mailto:{support email}), und nennen Sie die Aufgabe. Wir prüfen die Quelle noch einmal und berichtigen die Aufgabe für alle.',
      ],
    },
    {
      id: 'figures',
      title: 'Wie unsere Zahlen zu lesen sind',
      blocks: [
        'Auf der Startseite nennen wir ein paar Zahlen, jeweils mit Sternchen, wo es eine Schätzung ist. Das steckt hinter jeder davon. Für die ersten beiden gibt es keine Rechnung: Wir kennen keine veröffentlichte Statistik der Reparaturen oder Einsätze nach Ursache, mit der wir sie berechnen könnten, und gemessen haben wir keine von beiden.',
        {
          list: [
            [
              'Bis zu 80 % der häufigen Reparaturen',
              'Unsere eigene Schätzung, was regelmäßige Pflege höchstens bewirken kann. Sie zählt Reparaturen, die mit Schmutz, Kalk, verstopften Filtern, verschlissenen Dichtungen, Frost oder versäumten Prüfungen beginnen. Unfälle, fehlerhafte Teile und Alter zählt sie nicht. Sie ist eine Obergrenze und kein Durchschnitt, und wir haben sie bei den Menschen, die Upkept benutzen, nicht gemessen.',
            ],
            [
              '70 % weniger Notdiensteinsätze',
              'Wieder unsere eigene Schätzung. Sie zählt Einsätze mit frühen Anzeichen, auf die unsere Aufgaben achten: ein verstopfter Abfluss, ein undichter Schlauch, eine Heizung, die in der ersten kalten Woche ausfällt. Für ein bestimmtes Zuhause kann das niemand versprechen.',
            ],
            [
              'Schäden in Höhe von Tausenden',
              'Die Kosten eines einzigen Vorfalls: Ein geplatztes Rohr, ein undichtes Dach oder ein Schornsteinbrand kostet oft mehrere tausend Euro. Die meisten Jahre bringen keinen, es ist also keine jährliche Ersparnis. Die Ratgeber nennen übliche Preise kleinerer Reparaturen.',
            ],
            [
              '55 Dinge im Haushalt und 200+ Aufgaben',
              'Im Katalog gezählt. Die [Liste aller Dinge](/maintenance#everything) zeigt sie, jedes mit seinen Aufgaben.',
            ],
            [
              'Etwa eine Stunde pro Woche',
              'Zwei oder drei schnelle Aufgaben an jedem Tag, den Sie wählen, am Anfang höchstens fünf pro Woche. Zahl und Tage können Sie ändern.',
            ],
            [
              'In zwei Minuten eingerichtet',
              'Neun kurze Schritte mit Kästchen zum Ankreuzen dauern etwa zwei Minuten. Wer jede Möglichkeit studiert, braucht länger.',
            ],
          ],
        },
        {
          caption: 'Was die beiden Schätzungen zählen',
          columns: ['Schätzung', 'Gezählt', 'Nicht gezählt'],
          rows: [
            [
              'Bis zu 80 %',
              'der häufigen Reparaturen vermieden',
              'Schmutz, Kalk, verstopfte Filter, verschlissene Dichtungen, Frost, versäumte Prüfungen',
              'Unfälle, fehlerhafte Teile, Alter, Stürme, schlecht ausgeführte Arbeit',
            ],
            [
              '70 % weniger',
              'Notdiensteinsätze',
              'Ein verstopfter Abfluss, ein undichter Schlauch, eine Heizung, die in der ersten kalten Woche ausfällt',
              'Einbrüche, verlorene Schlüssel, Stromausfälle, Rohrbrüche in der Straße',
            ],
          ],
        },
        'Zahlen in einer Aufgabe oder einem Ratgeber, zum Beispiel eine Temperatur oder ein Anteil von Bränden, stammen aus den dort genannten Quellen.',
      ],
    },
  ],
} as const satisfies Policy;
