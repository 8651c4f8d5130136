import type { ItemWords } from '../../item-words.ts';

export const windowsAndDoors = {
  name: 'Fenster und Türen',
  tasks: {
    'windows-and-doors.test-escape-routes': {
      title: 'Jede Fluchttür und jedes Fluchtfenster testen',
      why: 'Ein zugestrichenes Fenster oder ein fehlender Schlüssel fällt oft erst auf, wenn Sie hinausmüssen. Zehn Minuten Test beweisen, dass jedes Schlafzimmer einen Ausweg hat.',
      steps: [
        'Öffnen Sie jede Außentür und das Fluchtfenster jedes Schlafzimmers ganz, mit einer Hand und ohne Werkzeug.',
        'Ist eines verschlossen, hängen Sie seinen Schlüssel so auf, dass alle Erwachsenen ihn im Dunkeln finden, aber nicht von außen erreichbar.',
        'Räumen Sie den Weg frei. Lassen Sie nichts im Flur, und stellen Sie keine Möbel vor das Fenster, das Sie nehmen würden.',
        'Leben Kinder hier, prüfen Sie die Begrenzer oben. Das Fenster muss bei 10 cm stoppen, und Erwachsene müssen es ohne Werkzeug lösen können.',
        'Reparieren Sie innerhalb einer Woche jede klemmende Tür und jedes klemmende Fenster.',
        'Gehen Sie den Fluchtweg mit allen ab, die hier schlafen.',
      ],
      firstReason: 'Ein klemmendes Fenster oder fehlender Schlüssel kann Sie im Feuer einsperren',
      safety:
        'Bleiben Sie beim Testen mit dem ganzen Körper innerhalb des Rahmens. Halten Sie in oberen Stockwerken Betten, Stühle und Truhen von Fenstern fern, die kleine Kinder erreichen können.',
      tenant: 'Geht eine Tür oder ein Fenster nicht auf, melden Sie es der Vermietung noch am selben Tag schriftlich.',
    },
    'windows-and-doors.check-draught-seals': {
      title: 'Dichtungen von Fenstern und Türen prüfen',
      why: 'Eine platte Dichtung lässt die ganze Heizzeit warme Luft hinaus, und ein neues Stück kostet wenig.',
      steps: [
        'Klemmen Sie an mehreren Stellen einen Papierstreifen in den Rahmen. Gleitet er ohne Ziehen heraus, drückt die Dichtung nicht mehr.',
        'Fahren Sie an einem windigen Tag mit feuchter Hand um den Rahmen, um kalte Luft zu spüren.',
        'Wischen Sie die Dichtungen mit feuchtem Mikrofasertuch, und drücken Sie lose Stücke in ihre Nut.',
        'Ersetzen Sie harte oder gerissene Stücke durch dasselbe Profil und eine abgenutzte Türdichtung durch eine Bürstenleiste.',
        'Lassen Sie Fensterlüfter und Lufteinlässe unbedeckt, denn der Raum braucht ihre Luft.',
      ],
      firstReason: 'Bezahlte Wärme entweicht an einer platten Dichtung',
      safety:
        'Dichten Sie nie die Luftzufuhr eines Raums mit Ofen, offenem Feuer oder einem Gasgerät ab, das seine Luft aus dem Raum nimmt.',
      tenant:
        'Melden Sie der Vermietung abgenutzte Dichtungen. Sie können eine Zugluftrolle an die Tür legen und beim Auszug mitnehmen.',
    },
    'windows-and-doors.clear-drain-slots': {
      title: 'Fensterschienen und Entwässerungsschlitze freimachen',
      why: 'Regen, der in einen Fensterrahmen gelangt, läuft durch kleine Schlitze unten ab. Verstopfen Staub und tote Insekten sie, kommt das Wasser drinnen heraus.',
      steps: [
        'Saugen Sie die untere Rahmenschiene, und bürsten Sie den restlichen Schmutz mit weicher Bürste aus.',
        'Suchen Sie bei offenem Fenster die Schlitze in der Schiene. Ihre Auslässe liegen außen unten, oft unter kleinen Kappen.',
        'Machen Sie sie mit Wattestäbchen oder Holzspieß frei. Nehmen Sie keinen Draht: Er zerkratzt die Beschichtung und drückt die Kappen ab.',
        'Gießen Sie eine halbe Tasse Wasser in die Schiene, und sehen Sie zu, wie es außen abläuft.',
        'Saugen Sie bei Schiebetüren die Laufschiene, und wischen Sie sie trocken, damit Sand die Rollen nicht abnutzt.',
      ],
      firstReason: 'Regen, der nicht aus dem Rahmen ablaufen kann, kommt ins Haus',
      safety:
        'Arbeiten Sie oben von innen mit beiden Füßen auf dem Boden. Lehnen Sie sich nie hinaus, um einen Auslass zu erreichen.',
    },
    'windows-and-doors.lubricate-hardware': {
      title: 'Scharniere, Griffe und Schlösser von Fenstern und Türen schmieren',
      why: 'Trockene Beschläge brauchen Kraft, und Kraft verbiegt sie. Hersteller von Fensterbeschlägen verlangen einmal im Jahr etwas Schmiermittel; jedes Fenster dauert etwa eine Minute.',
      steps: [
        'Wischen Sie altes Fett und Staub von Scharnieren und Verriegelungen rund um den Flügel.',
        'Geben Sie einen Tropfen säurefreies Öl oder Fett auf jeden beweglichen Punkt, und drehen Sie den Griff ein paar Mal.',
        'Sprühen Sie Grafit oder PTFE durch das Schlüsselloch jedes Zylinders. Nehmen Sie kein gewöhnliches Öl: Es verklebt die Stifte.',
        'Ist ein Griff lose, heben Sie seine Abdeckung, ziehen Sie die zwei Schrauben fest, und drehen Sie die Abdeckung zurück. [[SG: Laut Gesetz müssen Aluminiumnieten von Flügelfenstern durch Edelstahl ersetzt werden. | Schleift ein Flügel, lassen Sie seine Scharniere vom Fachbetrieb einstellen.]]',
        'Wischen Sie Überschuss ab, damit er weder Rahmen befleckt noch Gummidichtungen berührt.',
      ],
      firstReason: 'Trockene Beschläge brauchen Kraft, und Kraft verbiegt sie',
      safety:
        'Überlassen Sie Scharnierschrauben und das Einhängen schwerer Flügel einem Fachbetrieb: Ein Flügel, der sich löst, kann eine Hand zerquetschen.',
    },
    'windows-and-doors.test-garage-door': {
      title: 'Testen, ob das Garagentor umkehrt',
      why: 'Ein motorisiertes Garagentor kann über 100 kg wiegen und hat Kinder zerquetscht. Es muss vor einem Hindernis stoppen, und seine Sensoren verstellen sich.',
      steps: [
        'Sehen Sie das geschlossene Tor von innen an: Federn, Seile, Rollen und Halter. Ist eines ausgefranst, rostig oder verbogen, benutzen Sie das Tor nicht mehr.',
        'Öffnen Sie das Tor. [[US CA: Legen Sie ein 2-by-4 flach | Legen Sie einen etwa 4 cm dicken Holzklotz]] auf den Boden in die Mitte der Öffnung, und schließen Sie das Tor. Es muss wieder hochgehen, sobald es das Holz berührt.',
        'Hat das Tor Lichtschranken, beginnen Sie zu schließen, und schwenken Sie einen Besen durch ihren Strahl. Es muss sofort stoppen und hochgehen.',
        'Wischen Sie die Linsen der Lichtschranken mit trockenem Tuch.',
        'Ziehen Sie bei geschlossenem Tor den Entriegelungsgriff, und heben Sie es von Hand zur Hälfte. Es sollte dort bleiben. Fällt es oder schießt es hoch, brauchen die Federn einen Fachbetrieb.',
        'Versagt ein Test, ziehen Sie den Stecker des Antriebs, und bewegen Sie das Tor von Hand, bis ein Fachbetrieb es repariert hat.',
      ],
      firstReason: 'Gehen Sie sicher, dass das Tor vor einem Kind oder Haustier stoppt',
      safety:
        'Stehen Sie innen, frei vom Tor, und halten Sie Kinder fern. Testen Sie es nie mit Hand oder Fuß. Lassen Sie Federn, Seile und Halter in Ruhe: Sie stehen unter so starkem Zug, dass sie töten können.',
      tenant: 'Machen Sie den Test, und melden Sie der Vermietung ein versagendes Tor sofort.',
    },
    'windows-and-doors.plan-for-storms': {
      title: 'Planen, wie Sie Ihre eigenen Sachen vor Sturm sichern',
      why: 'Die Vermietung haftet für das Dach, aber nicht für Fahrrad, Balkon oder Möbel. Ein fliegender Stuhl zerbricht ein Fenster, und die Versicherung der Vermietung deckt nicht, was nass wird.',
      steps: [
        'Gehen Sie um Balkon und Hof, und wählen Sie drinnen einen Platz für alles von Ihnen, was der Wind heben könnte.',
        'Fotografieren Sie Ihren Hausrat Raum für Raum, und bewahren Sie die Bilder außerhalb auf.',
        'Lesen Sie, ob Ihre eigene Versicherung Wind und Wasser deckt. Die des Gebäudes deckt nur das Gebäude.',
        'Fragen Sie die Vermietung, wer Läden schließt oder Platten anbringt und wer den Balkonablauf freimacht.',
        'Räumen Sie, was Wasser verderben würde, vom Boden und von Fenstern weg, Papiere zuerst.',
        'Packen Sie eine Tasche mit Medikamenten, Wasser, Taschenlampe und Kopien Ihrer Papiere. Kennen Sie den Weg zum Schutzraum.',
      ],
      firstReason: 'Was Ihnen gehört, sichern und versichern Sie selbst',
      safety:
        'Tragen Sie Dinge hinein, bevor der Wind zunimmt, nicht im Sturm, und gehen Sie, wenn die Behörden Sie dazu auffordern.',
    },
    'windows-and-doors.check-storm-shutters': {
      title: 'Sturmläden und Platten bereit machen',
      why: 'Bekommt ein Hurrikan, Zyklon oder Taifun einen Namen, sind Platten und Schrauben in Stunden ausverkauft. Ein zerbrochenes Fenster lässt den Wind ein, der das Dach von innen heben kann.',
      steps: [
        'Schließen Sie jeden Laden einmal, und verriegeln Sie ihn. Spülen Sie Salz und Sand aus den Schienen, und geben Sie einen Tropfen Öl auf Scharniere und Schlösser.',
        'Legen Sie lose Platten aus. Prüfen Sie, ob jede Beschriftung, Schrauben oder Flügelmuttern und Werkzeug hat, und probieren Sie eine an ihrem Platz.',
        'Lassen Sie ohne Läden jetzt für jedes Fenster Platten zuschneiden und bohren. Klebeband auf dem Glas schützt es nicht.',
        'Prüfen Sie, ob das Garagentor seine Windklasse oder Verstärkung hat, denn es versagt oft als Erstes.',
        'Prüfen Sie, ob Außentüren dicht schließen und ihre Riegel tief in Rahmen und Boden gehen.',
        'Schreiben Sie auf, was von Garten und Balkon hineinmuss und wohin.',
      ],
      firstReason: 'Platten und Schrauben sind Stunden nach einer Sturmwarnung ausverkauft',
      safety:
        'Bringen Sie Platten nur im Erdgeschoss an; überlassen Sie obere Fenster einem Betrieb oder Läden, die von innen schließen. Platten schneiden wie Messer: Tragen Sie Handschuhe. Wenn Sie zur Evakuierung aufgefordert werden, gehen Sie.',
      tenant:
        'Finden Sie heraus, welche Fenster Läden haben, wer sie anbringt und wo die Platten sind. Entscheiden Sie, was Sie hineintragen.',
      landlord: 'Prüfung von Sturmläden und Platten',
    },
    'windows-and-doors.check-flat-shutters': {
      title: 'Sturmläden der Wohnung probieren und den Balkon räumen',
      why: 'Ein klemmender Laden oder eine nicht auffindbare Platte lässt ein Fenster dem Sturm offen. Was lose auf einem Balkon steht, fliegt gegen die Fenster nebenan.',
      steps: [
        'Schließen und verriegeln Sie jeden Laden einmal von innen. Bürsten und wischen Sie Salz und Sand aus den Schienen, und geben Sie einen Tropfen Öl auf Schlösser und Scharniere.',
        'Zählen Sie im Abstellraum die losen Platten: eine für jedes Fenster, mit Befestigung und Kennzeichnung des Platzes.',
        'Gibt es weder Läden noch Platten, fragen Sie die Hausverwaltung, ob das Glas Stößen widersteht und was Sie anbringen dürfen.',
        'Wählen Sie drinnen einen Platz für jeden Topf, Stuhl und jedes Fahrrad auf Balkon oder Terrasse, und räumen Sie hinein, was Sie jetzt nicht brauchen.',
        'Machen Sie den Balkonablauf frei, und prüfen Sie, ob seine Tür dicht schließt und sich verriegeln lässt.',
        'Fragen Sie, wer bei Abwesenheit die Platten anbringt und wo der Schutzraum des Gebäudes ist.',
      ],
      firstReason: 'Einen klemmenden Laden findet man an einem ruhigen Tag oder im Sturm',
      safety:
        'Bringen Sie über dem Erdgeschoss von außen nichts an: Überlassen Sie das einem Betrieb. Lehnen Sie sich nicht über das Geländer. Tragen Sie Dinge hinein, bevor der Wind zunimmt. Wenn Sie zur Evakuierung aufgefordert werden, gehen Sie.',
      tenant: 'Finden Sie heraus, wer Läden schließt oder Platten anbringt. Entscheiden Sie, was Sie hineintragen.',
      landlord: 'Prüfung von Sturmläden und -platten',
    },
    'windows-and-doors.seal-mouse-gaps': {
      title: 'Spalten abdichten, durch die Mäuse und Ratten kommen',
      why: 'Wird es kalt, suchen Mäuse Wärme, und ein bleistiftbreiter Spalt lässt eine ein. Drinnen verschmutzen sie Lebensmittel und nagen an Kabeln.',
      steps: [
        'Gehen Sie außen herum, und sehen Sie tief unten nach: um Rohre und Kabel, unter Türen, an Lüftungssteinen und Garagentorecken.',
        'Stopfen Sie kleine Spalten mit Stahlwolle, und dichten Sie sie ab. Schaum allein hält nicht: Mäuse nagen sich durch.',
        'Decken Sie Lüftungen von Dachboden und Keller mit Metallgitter von 6 mm Maschenweite ab, ohne sie zu schließen. Bringen Sie es nie an Abgasrohren, Trocknerauslässen oder Öffnungen an, die ein Feuer versorgen. Bringen Sie Bürstenleisten unter Türen an.',
        'Achten Sie in Vorratskammer, unter der Spüle und um den Heizkessel auf Kot, Nagespuren und Schmierspuren.',
        'Bewahren Sie Lebensmittel, Tierfutter und Vogelfutter in Dosen oder Glas auf, und halten Sie den Müll geschlossen.',
      ],
      firstReason: 'Ein bleistiftbreiter Spalt lässt eine Maus herein',
      safety:
        'Tragen Sie Handschuhe. Fegen oder saugen Sie keinen Kot, dessen Staub Krankheiten tragen kann: Befeuchten Sie ihn mit Desinfektionsmittel, wischen Sie ihn auf, und lüften Sie den Raum. Verschließen Sie nie Lüftungsstein oder Lüftungsöffnung, und halten Sie Stahlwolle von Steckdosen und beschädigten Kabeln fern.',
      tenant: 'Melden Sie der Vermietung Spalten und Kot sofort; das Gebäude abzudichten ist meist ihre Sache.',
    },
    'windows-and-doors.prepare-for-power-cuts': {
      title: 'Auf einen Sturm und den Stromausfall danach vorbereiten',
      why: 'Ein Sturm kann den Strom tagelang unterbrechen und damit Heizung, Pumpe, Telefon und Gefriergerät. Was Sie dann brauchen, ist am Abend der Warnung ausverkauft.',
      steps: [
        'Legen Sie Taschenlampen, Ersatzbatterien, eine geladene Powerbank und ein Batterieradio dorthin, wo alle sie im Dunkeln finden.',
        'Lagern Sie für mehrere Tage Trinkwasser, Essen ohne Kochen und Medikamente. Halten Sie eine Kühlbox für Medikamente bereit, die kalt bleiben müssen.',
        'Schließen Sie jedes Fenster, jeden Laden und jede Außentür, und reparieren Sie, was nicht dicht schließt. Notieren Sie, was von Balkon und Garten hineinkommt.',
        'Entscheiden Sie, welchen Raum Sie warm oder kühl halten würden und bei wem nebenan Sie nachsehen. Notieren Sie die Nummer bei Stromausfall.',
        'Haben Sie einen Generator, lassen Sie ihn einmal draußen laufen. Prüfen Sie, ob die Kohlenmonoxidmelder ohne Netzstrom gehen.',
      ],
      firstReason: 'Was Sie bei Stromausfall brauchen, ist mit der Warnung ausverkauft',
      safety:
        'Lassen Sie einen Generator nur draußen laufen, mindestens 6 m von Türen, Fenstern und Lüftungen, und stecken Sie ihn nie in eine Steckdose des Hauses. Benutzen Sie nie Grill oder Campingkocher drinnen: Kohlenmonoxid tötet. Beleuchten Sie Räume mit Taschenlampen, nicht mit Kerzen.',
    },
    'windows-and-doors.keep-out-dust': {
      title: 'Zuhause gegen Staubstürme abdichten',
      why: 'Feiner Staub kommt durch Spalten, die kein Regen findet. Er verstopft Filter, verschleißt Ventilatoren und reizt die Lungen aller, die dort schlafen.',
      steps: [
        'Schließen Sie jedes Fenster und jede Außentür auf einem Papierstreifen. Wo er herausgleitet, setzen Sie eine andere Dichtung ein und unter der Tür eine Bürstenleiste.',
        'Saugen Sie die Schienen von Schiebefenstern und -türen, und bürsten Sie den Staub aus den Ecken.',
        'Prüfen Sie die Klappen der Bad- und Küchenlüfter: Sie sollten zufallen, wenn der Lüfter stoppt.',
        'Lernen Sie, die Klimaanlage auf Umluft zu stellen, und halten Sie einen Ersatzfilter bereit.',
        'Bleiben Sie im Sturm bei geschlossenen Fenstern drinnen. Reinigen Sie danach die Filter, und wischen Sie den Staub mit feuchtem Tuch auf.',
      ],
      firstReason: 'Feiner Staub findet jeden Spalt und endet in Filtern und Lungen',
      safety:
        'Dichten Sie nie Luftzufuhr oder Abgasweg von etwas ab, das Brennstoff verbrennt. Nehmen Sie Staub mit feuchtem Tuch statt Besen auf, und tragen Sie eine Maske. Menschen mit Asthma sollten das anderen überlassen.',
    },
  },
} as const satisfies ItemWords;
