import type { GuideWords } from '../../guide-words.ts';

export const stoves = {
  title: 'Herd',
  footerTitle: 'Herd',
  description:
    'Gasbrenner, Induktionsglas und Holzherde: wie man jeden reinigt und prüft, was seltsame Flammen und Codes bedeuten, das Gesetz und wer zu rufen ist.',
  answer:
    'Gas: einmal im Jahr eine Prüfung, alle drei Monate die Brenner. Induktion: alle sechs das Glas schaben. Holzherd: jeden Herbst fegen lassen.',
  keywords: [
    'Herd Pflege',
    'Gasbrenner reinigen',
    'Gaskochfeld gelbe Flamme',
    'Induktionskochfeld reinigen',
    'Induktion Fehlercode',
    'Holzherd reinigen',
    'Kippschutz Standherd',
    'Gasprüfung Kosten',
  ],
  introduction: [
    'Dieser Ratgeber behandelt drei Geräte. Ein Gaskochfeld brennt offen im Raum. Ein Induktionskochfeld erhitzt den Topf selbst. Ein Holzherd brennt in einem Feuerraum und braucht einen Abgaszug.',
    'Kochen verursacht laut NFPA etwa die Hälfte aller Wohnungsbrände in den USA. Der häufigste Grund ist eine unbeaufsichtigte Pfanne, bleiben Sie beim Braten also in der Küche. Saubere Brenner, kühle Elektronik und ein gefegter Abgaszug halten das Gerät selbst sicher.',
    'Jedes Gerät hat unten eigene Aufgaben; machen Sie nur die zu Ihrem.',
  ],
  tips: [
    {
      title: 'Einen Deckel in Reichweite halten',
      content:
        'Brennt Fett in einer Pfanne, schalten Sie die Hitze aus, wenn es gefahrlos geht, schieben Sie den Deckel darauf, und lassen Sie ihn, bis alles kalt ist. Nehmen Sie kein Wasser, und tragen Sie die Pfanne nicht. Bleiben Flammen, schließen Sie die Tür hinter sich, und rufen Sie die Feuerwehr.',
    },
    {
      title: 'Beim Kochen immer die Haube einschalten',
      content:
        'Eine Abzugshaube nach draußen entfernt Stickstoffdioxid, Rauch und Dampf; eine Umlufthaube vor allem Fett, öffnen Sie also auch ein Fenster. Kochen Sie auf den hinteren Feldern, die sie am besten abdeckt.',
    },
    {
      title: 'Einen Standherd sichern',
      content:
        'Stellt sich ein Kind auf die offene Backofentür, kann der Herd kippen. Seit 1991 kommen in den USA verkaufte Herde mit einem Kippschutz. Prüfen Sie Ihren: Öffnen Sie die Tür, und drücken Sie sanft darauf, ohne etwas auf dem Kochfeld.',
    },
    {
      title: 'Griffe nach innen drehen',
      content:
        'Drehen Sie Griffe vom Rand weg, und nutzen Sie die Kindersicherung. Passen Sie den Topf ans Feld an: Flammen an der Seite erhitzen nur den Griff, und Induktion erkennt einen kleinen Boden vielleicht nicht.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Gas: klickt, zündet aber nicht',
        content:
          'Schalten Sie nach zehn Sekunden aus, und warten Sie eine Minute. Ist der Deckel trocken und gerade, rufen Sie einen Gasfachbetrieb. Riechen Sie immer noch Gas, berühren Sie keinen Schalter, öffnen Sie die Fenster, gehen Sie hinaus, und rufen Sie von draußen die Gas-Notrufnummer an.',
      },
      {
        title: 'Induktion: Geruch von heißem Kunststoff',
        content:
          'Schalten Sie an der Sicherung aus, und lassen Sie das Kochfeld aus, bis der Kundendienst es untersucht hat.',
      },
      {
        title: 'Holzherd: Rauch beim Öffnen einer Tür',
        content:
          'Öffnen Sie die Anheizklappe und ein Fenster. Kommt noch Rauch, lassen Sie das Feuer ausgehen, und rufen Sie eine Schornsteinfegerei: Ruß hat den Abgaszug verengt. Hat jemand Kopfschmerzen oder ist benommen, bringen Sie alle hinaus, und rufen Sie die Notrufnummer an.',
      },
      {
        title: 'Holzherd: eine glühende Platte',
        content:
          'Der Herd ist zu heiß. Schließen Sie die Luftzufuhr, legen Sie kein Holz nach, und lassen Sie ihn langsam abkühlen. Kaltes Wasser würde die Platte sprengen.',
      },
    ],
    soon: [
      {
        title: 'Gas: Flamme geht beim Loslassen aus',
        content:
          'Die Zündsicherung ist verschlissen. Lassen Sie diesen Brenner aus, und klemmen Sie nie den Regler fest.',
      },
      {
        title: 'Induktion: ein Code, der wiederkehrt',
        content:
          'Wischen Sie die Bedienung, und lassen Sie das Kochfeld zehn Minuten abkühlen. Kehrt der Code wieder, notieren Sie ihn, und rufen Sie den Kundendienst.',
      },
    ],
  },
  ifYouRent:
    'Reinigen ist Ihre Sache. Reparaturen an Gasleitung, Elektrik und Abgaszug sind Sache der Vermietung, melden Sie Fehler also sofort. In Frankreich ersetzen Sie den flexiblen Gasschlauch nach Ablauf. Lassen Sie sich den letzten Gasnachweis und beim Holzherd die Bescheinigung der Schornsteinfegerei zeigen, bevor Sie ihn benutzen.',
  professionals: [
    {
      title: 'Gasfachbetrieb',
      content: 'Für die jährliche Prüfung, einen neuen Schlauch, eine ungleiche Flamme oder einen Gaswechsel.',
      price: '80 bis 160 €',
    },
    {
      title: 'Kundendienst',
      content:
        'Für neues Glas, Ventilator oder Leistungsplatine. Ist das Kochfeld über zehn Jahre alt, vergleichen Sie den Preis mit einem neuen.',
      price: '200 bis 500 €',
    },
    {
      title: 'Ofenbau oder Schornsteinfegerei',
      content: 'Für Schamottesteine, Roste und verzogene Platten.',
      price: '100 bis 350 €',
    },
  ],
  law: {
    FR: 'Bei Erdgas braucht ein Herd einen verschraubten Schlauch; auf einen Stutzen geschobene Gummischläuche sind verboten. Sind die Gasleitungen einer Mietwohnung über 15 Jahre alt, muss die Vermietung einen Gasbericht aus den letzten sechs Jahren geben. Der Abgaszug eines Holzherds muss einmal im Jahr gefegt werden.',
    GB: 'Nur ein Betrieb aus dem Gas Safe Register darf ein Gaskochfeld anschließen oder reparieren. Vermietungen müssen ein gestelltes Kochfeld alle 12 Monate prüfen lassen.',
    US: 'Die Normen verlangen, dass Herde mit 250 lb (113 kg) auf der offenen Tür stehen bleiben, was meist den Kippschutz braucht. Wo der International Residential Code gilt, muss er nach Herstelleranleitung angebracht sein.',
  },
} as const satisfies GuideWords;
