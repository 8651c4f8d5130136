import type { GuideWords } from '../../guide-words.ts';

export const dishwasher = {
  title: 'Geschirrspüler',
  footerTitle: 'Geschirrspüler',
  description:
    'Klare Gläser, kein Geruch, trockener Boden: zehn Aufgaben für den Geschirrspüler mit Schritten, Warnzeichen für Fehler und Lecks und Reparaturpreise.',
  answer:
    'Reinigen Sie alle drei Monate den Filter, füllen Sie Salz nach, und lassen Sie Maschinenreiniger laufen. Machen Sie alle sechs die Sprüharme frei, und prüfen Sie einmal im Jahr Pumpe und Schläuche.',
  keywords: [
    'Geschirrspüler Pflege',
    'Geschirrspüler Filter reinigen',
    'Geschirrspüler Salz',
    'Geschirrspüler riecht',
    'Geschirrspüler pumpt nicht ab',
    'trübe Gläser',
    'Geschirrspüler Reparatur Kosten',
  ],
  introduction: [
    'Ein moderner Geschirrspüler reinigt eine volle Ladung mit etwa zehn Litern Wasser und nutzt dieses Wasser immer wieder. Das geht nur, wenn Filter, Sprüharme und Heizstab sauber sind.',
    'Alle drei verschmutzen im Gebrauch. Reste verstopfen den Filter, Kerne die Düsen, und Kalk setzt sich am Heizstab ab. Eco-Programme lassen auch Fett in den Schläuchen, das zu riechen beginnt. Sie sehen davon wenig, bis eine Ladung schmutzig herauskommt.',
    'Die zehn Aufgaben hier verteilen sich übers Jahr, und keine dauert mehr als 20 Minuten. Sie verhindern schmutzige Ladungen, frühe Reparaturen und Wasserschäden unter den Küchenschränken. Der Ratgeber sagt auch, welche Fehler Sie selbst beheben können und was Kundendienst oder Sanitärbetrieb kosten.',
  ],
  tips: [
    {
      title: 'Teller abschaben, nicht vorspülen',
      content: 'Viele Geräte messen, wie trüb das Wasser ist. Spülen Sie vor, wählen sie ein zu sanftes Programm.',
    },
    {
      title: 'Für den Sprühstrahl einräumen',
      content:
        'Drehen Sie schmutzige Seiten zur Mitte, kippen Sie Hohles, und lassen Sie nichts überlappen oder die Arme blockieren.',
    },
    {
      title: 'Das Eco-Programm nehmen',
      content:
        'Eco dauert länger, weil es kühler spült. Für gewöhnliches Geschirr braucht es am wenigsten Energie und Wasser.',
    },
    {
      title: 'Manches von Hand spülen',
      content: 'Heißes alkalisches Wasser schadet Gusseisen, Aluminium, Holz, Kristall und guten Messern.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Geruch von brennendem Kunststoff',
        content:
          'Schalten Sie den Geschirrspüler an seiner Sicherung aus, und lassen Sie die Tür zu. Benutzen Sie ihn nicht, bis der Kundendienst ihn geprüft hat. Sehen Sie Rauch, bringen Sie alle hinaus, und rufen Sie die Feuerwehr.',
      },
      {
        title: 'Er pumpt im ausgeschalteten Zustand',
        content:
          'Der Wasserschutz hat Wasser im Boden gefunden. Schließen Sie den Wasserhahn, schalten Sie an der Sicherung aus, und rufen Sie den Kundendienst. Trocknen Sie den Boden, damit kein Wasser in den Raum darunter gelangt.',
      },
    ],
    soon: [
      {
        title: 'Geschirr ist am Ende kalt',
        content:
          'Sind Teller gleich nach dem Intensivprogramm kalt, ist der Heizstab defekt. Rufen Sie den Kundendienst.',
      },
      {
        title: 'Der Tab hat sich nicht aufgelöst',
        content:
          'Ein hoher Teller hat wohl Klappe oder Sprüharm blockiert. Räumen Sie neu ein, und wiederholen Sie das Programm.',
      },
      {
        title: 'Schaum an der Tür',
        content:
          'Spülmittel ist hineingeraten. Brechen Sie das Programm ab, lassen Sie abpumpen, wischen Sie auf, und spülen Sie mit klarem Wasser.',
      },
      {
        title: 'Ein weißer Schleier auf den Gläsern',
        content:
          'Reiben Sie eines mit Essig. Kalk geht ab: Prüfen Sie das Salz. Glaskorrosion bleibt: Nehmen Sie kühlere Programme und weniger Reiniger.',
      },
    ],
  },
  professionals: [
    {
      title: 'Keine Wärme oder kein Abpumpen',
      content: 'Hilft Reinigen nicht, ersetzt der Kundendienst Heizstab, Pumpe oder Ventil.',
      price: '120 bis 220 €',
    },
    {
      title: 'Wasser unter den Schränken',
      content: 'Ein Sanitärbetrieb erneuert tropfenden Hahn, Abflussverbindung oder Schlauch.',
      price: '90 bis 180 €',
    },
    {
      title: 'Ein totes Bedienfeld',
      content:
        'Fragen Sie zuerst nach einem Kostenvoranschlag und ob er angerechnet wird. EU-Regeln halten viele Teile für neuere Modelle sieben bis zehn Jahre im Verkauf.',
      price: '180 bis 350 €',
    },
  ],
  kinds: {
    title: 'Welche Art Geschirrspüler haben Sie?',
    columns: ['Art', 'Woran man es erkennt', 'Was anders ist'],
    rows: [
      [
        'Mit Enthärter',
        'Ein großer Schraubdeckel im Boden neben dem Filter',
        'Braucht Geschirrspülersalz, wo Wasser hart ist',
      ],
      [
        'Ohne Enthärter',
        'Kein Deckel im Boden, wie bei den meisten amerikanischen',
        'Kein Salz: stattdessen öfter entkalken',
      ],
      [
        'Öffnet am Ende die Tür',
        'Die Tür geht von selbst einen Spalt auf',
        'Spalt und Kante der Arbeitsplatte frei halten',
      ],
      [
        'Wärmepumpe oder Zeolith',
        'Der Name steht an der Tür oder in der Anleitung',
        'Den Boden nie öffnen: Das darf nur der Kundendienst',
      ],
      [
        'Tischgerät oder schmal',
        'Auf der Arbeitsplatte, oder nur 45 cm breit',
        'Kleinerer Filter: alle zwei Wochen reinigen',
      ],
    ],
  },
  codes: {
    title: 'Fehlercodes und was sie bedeuten',
    columns: ['Code', 'Hersteller', 'Was zuerst zu tun ist'],
    rows: [
      [
        'E24, E25, i20, F11, OE, 5C',
        'Bosch, AEG, Miele, LG, Samsung',
        'Pumpt nicht ab: Filter, Pumpe und Schlauch reinigen',
      ],
      ['i10, F12, IE, 4C', 'AEG, Miele, LG, Samsung', 'Kein Wasser: Hahn öffnen, Einlasssieb reinigen'],
      ['E15, i30, F70, LC', 'Bosch, AEG, Miele, Samsung', 'Wasser im Boden: Hahn schließen und Kundendienst rufen'],
      ['E09', 'Bosch, Siemens', 'Nichts wird warm: Heizstab ersetzen lassen'],
      ['Über 10 Jahre alt', 'Alle', 'Eine Reparatur über 200 € mit einem Neugerät vergleichen'],
    ],
  },
  law: {
    FR: 'Wer ein neues Gerät verkauft, nimmt das alte kostenlos zurück und zeigt, wie leicht es zu reparieren ist. Ersatzteile werden nach EU-Regeln sieben bis zehn Jahre verkauft.',
    GB: 'Hersteller halten Ersatzteile sieben bis zehn Jahre bereit. Ein Geschäft, das ein neues Gerät liefert, nimmt das alte zurück oder zahlt in ein System ein, das es tut.',
    US: 'Kein Bundesgesetz regelt Reparaturen. Kalifornien und Minnesota verpflichten Hersteller von Haushaltsgeräten, Teile, Werkzeug und Anleitungen zu verkaufen.',
  },
} as const satisfies GuideWords;
