import type { ItemWords } from '../../item-words.ts';

export const ventilation = {
  name: 'Lüftung',
  tasks: {
    'ventilation.clean-grilles': {
      title: 'Abluftgitter und Lufteinlässe der Lüftung reinigen',
      why: 'Ein staubiges Gitter lässt nur einen Bruchteil der Luft durch, die Feuchte jeder Dusche bleibt im Raum und nährt Schimmel. Der Staub geht in Minuten ab.',
      steps: [
        'Schalten Sie den Lüfter aus, wenn er einen Schalter hat. Nehmen Sie die Gitter von Bad, Toilette und Küche eines nach dem anderen ab.',
        'Waschen Sie den abnehmbaren Teil in warmem Wasser mit Spülmittel, und lassen Sie ihn trocknen. Halten Sie Wasser vom festen Teil in der Wand fern.',
        'Setzen Sie jedes Gitter in seinen eigenen Raum zurück, denn seine Öffnung ist dafür eingestellt.',
        'Saugen Sie die Lufteinlässe über den Fenstern, und wischen Sie sie mit trockenem Tuch. Machen Sie feuchtegesteuerte nicht nass.',
        'Schalten Sie den Lüfter ein. Ein Blatt Toilettenpapier sollte an jedem Gitter haften. Fällt es, brauchen Rohr oder Lüfter einen Fachbetrieb.',
        'Lassen Sie den Lüfter nach jedem Duschen laufen. Wiederholen Sie den Papiertest ab und zu, besonders in einem täglich dampfenden Bad. Rutscht das Papier, reinigen Sie das Gitter wieder.',
      ],
      firstReason: 'Ein staubiges Gitter hält die Feuchte jeder Dusche im Raum',
      safety:
        'Leitet ein Gaskessel sein Abgas in dieselbe Abluftanlage, überlassen Sie ihr Gitter dem Gasfachbetrieb. Kleben Sie nie ein Gitter zu, weil es kalt wirkt.',
      tenant: 'Die Gitter reinigen Sie. Sagen Sie der Vermietung, wenn das Papier nicht haftet.',
    },
    'ventilation.wash-hood-filters': {
      title: 'Fettfilter der Dunstabzugshaube waschen',
      why: 'Der Filter hält Wochen an Kochfett direkt über den Flammen, wo es Feuer fangen kann. Ein sauberer Filter zieht auch Dampf besser ab. Bosch rät alle zwei Monate zu einer Wäsche.',
      steps: [
        'Vergewissern Sie sich, dass das Kochfeld kalt und die Haube aus ist. Klipsen Sie die Metallfilter mit einer Hand darunter ab.',
        'Geben Sie sie bei kurzem, nicht zu heißem Programm in den Geschirrspüler. Oder legen Sie sie 15 Minuten in heißes Wasser mit Spülmittel, und bürsten Sie sie.',
        'Lassen Sie sie ganz trocknen. Etwas matteres Metall ist normal.',
        'Wischen Sie das Innere der Haube mit feuchtem Tuch. Lassen Sie kein Wasser zu Lampen oder Motor laufen.',
        'Ersetzt ein Lüfter im Kochfeld die Haube, liegt sein Filter unter dem Gitter. Haben Sie keines, wischen Sie das Fett von Wand und Küchengitter.',
        'Eine Umlufthaube hat auch einen Aktivkohlefilter. Notieren Sie sein Datum, und wechseln Sie ihn, wenn die Anleitung es sagt, oft alle vier Monate.',
      ],
      firstReason: 'Wochen an Kochfett sammeln sich direkt über den Flammen',
      safety:
        'Arbeiten Sie nur über einem kalten Kochfeld. Flammen unter einer Haube können das Fett darin entzünden, flambieren Sie also nie darunter.',
    },
    'ventilation.change-unit-filters': {
      title: 'Filter des Lüftungsgeräts reinigen oder wechseln',
      why: 'Verstopfte Filter lassen beide Ventilatoren schwerer arbeiten und bringen die Luftströme aus dem Gleichgewicht. Luft pfeift dann durchs Haus, und das Gerät gewinnt weniger Wärme zurück.',
      steps: [
        'Schalten Sie das Gerät an der Bedienung aus, und öffnen Sie die Filtertüren.',
        'Ziehen Sie jeden Filter langsam heraus. Merken Sie sich, wohin sein Luftpfeil zeigt und welcher für Außenluft ist, damit jeder wieder richtig sitzt.',
        'Saugen Sie die leeren Schlitze aus, aber greifen Sie nicht ins Gerät.',
        'Saugen Sie noch helle Filter ab. Wechseln Sie graue und nach einem halben Jahr alle gegen dieselbe Klasse. Schreiben Sie das Datum auf den Rahmen.',
        'Schalten Sie das Gerät wieder ein, und setzen Sie die Filteranzeige zurück.',
      ],
      firstReason: 'Verstopfte Filter lassen die Ventilatoren schwerer arbeiten und pfeifen',
      safety: 'Lassen Sie die Ventilatoren auslaufen, bevor Sie eine Tür öffnen.',
      tenant: 'Fragen Sie die Vermietung, wer die Filter liefert und wer sie wechselt.',
    },
    'ventilation.book-service': {
      title: 'Wartung der Lüftungsanlage vereinbaren',
      why: 'Staub setzt sich in Rohren und auf Ventilatorflügeln ab, die Sie nicht erreichen, und die Luftströme verschieben sich langsam.',
      steps: [
        'Bitten Sie einen Lüftungsbetrieb, den Ventilator zu reinigen und Rohre, Kondensatablauf und Elektroanschlüsse zu prüfen.',
        'Lassen Sie an jedem Gitter den Luftstrom messen und einstellen, mit schriftlichem Ergebnis.',
        'Räumen Sie den Weg zum Gerät frei, meist im Dachboden oder Schrank.',
        'Bewahren Sie den Bericht mit den Messwerten auf, damit der nächste damit verglichen werden kann.',
      ],
      firstReason: 'Nur ein Fachbetrieb erreicht die Rohre und misst die Luft',
      safety:
        'Eine Abluftanlage, die auch Abgas von Gaskesseln führt, braucht jedes Jahr einen Fachbetrieb, nicht alle drei.',
      tenant:
        'Lassen Sie sich die gemessenen Luftströme zeigen. [[SE: In einem Mehrfamilienhaus muss die OVK-Prüfung veranlassen, wem das Haus gehört. | ]]',
      landlord: 'Wartung der Lüftungsanlage',
    },
    'ventilation.test-radon': {
      title: 'Raumluft auf Radon testen',
      why: 'Radon dringt aus dem Boden in Häuser und ist nach dem Rauchen die zweithäufigste Ursache von Lungenkrebs. Nur ein Test zeigt es, und Nachbarhäuser können sich zehnfach unterscheiden.',
      steps: [
        'Sehen Sie die Radonkarte Ihres Landes an, aber testen Sie auch in einem niedrig markierten Gebiet, wenn es einen Keller oder bewohntes Untergeschoss gibt.',
        'Bestellen Sie ein Set bei [[US: dem Radonamt Ihres Bundesstaats oder einem zertifizierten Labor | GB: UKradon | der Strahlenschutzbehörde oder einem anerkannten Labor]].',
        'Stellen Sie die Messgeräte im untersten bewohnten Raum und in einem Schlafzimmer auf, fern von Zug, Heizgeräten und Feuchtigkeit, und lassen Sie sie in Ruhe.',
        'Schicken Sie sie zurück, wenn das Beiblatt es sagt. Drei Monate in der Heizzeit geben einen besseren Mittelwert als ein Test von wenigen Tagen.',
        'Lassen Sie den Wert senken, wenn er über [[US: 4 pCi/L liegt | GB CA: 200 Bq/m³ liegt | der Grenze Ihres Landes liegt, in der Europäischen Union höchstens 300 Bq/m³]]. Die WHO empfiehlt höchstens [[US: 2,7 pCi/L | 100 Bq/m³]].',
        'Testen Sie nach neuen Fenstern, einem Anbau oder Arbeiten am Boden wieder.',
      ],
      firstReason: 'Nur ein Test zeigt das Gas, das aus dem Boden kommt',
      safety:
        'Ein hoher Wert ist kein Notfall: Der Schaden entsteht über Jahre und vor allem beim Rauchen. Überlassen Sie Lüfter und Bodenabdichtung einem Radonfachbetrieb, und sperren Sie nie die Luftzufuhr eines Ofens oder Heizkessels.',
      tenant:
        'Sie dürfen auch selbst ein Testset bestellen. Ist der Wert hoch, leiten Sie ihn weiter, und bitten Sie, ihn zu senken.',
      landlord: 'Radontest',
    },
    'ventilation.check-mould': {
      title: 'Zuhause auf Schimmel und Feuchtigkeit abgehen',
      why: 'In feuchter Luft setzt sich Schimmel in ein, zwei Tagen fest, wo Luft stillsteht: hinter Schränken, in Schränken und an den kältesten Wänden.',
      steps: [
        'Lesen Sie in jedem Raum ein Hygrometer ab. Die EPA rät zu unter 60 %, am besten zwischen 30 und 50 %. Ist es höher, nehmen Sie Entfeuchter, Lüfter oder Trockenmodus, oder öffnen Sie bei kaltem Wetter die Fenster weit.',
        'Rücken Sie Betten, Schränke und Sofas eine Handbreit von Außenwänden ab, und sehen und riechen Sie dahinter.',
        'Öffnen Sie selten benutzte Schränke, Schuhregale und Schubladen, und lüften Sie, was darin ist.',
        'Sehen Sie Ecken von Außenwänden, Fensterränder, das Silikon im Bad und rund um Klimagerät und Ablauf an.',
        'Waschen Sie Schimmel von harten Flächen mit Spülmittel und Wasser, und trocknen Sie sie ganz. Werfen Sie weg, worin er gewachsen ist, zum Beispiel Karton und Deckenplatten.',
        'Ist eine Stelle größer als etwa 1 m mal 1 m oder kommt sie wieder, finden Sie das Leck oder die kalte Wand dahinter. Fragen Sie einen Fachbetrieb, wenn Sie es nicht können.',
      ],
      firstReason: 'Schimmel setzt sich in Tagen fest, wo feuchte Luft stillsteht',
      safety:
        'Tragen Sie Handschuhe und Maske, und öffnen Sie ein Fenster. Bürsten Sie Schimmel nicht trocken, und mischen Sie keine Reinigungsmittel. Menschen mit Asthma oder schwachem Immunsystem sollten das anderen überlassen.',
      tenant:
        'Fotografieren Sie Schimmel mit Datum, und melden Sie ihn schriftlich. Ein Leck oder fehlender Lüfter ist Sache der Vermietung.',
    },
    'ventilation.book-duct-check': {
      title: 'Jährliche Prüfung von Abgas-, Luft- und Gasleitungen vereinbaren',
      why: 'Wo eine Gastherme, ein Heizkessel oder ein Ofen seine Luft aus den Räumen nimmt, kann ein Schacht ohne Zug Kohlenmonoxid zurückschicken. Das polnische Recht verlangt jedes Jahr eine Prüfung von Abgas- und Lüftungsschächten.',
      steps: [
        'Fragen Sie im Mehrfamilienhaus die Hausverwaltung nach dem Termin, seien Sie zu Hause, und lassen Sie die Prüfperson in jeden Raum mit Schacht.',
        'Beauftragen Sie im Einfamilienhaus einen kominiarz (eine dafür qualifizierte Schornsteinfegerei) für alle Abgas- und Lüftungsschächte. Benutzte Abgaszüge werden auch gefegt: bei Gas und Öl alle sechs Monate, bei Holz und Kohle doppelt so oft.',
        'Haben Sie Gas, lassen Sie im selben Jahr die Leitungen von jemandem mit Gasqualifikation auf Lecks prüfen: Artikel 62 des Baugesetzes verlangt beide Prüfungen, auch im Einfamilienhaus.',
        'Öffnen Sie bei der Messung ein Fenster nur dann etwas, wenn die Prüfperson darum bittet.',
        'Lassen Sie jeden Mangel im Bericht (protokół) beheben, bevor Sie das Gerät wieder benutzen, und bewahren Sie den Bericht auf.',
      ],
      firstReason: 'Ein Schacht ohne Zug lässt Kohlenmonoxid in den Räumen',
      safety:
        'Kleben Sie nie ein Lüftungsgitter oder einen Lufteinlass zu. Schlägt ein Melder Alarm oder fühlt sich jemand krank, bringen Sie alle hinaus, und rufen Sie von draußen {emergency number} an.',
      tenant: 'Lassen Sie die Prüfperson am angekündigten Tag hinein, und bitten Sie um eine Kopie des Berichts.',
      landlord: 'Prüfung von Abgas-, Luft- und Gasleitungen',
    },
    'ventilation.ask-for-statement': {
      title: 'Erklärung zu den Healthy Homes Standards erbitten',
      why: 'Die Healthy Homes Standards legen fest, was eine Mietwohnung gegen Kälte und Feuchtigkeit haben muss. Die Erklärung, die in seit Ende 2020 geschlossene oder erneuerte Verträge gehört, sagt, wie Ihre sie erfüllt.',
      steps: [
        'Suchen Sie die Erklärung in Ihrem Mietvertrag. Fehlt sie, bitten Sie die Vermietung schriftlich darum.',
        'Vergleichen Sie sie mit der Wohnung: ein festes Heizgerät im Hauptwohnraum und Dämmung über der Decke und unter dem Boden, wo sie möglich ist. Steigen Sie dafür nicht ins Dach oder unter den Boden.',
        'Suchen Sie in der Küche und jedem Bad einen Lüfter, der nach draußen bläst, und ein zu öffnendes Fenster oder eine Tür nach draußen in Küche und jedem Wohn-, Ess- und Schlafzimmer.',
        'Prüfen Sie, ob Rinnen und Abläufe Regen ableiten, eine Folie die Erde unter einem geschlossenen Boden bedeckt und keine Spalten Zug einlassen. Unbenutzte offene Kamine sollten verschlossen sein.',
        'Schreiben Sie der Vermietung, was fehlt, mit Fotos, und fragen Sie, bis wann es behoben wird. Tenancy Services kann helfen, wenn nichts geschieht.',
      ],
      firstReason: 'Die Erklärung sagt, was die Vermietung Ihnen gegen Kälte und Feuchte schuldet',
    },
  },
} as const satisfies ItemWords;
