import type { GuideWords } from '../../guide-words.ts';

export const microwave = {
  title: 'Mikrowelle',
  footerTitle: 'Mikrowelle',
  description:
    'Eine saubere Mikrowelle mit heiler Tür ist sicher: vier kurze Aufgaben, sechs Fehler zum Erkennen und wann sich eine Reparatur lohnt.',
  answer:
    'Reinigen Sie das Innere alle drei Monate mit Dampf, prüfen Sie alle sechs Monate Tür und Drehteller, und machen Sie jährlich die Lüftungsschlitze frei. Nur der Kundendienst sollte das Gehäuse öffnen.',
  keywords: [
    'Mikrowelle Pflege',
    'Mikrowelle reinigen',
    'Mikrowelle funkt',
    'Mikrowelle heizt nicht',
    'Mikrowelle Tür prüfen',
    'Mikrowelle reparieren oder ersetzen',
  ],
  introduction: [
    'Eine Mikrowelle erhitzt das Essen direkt, sie ist also schnell und braucht für kleine Portionen wenig Energie. Sie erhitzt auch alles, was innen bleibt: Ein Saucenspritzer wird bei jedem Start noch einmal gekocht, bis er verbrennt.',
    'Eine Reparatur lohnt sich selten, denn eine einfache neue kostet oft nicht mehr als ein Werkstattbesuch. Pflege heißt deshalb dreierlei: sauberes Inneres, freie Lüftungsschlitze und eine dicht schließende Tür. Die vier Aufgaben hier dauern je 10 bis 15 Minuten, und so gepflegt hält eine Mikrowelle zehn Jahre.',
    'Auch wie Sie erhitzen, zählt. Die Wellen dringen nur wenige Zentimeter ein, und die Mitte erwärmt sich von dort. Erhitzen Sie Reste, bis sie durch und durch dampfen.',
  ],
  tips: [
    {
      title: 'Abdecken, aber mit Spalt',
      content:
        'Ein Deckel mit Löchern oder ein umgedrehter Teller hält Sauce von den Wänden und Feuchte im Essen. Lassen Sie Frischhaltefolie das Essen nicht berühren.',
    },
    {
      title: 'Für Dickes halbe Leistung',
      content:
        'Dichte oder gefrorene Portionen werden bei halber Leistung und doppelter Zeit gleichmäßiger heiß. Rühren Sie einmal um. Warten Sie dann zwei Minuten, denn das Essen gart weiter.',
    },
    {
      title: 'Wissen, was draußen bleibt',
      content:
        'Goldränder, Folie, Drahtverschlüsse und Metallgriffe funken. Geschlossene Gläser, Eier in der Schale und Getränke in engen Flaschen können platzen oder überkochen.',
    },
    {
      title: 'Unbekanntes Geschirr testen',
      content:
        'Stellen Sie es neben eine Tasse Wasser, und erhitzen Sie beide eine Minute. Ist das Geschirr heiß und das Wasser kühl, nimmt es die Energie selbst auf: Nehmen Sie es nicht.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Rauch oder eine Flamme im Inneren',
        content:
          'Öffnen Sie die Tür nicht. Drücken Sie Stopp, schalten Sie die Sicherung aus, wenn Sie sie gefahrlos erreichen, und warten Sie, bis das Feuer aus ist. Brennt es weiter, bringen Sie alle hinaus, und rufen Sie die Feuerwehr.',
      },
      {
        title: 'Sie startet von selbst oder läuft bei offener Tür',
        content:
          'Ein Relais oder Türschalter hat versagt. Ziehen Sie sofort den Stecker, und benutzen Sie sie nicht, bis der Kundendienst des Herstellers sie repariert hat.',
      },
      {
        title: 'Funken, die nicht aufhören',
        content:
          'Drücken Sie Stopp, nehmen Sie Essen und Metall heraus, und wischen Sie die Wände. Funkt es schon bei einer Tasse Wasser, ziehen Sie den Stecker, und lassen Sie ihn gezogen, bis sie repariert ist.',
      },
    ],
    soon: [
      {
        title: 'Sie läuft, aber das Essen bleibt kalt',
        content:
          'Magnetron oder Stromversorgung ist defekt. Erhitzen Sie eine Tasse Wasser zwei Minuten auf voller Leistung. Ist sie kaum warm, fragen Sie eine Werkstatt nach einem Preis.',
      },
      {
        title: 'Ein neues, tiefes Brummen',
        content:
          'Die Hochspannungsteile sind überlastet. Stoppen Sie, ziehen Sie den Stecker, und lassen Sie sie nicht noch einmal laufen, nur um zu horchen. Lassen Sie sie prüfen, oder ersetzen Sie sie.',
      },
      {
        title: 'Rostblasen oder abblätternde Farbe',
        content:
          'Bloßes Metall funkt, und Rost schwächt die Wand, die die Energie hält. Benutzen Sie sie nicht mehr, und fragen Sie den Hersteller, ob die Stelle lackiert werden darf. Ist eine Wand durchgerostet, kaufen Sie eine neue.',
      },
    ],
  },
  professionals: [
    {
      title: 'Einbau- oder Kombigerät',
      content:
        'Reparieren Sie ein Einbaugerät, wenn ein neues in denselben Platz passen müsste. Fragen Sie zuerst, ob der Kostenvoranschlag kostenlos ist.',
      price: '120 bis 250 €',
    },
    {
      title: 'Leckmessung an der Tür',
      content:
        'Nach einem Sturz oder Stoß misst eine Werkstatt die Leckstrahlung. Die europäische Grenze sind 50 W/m² in 5 cm Abstand; eine heile Tür bleibt weit darunter.',
      price: '40 bis 80 €',
    },
    {
      title: 'Warmer Stecker oder auslösender Stromkreis',
      content:
        'Wird der Stecker heiß oder lösen Wasserkocher und Mikrowelle zusammen die Sicherung aus, prüft ein Elektrofachbetrieb Steckdose und Leitung. Ein eigener Stromkreis kostet mehr.',
      price: '90 bis 250 €',
    },
  ],
  kinds: {
    title: 'Welche Art Mikrowelle haben Sie?',
    columns: ['Art', 'Woran man es erkennt', 'Was anders ist'],
    rows: [
      ['Mit Drehteller', 'Ein Glasteller auf einem Rollenring', 'Teller und Ring waschen, Nabe trocken halten'],
      ['Flacher Boden', 'Keramik, nichts dreht sich', 'Verschüttetes sofort wischen; den Boden nie aufhebeln'],
      [
        'Mit Grill oder Heißluft',
        'Ein Heizstab oben oder ein Ventilator hinten',
        'Fett brennt ein: nur nach Anleitung heiß und leer laufen lassen',
      ],
      ['Eingebaut', 'Ein Rahmen, keine freien Seiten', 'Stecker an der Steckdose im Nachbarschrank ziehen'],
      ['Über einem Kochfeld', 'Eigener Lüfter und Fettfilter', 'Filter jeden Monat waschen'],
    ],
  },
  codes: {
    title: 'Was Anzeige und Alter einer Mikrowelle sagen',
    columns: ['Was Sie sehen', 'Bedeutung', 'Was zuerst zu tun ist'],
    rows: [
      ['Loc, ein Schlüssel', 'Kindersicherung', 'Die in der Anleitung genannte Taste 3 Sekunden halten'],
      ['PF, 88:88', 'Der Strom war weg', 'Uhr stellen'],
      [
        'H97, H98, H99',
        'Magnetron oder seine Versorgung (Panasonic)',
        'Nicht mehr benutzen; vom Hersteller reparieren lassen oder ersetzen',
      ],
      ['SE, 5E', 'Eine Taste klemmt (Samsung)', 'Stecker ziehen, Feld trocknen und reinigen, noch einmal versuchen'],
      [
        'Über 8 Jahre alt',
        'Das Magnetron wird schwach: Eine Tasse Wasser dauert länger',
        'Ersetzen: Ein neues Magnetron kostet mehr',
      ],
    ],
  },
  law: {
    FR: 'Wer ein neues Gerät verkauft, nimmt das alte kostenlos zurück. Sie dürfen es auch zu einer Sammelstelle bringen; in die Mülltonne kommt es nie.',
    GB: 'Ein Geschäft, das ein neues Gerät verkauft, nimmt das alte zurück oder zahlt in ein System ein, das es tut. In die Mülltonne gehört es nicht.',
    US: 'Die Bundesnorm begrenzt, was über die ganze Lebensdauer austreten darf, auf 5 mW pro Quadratzentimeter in 5 cm Abstand. Melden Sie eine beschädigte Tür dem Hersteller und der FDA.',
  },
} as const satisfies GuideWords;
