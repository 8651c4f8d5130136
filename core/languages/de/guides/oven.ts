import type { GuideWords } from '../../guide-words.ts';

export const oven = {
  title: 'Backofen',
  footerTitle: 'Backofen',
  description:
    'Gleichmäßig backen in einem sauberen, sicheren Backofen: vier Aufgaben Schritt für Schritt, sechs Zeichen für Fehler und was jede Reparatur meist kostet.',
  answer:
    'Reinigen Sie das Innere alle sechs Monate, von Hand oder mit der Selbstreinigung. Reinigen Sie einmal im Jahr das Türglas, prüfen Sie die Dichtung, und testen Sie die Temperatur.',
  keywords: [
    'Backofen Pflege',
    'Backofen reinigen',
    'Backofenscheibe reinigen',
    'Pyrolyse Reinigung',
    'Backofen Temperatur testen',
    'Backofen heizt nicht',
    'Backofen Reparatur Kosten',
  ],
  introduction: [
    'Ein Backofen hat wenige bewegliche Teile und kann fünfzehn Jahre halten. Dreierlei verschleißt ihn: eingebranntes Fett, Hitze, die an der Tür entweicht, und ein ungenauer Fühler.',
    'Sie merken es am Essen. Kekse bräunen einseitig, ein Braten dauert eine Viertelstunde länger, und altes Fett riecht und raucht. Das meiste beheben Sie an einem Abend.',
    'Gute Pflege spart auch Strom. Schließt die Tür dicht und stimmt die Temperatur, braucht nichts längeres Backen oder einen zweiten Versuch. Der Ratgeber sagt auch, was bei Feuer zu tun ist und welche Fehler den Kundendienst brauchen.',
  ],
  tips: [
    {
      title: 'Umluft nutzen',
      content:
        'Mit Umluft können Sie etwa 20 °C weniger einstellen als mit Ober- und Unterhitze. Das braucht rund 20 % weniger Energie und bäckt auf zwei Ebenen zugleich.',
    },
    {
      title: 'Nur vorheizen, wenn es zählt',
      content:
        'Brot, Gebäck und Biskuit brauchen einen heißen Start. Braten, Aufläufe und Schmorgerichte nicht. Schalten Sie zehn Minuten früher aus, und lassen Sie die Restwärme das Gericht fertig garen.',
    },
    {
      title: 'Verschüttetes früh auffangen',
      content:
        'Nehmen Sie für Saftiges eine tiefe Form, und schieben Sie unter einen Obstkuchen ein Blech. Wischen Sie Obst und Zucker auf, sobald der Backofen lauwarm ist: Säure macht Emaille matt, und fester Karamell geht schwer ab.',
    },
    {
      title: 'Wissen, was bei Feuer zu tun ist',
      content:
        'Brennt innen Essen oder Fett, lassen Sie die Tür zu, und schalten Sie den Backofen an der Sicherung aus. Ohne Luft gehen die Flammen aus. Wenn nicht, bringen Sie alle hinaus, und rufen Sie die Feuerwehr; nehmen Sie nie Wasser.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Gelbe Flammen in einem Gasbackofen',
        content:
          'Gas, das gelb brennt oder Ruß hinterlässt, kann Kohlenmonoxid abgeben. Schalten Sie den Backofen aus, lüften Sie, und warten Sie auf einen Gasfachbetrieb. Riechen Sie Gas, berühren Sie keinen Schalter, öffnen Sie die Fenster, gehen Sie hinaus, und rufen Sie von draußen die Gas-Notrufnummer an.',
      },
      {
        title: 'Er löst den FI-Schalter aus',
        content:
          'Ein Heizstab ist alt oder feucht, und Strom fließt ins Metall. Schalten Sie den Backofen an seinem eigenen Schalter aus, und lassen Sie ihn aus, bis der Kundendienst ihn geprüft hat.',
      },
      {
        title: 'Eine Blase oder helle Stelle an einem Heizstab',
        content:
          'Die Metallhülle bricht gleich. Schalten Sie die Sicherung aus, und backen Sie nicht, bis er ersetzt ist.',
      },
    ],
    soon: [
      {
        title: 'Eine Seite verbrennt, die andere bleibt hell',
        content:
          'Ventilator oder ein Heizstab steht. Rösten Sie einen Rost Weißbrotscheiben ein paar Minuten: Das Muster zeigt, wo Hitze fehlt, und hilft dem Kundendienst, das richtige Teil mitzubringen.',
      },
      {
        title: 'Heiße Schrankfronten',
        content:
          'Der Kühlventilator, der nach dem Backen weiterläuft, steht, oder sein Schlitz über der Tür ist verdeckt. Machen Sie den Schlitz frei. Bleibt der Ventilator still, backen Sie nicht, bis er repariert ist.',
      },
      {
        title: 'Tot, mit blinkender Uhr',
        content:
          'Nach einem Stromausfall heizen viele Backöfen erst, wenn Sie die Uhr stellen. Stellen Sie sie, und prüfen Sie, ob die Kindersicherung aus ist, bevor Sie jemanden rufen.',
      },
    ],
  },
  professionals: [
    {
      title: 'Heizstab, Ventilator oder Fühler',
      content:
        'Der Kundendienst hat diese Teile oft dabei. Nennen Sie bei der Vereinbarung die Modellnummer vom Schild im Türrahmen.',
      price: '110 bis 220 €',
    },
    {
      title: 'Hängende Tür oder gesprungene Scheibe',
      content:
        'Der Kundendienst ersetzt Scharniere paarweise und bestellt das Glas für Ihr Modell. Benutzen Sie den Backofen bis dahin nicht, und reparieren Sie Glas nicht mit Klebeband.',
      price: '100 bis 250 €',
    },
    {
      title: 'Prüfung eines Gasbackofens',
      content:
        'Ein zugelassener Gasfachbetrieb prüft Brenner, Zündsicherung und Leitung. Einmal im Jahr und sofort, wenn Sie an der Flamme zweifeln.',
      price: '80 bis 160 €',
    },
  ],
} as const satisfies GuideWords;
