import type { ItemWords } from '../../item-words.ts';

export const irrigationSystem = {
  name: 'Bewässerungsanlage',
  tasks: {
    'irrigation-system.start-zones': {
      title: 'Bewässerung starten und jeden Kreis abgehen',
      why: 'Ein kaputter Regner oder ein gerissenes Tropfrohr kann in einem Sommer Zehntausende Liter verschwenden. Die meisten Anlagen laufen nachts, Sie sehen es also vielleicht nicht.',
      steps: [
        'Schließen Sie nach dem Frost Entleerungen und Entlüftungsschrauben. Öffnen Sie das Hauptventil Stück für Stück, damit Luft entweichen kann.',
        'Lassen Sie jeden Kreis zwei Minuten laufen, und gehen Sie ihn ab. Achten Sie auf Wasserstrahlen, Pfützen und Regner, die schief stehen oder unten bleiben.',
        'Drehen Sie die Regner so, dass sie Pflanzen gießen, nicht Wege und Wände.',
        'Ziehen Sie undichte Verbindungen fest, schneiden und verbinden Sie gerissenes Tropfrohr, und markieren Sie, was Sie nicht reparieren können.',
        'Lesen Sie den Wasserzähler vor und nach einer Stunde ab, in der alles aus ist. Er sollte sich nicht bewegen.',
      ],
      firstReason: 'Nächtliches Gießen verbirgt Lecks, jemand muss also die Leitungen abgehen',
      safety:
        'Halten Sie alle aus dem Sprühnebel, wenn das erste Wasser läuft: Es hat den ganzen Winter gestanden und kann Legionellen enthalten. Überlassen Sie Rückflussverhinderer und Elektroanschluss einem Fachbetrieb.',
    },
    'irrigation-system.check-heads': {
      title: 'Jeden Bewässerungskreis laufen lassen und nach Verlusten sehen',
      why: 'Die US-EPA sagt, ein kaputter Regner kann in einem halben Jahr Zehntausende Liter verschwenden. Zeitschaltuhren gießen nachts, sehen Sie also tagsüber nach.',
      steps: [
        'Schalten Sie die Kreise nacheinander von Hand ein, und folgen Sie den Rohren, während das Wasser läuft.',
        'Richten Sie schiefe Regner auf, spülen Sie verstopfte, und richten Sie jeden Strahl auf die Pflanzen statt auf das Pflaster.',
        'Fühlen Sie entlang der Rohre und um die Verbindungen nach weichem, nassem Boden, wo sich ein Leck verbirgt.',
        'Verbinden Sie gerissenes Tropfrohr mit einem Verbinder, und ersetzen Sie Regner, die unten bleiben oder ausgeschaltet tropfen.',
        'Vergleichen Sie, wenn alles aus ist, zwei Zählerstände im Abstand einer Stunde. Jeder Unterschied ist ein Leck.',
      ],
      firstReason: 'Ein unbemerkt kaputter Regner verschwendet bei jedem Lauf Wasser',
      safety:
        'Stand die Anlage wochenlang still, halten Sie sich beim Spülen vom Sprühnebel fern: Er kann Legionellen enthalten. Überlassen Sie Rückflussverhinderer und seine Prüfung einem Fachbetrieb.',
    },
    'irrigation-system.clean-filters': {
      title: 'Filter und Tropfer der Bewässerung reinigen',
      why: 'Die Löcher eines Tropfers sind nadelfein. Sand und Kalk verstopfen sie eines nach dem anderen, und Sie merken es vielleicht erst, wenn eine Pflanze welkt.',
      steps: [
        'Ist die Anlage gegen Frost entleert, warten Sie, bis Sie sie wieder gestartet haben.',
        'Sperren Sie das Wasser ab, und lassen Sie durch Öffnen eines Kreises den Druck ab.',
        'Schrauben Sie den Filter ab, spülen Sie Sieb oder Scheiben unter einem Hahn mit weicher Bürste, und fetten Sie die Dichtung leicht.',
        'Öffnen Sie die Endkappen der Tropfrohre, drehen Sie das Wasser auf, und spülen Sie jede Leitung eine Minute.',
        'Schließen Sie die Kappen, und gehen Sie die laufenden Leitungen ab, um verstopfte Tropfer zu finden.',
        'Legen Sie verstopfte Tropfer eine Stunde in hellen Essig, und spülen Sie sie, oder ersetzen Sie sie.',
        'Schrauben Sie ungleich sprühende Düsen ab, und spülen Sie ihre kleinen Filter.',
      ],
      firstReason: 'Verstopfte Tropfer zeigen sich erst, wenn eine Pflanze welkt',
      safety:
        'Lassen Sie den Druck ab, bevor Sie einen Filter abschrauben. Halten Sie beim Spülen die Augen von den Leitungsenden fern.',
    },
    'irrigation-system.reset-timer': {
      title: 'Bewässerungsuhr auf die Jahreszeit einstellen',
      why: 'Ein Programm für die heißesten Wochen gießt den Garten in kühleren oder nasseren zu viel. Zu viel Wasser sieht man selten an den Pflanzen, aber an der Rechnung.',
      steps: [
        'Wechseln Sie die Batterie, wenn sie ein Jahr alt ist, und stellen Sie die Uhr.',
        'Stecken Sie einen Tag nach dem Gießen einen Finger oder Schraubendreher 10 cm in die Erde. Ist sie noch feucht, gießen Sie weniger.',
        'Verlängern Sie die Gießzeiten, wenn es heißer und trockener wird, und verkürzen Sie sie, wenn es abkühlt oder regnet, oder nehmen Sie die Prozenttaste.',
        'Gießen Sie vor Sonnenaufgang. Auf Lehm oder Hängen nehmen Sie zwei kurze Läufe, damit das Wasser einsickert.',
        'Gießen Sie Wasser auf den Regensensor. Das Programm sollte pausieren.',
        'Prüfen Sie die örtlichen Regeln zum Gießen.',
      ],
      firstReason: 'Die Erde zeigt, ob das Programm zu viel gießt',
    },
    'irrigation-system.drain-frost': {
      title: 'Bewässerung zum Schutz vor Frost entleeren',
      why: 'Wasser dehnt sich beim Gefrieren um etwa ein Zehntel aus. Ventile, Filter und Rückflussverhinderer reißen zuerst, und ihr Ersatz kostet am meisten.',
      steps: [
        'Schalten Sie eine Pumpe an der Steckdose aus, denn sie darf nicht trocken laufen. Schließen Sie das Hauptventil, und öffnen Sie Entleerungsventile und Endkappen an den tiefsten Stellen.',
        'Lassen Sie jeden Kreis von der Uhr aus laufen, bis kein Wasser mehr kommt. Schalten Sie die Uhr dann aus.',
        'Nehmen Sie Uhr, Druckminderer, Filter und Pumpe ins Haus, und lassen Sie sie trocknen. Dämmen Sie die Teile, die über der Erde bleiben.',
        'Lassen Sie Kugelhähne halb offen, damit kein Wasser in der Kugel eingeschlossen ist.',
        'Haben die Leitungen keine Entleerung, lassen Sie sie von einem Betrieb ausblasen. Rain Bird erlaubt höchstens 3,4 bar.',
        'Lassen Sie die Anlage leer, bis die Fröste vorbei sind.',
      ],
      firstReason: 'Ventile reißen, wenn Wasser darin gefriert, und sie sind teuer',
      safety:
        'Druckluft kann Verbinder wegschießen und Rohre platzen lassen. Überlassen Sie das Ausblasen einem Betrieb, der es regelmäßig macht.',
    },
    'irrigation-system.book-backflow-test': {
      title: 'Prüfung des Rückflussverhinderers der Bewässerung vereinbaren',
      why: 'Fällt der Druck in der Straße, kann er Wasser aus dem Rasen mit Dünger und Keimen ins Trinkwasser saugen. Ein Ventil verhindert das und verschleißt unsichtbar.',
      steps: [
        'Suchen Sie das Ventil, einen Messingkörper mit kleinen Hähnen, oder fragen Sie den Installationsbetrieb, ob die Anlage eines hat.',
        'Fragen Sie Ihr Wasserwerk, ob es jedes Jahr geprüft werden muss und von wem.',
        'Beauftragen Sie für die Wochen nach dem Start der Anlage eine zertifizierte Prüfstelle.',
        'Bleiben Sie in der Nähe, und bewahren Sie den Bericht auf. Schicken Sie ihn dem Wasserwerk, wenn es danach fragt.',
      ],
      firstReason: 'Ein verschlissenes Ventil lässt Gartenwasser ins Trinkwasser',
      safety:
        'Hat die Anlage keinen Rückflussverhinderer, schließen Sie keine Düngereinspeisung an, und lassen Sie einen einbauen.',
    },
  },
} as const satisfies ItemWords;
