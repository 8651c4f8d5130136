import type { PartWords } from '../../item-words.ts';

export const wellAndSewer = {
  tasks: {
    'plumbing-and-drains.test-well-water': {
      title: 'Brunnenwasser untersuchen lassen',
      why: 'Einen eigenen Brunnen lässt meist niemand außer Ihnen untersuchen. Keime und Nitrat haben weder Geschmack noch Geruch, und Nitrat kann einem damit ernährten Baby schaden.',
      steps: [
        'Bestellen Sie ein Probeset bei [[FR: einem zugelassenen Labor aus der Liste Ihrer ARS | einem zertifizierten Labor oder Ihrem Gesundheitsamt]]: für coliforme Bakterien, Nitrat, pH und gelöste Stoffe.',
        'Fragen Sie das Amt, was bei Ihnen sonst häufig ist, zum Beispiel Arsen, Blei, Radon oder Pestizide.',
        '[[FR: Ein eigener Brunnen muss im Rathaus gemeldet werden. | ]] Nehmen Sie die Probe, wie das Beiblatt sagt: aus einem sauberen Hahn ohne Filter, und schicken Sie sie am selben Tag.',
        'Sehen Sie den Brunnen an. Sein Deckel muss dicht, über dem Boden und ohne Risse sein, und Wasser muss von ihm weglaufen.',
        'Halten Sie Mist, Brennstoff, Chemikalien und Klärgruben weit fern, wie Ihre örtlichen Regeln sagen.',
        'Bewahren Sie das Ergebnis mit Datum auf. Testen Sie nach Überschwemmung, Reparatur oder Änderung von Geschmack, Farbe oder Geruch wieder.',
      ],
      firstReason: 'Keime und Nitrat in einem Brunnen schmeckt und riecht man nicht',
      safety:
        'Werden Keime gefunden, trinken Sie nur Flaschen- oder abgekochtes Wasser, bis ein Test einwandfrei ist. Abkochen entfernt weder Nitrat noch Metalle: Geben Sie Babys Flaschenwasser, bis ein Test einwandfrei ist, und trinken Sie auch selbst nur Flaschenwasser, wenn das Brunnenwasser zu viel Nitrat oder Metalle enthält. Steigen Sie nie in einen Brunnen.',
      tenant:
        'Nach dem Gesetz ist für den Brunnen oft verantwortlich, wer das Haus besitzt. Lassen Sie sich das Ergebnis zeigen, und melden Sie der Vermietung jede Änderung von Geschmack, Farbe oder Geruch sofort.',
      landlord: 'Untersuchung des Brunnenwassers',
    },
    'plumbing-and-drains.check-backwater-valve': {
      title: 'Revisionsschächte und Rückstauklappe prüfen',
      why: 'Bei Starkregen füllt sich der Kanal und drückt in tief liegende Räume zurück. Nur eine frei bewegliche Rückstauklappe hält ihn ab, und ein klar fließender Schacht zeigt, dass nichts feststeckt.',
      steps: [
        'Heben Sie bei trockenem Wetter den Deckel jedes Revisionsschachts, wenn Sie welche haben, mit einer Hilfe. Sehen Sie hinein, ohne sich darüber zu lehnen. Wasser sollte frei durch die Rinne laufen.',
        'Notieren Sie Wurzeln, stehendes Wasser, Fett und gebrochene Wände, und rufen Sie dafür einen Rohrreinigungsbetrieb.',
        'Haben Sie eine Rückstauklappe, bitten Sie alle, kein Wasser laufen zu lassen und nicht zu spülen, und öffnen Sie ihren Deckel, wie die Anleitung zeigt. Spülen Sie die Klappe, befreien Sie sie von Lappen und Fett, und bewegen Sie sie von Hand.',
        'Sehen Sie ihre Dichtung an, fetten Sie sie mit Silikonfett, wenn die Anleitung es verlangt, und schrauben Sie den Deckel fest zu.',
        'Drücken Sie die Prüftaste einer elektrischen Klappe. [[DE: Nach DIN 1986-3 wartet ein Fachbetrieb solche Klappen zweimal im Jahr. | Lassen Sie sie warten, wie der Hersteller sagt.]]',
        'Haben Sie keine solche Klappe, aber Bodenablauf oder Toilette unter Straßenhöhe, fragen Sie einen Sanitärbetrieb, ob Sie eine brauchen.',
      ],
      firstReason: 'Eine klemmende Klappe lässt den Kanal durch den Bodenablauf hochsteigen',
      safety:
        'Deckel sind schwer: Heben Sie zu zweit, sichern Sie die offene Grube, und steigen Sie nie hinein. Kanalgas kann töten. Öffnen Sie bei starkem Regen nie eine Klappe: Der Kanal kann darauf drücken. Waschen Sie sich danach die Hände.',
      tenant:
        'Melden Sie gluckernde Bodenabläufe, und lagern Sie in Räumen unter Straßenhöhe nichts, was Wasser verderben würde.',
      landlord: 'Prüfung von Abflüssen und Rückstauklappe',
    },
    'plumbing-and-drains.protect-flat-pipes': {
      title: 'Wasserzähler und Balkonleitungen der Wohnung einpacken',
      why: 'In einer Wohnung frieren der Zähler im offenen Gang und die Leitungen am Balkon zuerst ein. Ein geplatzter lässt Sie ohne Wasser und durchnässt die Wohnung darunter.',
      steps: [
        'Füllen Sie den Zählerkasten mit trockener Kleidung oder Noppenfolie, und schließen Sie die Spalten um seine Rohre.',
        'Decken Sie seinen Deckel auch von innen ab, und kleben Sie eine Folie darüber.',
        'Ziehen Sie Schaum über bloße Rohre und den Hahn am Balkon, verkleben Sie die Nähte, und halten Sie dort bei Frost die Fenster zu.',
        'Steht die Waschmaschine am Balkon, lassen Sie sie nicht laufen, solange ihr Ablauf gefroren sein kann: Das Wasser kommt ein Stockwerk tiefer heraus.',
        'Lassen Sie bei Abwesenheit oder bei −15 °C und darunter einen Hahn in dünnem Faden laufen.',
        'Friert Zähler oder Rohr ein, tauen Sie es mit einem in lauwarmem, dann wärmerem Wasser getränkten Handtuch auf, aber nie über 50 °C.',
      ],
      firstReason: 'Ein Wasserzähler in einem kalten Gang friert als Erstes ein',
      safety:
        'Tauen Sie Zähler oder Rohr nie mit Flamme oder kochendem Wasser auf. Halten Sie Heizgeräte und Föhn von einem nassen Balkon fern.',
      tenant:
        'Fragen Sie die Hausverwaltung nach dem Deckel des Zählerkastens, und melden Sie einen gesprungenen Zähler sofort.',
    },
    'plumbing-and-drains.watch-cold-pipes': {
      title: 'Wasserleitungen bei tiefer Kälte vor dem Einfrieren schützen',
      why: 'Leitungen frieren zuerst ein, wo niemand hinsieht: an einer Außenwand, in der Garage, am Hausanschluss. Eis sprengt sie, und das Tauen überflutet das Haus.',
      steps: [
        'Fühlen Sie in der ersten tiefen Kälte die Leitungen an Außenwänden, in Keller und Garage und an Pumpe oder Behälter. Was eiskalt ist, braucht Dämmung oder Wärme.',
        'Schließen Sie Spalten, durch die kalte Luft auf ein Rohr bläst, halten Sie die Garage zu, und öffnen Sie Schranktüren an Außenwänden.',
        'Prüfen Sie, ob ein Heizkabel an einem Rohr eingesteckt, warm und unbeschädigt ist.',
        'Lassen Sie, wenn es am kältesten ist, den vom Anschluss entferntesten Hahn tropfen, und heizen Sie nachts wie am Tag.',
        'Kommt nur ein Rinnsal, öffnen Sie diesen Hahn, und erwärmen Sie das Rohr mit einem Föhn vom Hahn aus. Finden Sie vorher heraus, wo das Wasser abgestellt wird.',
        'Lassen Sie bei Abwesenheit die Heizung auf 13 °C oder mehr, oder lassen Sie die Leitungen entleeren.',
      ],
      firstReason: 'Ein gefrorenes Rohr überflutet das Haus, wenn es taut',
      safety:
        'Tauen Sie ein Rohr nie mit einer Flamme oder einem Brennstoffheizer auf. Halten Sie Elektrogeräte aus Wasser, und benutzen Sie keines, wo der Boden nass ist. Ist ein Rohr geplatzt, stellen Sie das Wasser ab, und rufen Sie einen Sanitärbetrieb.',
      tenant:
        'Sagen Sie der Vermietung, welche Leitungen eiskalt sind, und lassen Sie die Räume bei Abwesenheit beheizt.',
    },
  },
} as const satisfies PartWords;
