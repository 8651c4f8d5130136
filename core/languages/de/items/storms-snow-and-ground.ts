import type { PartWords } from '../../item-words.ts';

export const stormsSnowAndGround = {
  tasks: {
    'roof-and-gutters.prepare-for-storms': {
      title: 'Dach, Dachrinnen und Hof für die Sturmzeit sichern',
      why: 'Ein Sturm hebt, was schon lose ist: einen Ziegel, eine Platte, ein nicht eingerastetes Tor. Verstopfte Rinnen und Abläufe lassen dann seinen Regen ins Haus.',
      steps: [
        'Sehen Sie vom Boden aus mit Fernglas nach verrutschten Ziegeln, abstehenden Rändern und losen Blechen. Lassen Sie sie jetzt von einem Dachdeckerbetrieb befestigen.',
        'Lassen Sie Rinnen, Fallrohre und Regenabläufe freimachen, außer das ist gerade geschehen. Drücken Sie auf ihre Halter: Keiner sollte nachgeben.',
        'Schneiden Sie Zweige, die das Dach erreichen könnten, oder lassen Sie es von einem Baumpflegebetrieb tun.',
        'Prüfen Sie Gurte und Schrauben von Schuppen, Carports, Solarmodulen, Behältern und Antennen.',
        'Schreiben Sie auf, was Sie bei einer Warnung hineintragen: Stühle, Töpfe, Tonnen, Spielzeug.',
        'Fotografieren Sie Haus und Hausrat für die Versicherung, und prüfen Sie, was Ihr Vertrag zu Stürmen sagt.',
        'Kennen Sie die Warnstufen, Ihren Fluchtweg und den nächsten Schutzraum.',
      ],
      firstReason: 'Ein Sturm hebt zuerst, was schon lose war',
      safety:
        'Steigen Sie nicht aufs Dach, und nehmen Sie eine Leiter nur für höchstens 3 m und nur, wenn jemand ihren Fuß hält. Tun Sie draußen nichts mehr, sobald der Wind zunimmt. Werden Sie aufgefordert zu gehen, gehen Sie.',
      tenant:
        'Ihr Teil ist, was fliegen kann: Planen Sie, wohin Stühle, Töpfe und Tonnen kommen, und fotografieren Sie Ihren Hausrat für die Versicherung.',
      landlord: 'Sturmprüfung von Dach und Dachrinnen',
    },
    'roof-and-gutters.prepare-for-short-rains': {
      title: 'Dachrinnen und Abläufe für die kurze Regenzeit freimachen',
      why: 'Zwischen zwei Regenzeiten sammeln sich Staub, Laub und Nester. Das erste Unwetter der zweiten spült sie in die Ausläufe, und das Wasser findet einen anderen Weg.',
      steps: [
        'Fegen Sie ein Flachdach mit Treppe bis zu den Sieben seiner Abläufe.',
        'Schöpfen Sie aus, was in den von fester Leiter erreichbaren Rinnen liegt, und lassen Sie die anderen einen Betrieb machen.',
        'Rechen Sie Laub und Schlamm aus den Gullys und der Rinne am Grundstück.',
        'Gießen Sie einen Eimer Wasser in jede Rinne und jeden Ablauf. Er sollte sofort ablaufen.',
        'Lassen Sie, was in der langen Regenzeit undicht war, vor der nächsten reparieren.',
      ],
      firstReason: 'Was die Trockenzeit in der Rinne ließ, verstopft sie im ersten Unwetter',
      safety:
        'Steigen Sie nur an einem trockenen Tag hinauf, mit jemandem, der die Leiter hält, und nie nahe an einem Kabel. Ein Schrägdach ist Sache eines Dachdeckerbetriebs.',
      tenant: 'Sagen Sie, wo in der langen Regenzeit Wasser eindrang, und halten Sie den Gully an Ihrer Tür frei.',
      landlord: 'Dachrinnen vor der kurzen Regenzeit',
    },
    'roof-and-gutters.watch-rains': {
      title: 'Dach und Dachrinnen beim ersten starken Regen beobachten',
      why: 'Die ersten Güsse zeigen, wo das Haus Wasser aufnimmt, solange zwischen zwei Schauern noch Zeit zum Reparieren ist.',
      steps: [
        'Sehen Sie bei einem Guss ohne Gewitter von Türen und Fenstern auf jede Rinne, jeden Ablauf und jedes Fallrohr.',
        'Notieren Sie, wo Wasser überläuft, an einer Verbindung tropft oder an einer Wand steht.',
        'Sehen Sie drinnen Decken und obere Wandränder nach frischen Feuchteflecken an, vor allem um Rohre.',
        'Prüfen Sie, ob der Straßenablauf das Wasser aufnimmt und keines durch Bodenabläufe zurückkommt.',
        'Lassen Sie jeden Mangel am nächsten trockenen Tag beheben, und sehen Sie beim nächsten Regen wieder nach.',
      ],
      firstReason: 'Starker Regen findet das Leck, das ein trockenes Dach verbirgt',
      safety:
        'Beobachten Sie von drinnen oder unter einem Dach. Waten Sie nicht durch strömendes Wasser, und berühren Sie keine nassen Steckdosen.',
      tenant: 'Filmen Sie das Überlaufen oder Tropfen, und schicken Sie es der Vermietung noch am selben Tag.',
    },
    'roof-and-gutters.watch-snow': {
      title: 'Dach auf Eisdämme und schweren Schnee ansehen',
      why: 'Warme Luft schmilzt den Schnee auf dem Dach, und das Wasser gefriert an der kalten Traufe wieder. Hinter diesem Damm staut es unter die Ziegel. Tiefer oder nasser Schnee kann ein Dach brechen.',
      steps: [
        'Sehen Sie nach jedem großen Schneefall oder Tauwetter aus sicherer Entfernung auf die Traufe: Dickes Eis oder lange Eiszapfen bedeuten einen Eisdamm.',
        'Achten Sie im Dachboden auf Feuchtigkeit an der Traufe und auf warme Luft aus Luke, Rohr oder Lüfter. Dichten Sie diese Lücken ab, wenn es trocken ist.',
        'Notieren Sie drinnen plötzlich klemmende Türen, frische Risse und Knarren: Das sind Zeichen zu großer Last.',
        'Ziehen Sie mit einem Dachschneeschieber vom Boden aus den Schnee vom untersten Meter, wenn es gefahrlos geht.',
        'Hängt das Dach durch oder knarrt es, verlassen Sie das Haus, und rufen Sie {emergency number} an. Beauftragen Sie bei Eis und tiefem Schnee einen Dachdeckerbetrieb.',
      ],
      firstReason: 'Wasser hinter einem Eisdamm läuft unter die Ziegel und ins Haus',
      safety:
        'Steigen Sie nie auf ein verschneites Dach oder eine Leiter auf Eis. Bleiben Sie nicht unter Eiszapfen und überhängendem Schnee, nehmen Sie weder Salz noch Axt für das Eis, und halten Sie den Schieber von Kabeln fern.',
      tenant:
        'Melden Sie Eiszapfen, Feuchtigkeit an der Traufe und plötzlich klemmende Türen, und halten Sie sich unter der Traufe fern.',
      landlord: 'Entfernen von Schnee und Eis vom Dach',
    },
    'roof-and-gutters.prepare-for-melt': {
      title: 'Schmelzwasser vom Haus wegleiten',
      why: 'Wenn der Schnee schmilzt, ist der Boden noch gefroren und nimmt kein Wasser auf. Schmelzwasser aus Schnee an den Wänden läuft durch Lichtschächte und Risse in den Keller.',
      steps: [
        'Schaufeln Sie den Schnee 2 m von den Wänden weg, dorthin, wo der Boden vom Haus abfällt.',
        'Räumen Sie Lichtschächte und Kellertreppen vom Schnee, und prüfen Sie, dass kein Eis ihre Abläufe bedeckt.',
        'Befreien Sie die Enden der Fallrohre vom Eis, und verlängern Sie sie, sodass das Wasser 2 m von der Wand austritt.',
        'Haben Sie eine Schachtpumpe, prüfen Sie, dass ihr Rohr draußen nicht gefroren ist, und gießen Sie dann einen Eimer Wasser in den Schacht: Die Pumpe muss anlaufen.',
        'Schneiden Sie eine Rinne durch Schnee und Eis zum Straßenablauf oder Graben, und halten Sie den Ablauf frei.',
        'Heben Sie vom Kellerboden, was nicht nass werden darf, und achten Sie an den ersten warmen Tagen auf nasse Wände.',
      ],
      firstReason: 'Gefrorener Boden leitet das Schmelzwasser an den Wänden in den Keller',
      safety:
        'Arbeiten oder gehen Sie nicht unter Eiszapfen oder Schnee, der über die Traufe hängt: Lassen Sie sie zuerst von einem Dachdeckerbetrieb entfernen. Heben Sie nassen Schnee in kleinen Mengen, und machen Sie Pausen. Betreten Sie einen überfluteten Keller nicht, bis sein Strom aus ist.',
      tenant:
        'Fragen Sie, wer den Schnee räumt, und melden Sie der Vermietung eine nasse Wand oder ein kaputtes Fallrohr.',
    },
    'roof-and-gutters.check-cellar': {
      title: 'Wände unten und im Keller auf Feuchtigkeit und Risse ansehen',
      why: 'Sich bewegender Boden zeigt sich zuerst als wachsender Riss, und Wasser im Boden als weiße Linie unten an einer Wand. Beides ist günstig zu verfolgen und teuer zu übersehen.',
      steps: [
        'Achten Sie im Keller oder am Fuß der Innenwände auf feuchte Stellen, weiße Salze, abblätternde Farbe und muffigen Geruch.',
        'Notieren Sie Risse, die schräg von Fenstern und Türen laufen, und messen Sie den breitesten. Schreiben Sie Datum und Breite daneben.',
        'Zeigen Sie jeden Riss über 5 mm oder jeden, der seit Ihrer letzten Notiz gewachsen ist, einer Bausachverständigenstelle.',
        'Achten Sie draußen auf große Bäume, die der Wand näher als ihre Höhe sind, vor allem Weide, Pappel und Eiche auf Lehm.',
        'Fragen Sie einen Baumpflegebetrieb, bevor Sie einen fällen: Plötzliches Entfernen kann den Boden auch bewegen.',
        'Räumen Sie Lichtschächte, Lüftungen und Bodenabläufe frei, und nehmen Sie Kisten von der feuchten Wand.',
      ],
      firstReason: 'Eine Marke mit Datum zeigt später, ob ein Riss noch wächst',
      safety:
        'Bleiben Sie aus einem überfluteten Keller, bis sein Strom aus ist. Alte Platten und Rohrumhüllungen können Asbest enthalten: Lassen Sie sie in Ruhe.',
      tenant:
        'Fotografieren Sie feuchte Stellen und Risse mit einem Lineal daneben, und lüften Sie einen Keller nur, solange es draußen kühler ist.',
      landlord: 'Prüfung der Fundamente',
    },
    'roof-and-gutters.prepare-for-gales': {
      title: 'Dach und Garten sturmfest machen',
      why: 'Ein Sturm findet die eine verrutschte Schieferplatte und das eine klappernde Zaunfeld. Bei ruhigem Wetter sind beide eine kleine Reparatur; nach dem ersten Sturm ist jeder Dachdeckerbetrieb wochenlang ausgebucht.',
      steps: [
        'Sehen Sie vom Boden aus mit Fernglas an First, Rändern und Schornstein nach verrutschten Platten, abstehenden Blechen und losen Aufsätzen. Lassen Sie sie jetzt von einem Dachdeckerbetrieb befestigen.',
        'Drücken Sie auf die Fallrohre, und rütteln Sie an erreichbaren Rinnen. Lassen Sie lose Halter, Antennen und Satellitenschüsseln befestigen.',
        'Rütteln Sie jeden Zaunpfosten, jedes Tor, jeden Schuppen und Carport von Hand, und reparieren Sie, was sich bewegt. Prüfen Sie, ob Platten auf einem Schuppendach verschraubt sind.',
        'Binden Sie fest, was draußen bleibt, zum Beispiel Tonnen, Trampolin oder Holzstapel. Auch ein Öltank muss befestigt sein: Ein fast leerer kann sich bewegen.',
        'Schließen Sie jeden Laden, jede Außentür und das Garagentor ganz, und reparieren Sie nachgebende Riegel.',
        'Wählen Sie, wohin Stühle, Töpfe und Spielzeug bei einer Warnung kommen, und fotografieren Sie das Haus für die Versicherung.',
      ],
      firstReason: 'Der Wind nimmt zuerst, was schon klappert',
      safety:
        'Steigen Sie weder aufs Dach noch auf Leitern. Tun Sie draußen nichts mehr, sobald der Wind zunimmt, und halten Sie sich von Mauern, Zäunen und Bäumen fern. Gehen Sie nie nahe an ein heruntergefallenes Kabel: Rufen Sie {emergency number} an.',
      tenant:
        'Tragen Sie hinein oder binden Sie fest, was Ihnen gehört, und schicken Sie Fotos von losen Platten, Rinnen und Zäunen.',
      landlord: 'Sturmprüfung von Dach und Zäunen',
    },
  },
} as const satisfies PartWords;
