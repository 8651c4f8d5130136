import type { ItemWords } from '../../item-words.ts';

export const roofAndGutters = {
  name: 'Dach und Dachrinnen',
  tasks: {
    'roof-and-gutters.clear-gutters': {
      title: 'Dachrinnen freimachen, wenn das Laub gefallen ist',
      why: 'Eine Rinne voller Laub läuft an der Wand dahinter über. Den Raum innen zu trocknen und neu zu verputzen kostet weit mehr als die Reinigung.',
      steps: [
        'Entscheiden Sie vom Boden aus. Beauftragen Sie eine Dachrinnenreinigung mit Stangensauger, wenn die Rinne höher als 3 m liegt, der Boden weich oder schräg ist oder Ihnen niemand hilft.',
        'Stellen Sie die Leiter auf festen Boden, einen Meter nach außen je vier Meter Höhe. Lehnen Sie sie mit Abstandhalter an die Wand, nie an die Rinne.',
        'Schöpfen Sie das Laub von Hand in einen Eimer. Arbeiten Sie vom Fallrohr weg, damit nichts hineingeschoben wird.',
        'Steigen Sie herunter, und versetzen Sie die Leiter, statt sich zu strecken.',
        'Lassen Sie einen Schlauch in die Rinne laufen. Sammelt sich Wasser am Auslauf, ist das Fallrohr verstopft: Machen Sie es von unten frei.',
        'Setzen Sie Laubgitter ein, und achten Sie auf rissige Verbindungen und lose Halter.',
      ],
      firstReason: 'Eine überlaufende Rinne durchnässt die Wand dahinter',
      safety:
        'Halten Sie immer drei Kontaktpunkte, und bleiben Sie mit der Gürtelschnalle zwischen den Holmen, während jemand den Fuß hält. Steigen Sie nicht aufs Dach. Steigen Sie nicht bei Wind, Regen oder Frost oder nahe an Freileitungen hinauf.',
      tenant:
        '[[FR: In Frankreich macht die Mietpartei die Dachrinnen selbst frei: Beauftragen Sie einen Betrieb, wenn Ihre hoch sind. | Melden Sie überlaufende mit Foto.]]',
      landlord: 'Freimachen der Dachrinnen',
    },
    'roof-and-gutters.empty-gutters': {
      title: 'Dachrinnen leeren, solange das Laub nicht gefroren ist',
      why: 'Nasses Laub friert zu einem Block. Schmelzwasser staut dann unter die Ziegel, hängt als Eiszapfen über der Tür, und sein Gewicht reißt die Halter ab.',
      steps: [
        'Gehen Sie zuerst ums Haus. Was höher als 3 m liegt oder über weichem oder schrägem Boden, ist Sache eines Dachrinnenbetriebs.',
        'Wählen Sie einen milden, windstillen Tag, und lassen Sie eine zweite Person auf dem Fuß der Leiter stehen.',
        'Heben Sie das Laub mit behandschuhter Hand zu sich heraus, ein kurzes Stück auf einmal, und steigen Sie zum Versetzen herunter.',
        'Spülen Sie mit dem Schlauch, und sehen Sie, dass nichts in der Rinne bleibt, was zu Eis werden könnte.',
        'Folgen Sie dem Wasser: Es sollte frei aus dem Fallrohr und nicht über einen Weg laufen.',
        'Drücken Sie von unten auf jeden Halter. Lassen Sie lose befestigen, denn Schnee wird darauf liegen.',
      ],
      firstReason: 'Eine Rinne voll gefrorenem Laub schickt Schmelzwasser ins Dach',
      safety:
        'Überlassen Sie es einem Betrieb, sobald Frost oder Schnee am Boden ist. Lehnen Sie die Leiter mit Abstandhalter an die Wand, greifen Sie nicht zur Seite, und halten Sie sich von Freileitungen fern.',
      tenant: 'Fotografieren Sie Rinnen, die überlaufen oder Eiszapfen tragen, und halten Sie Menschen darunter fern.',
      landlord: 'Freimachen der Dachrinnen für den Winter',
    },
    'roof-and-gutters.inspect-roof': {
      title: 'Dach vom Boden aus prüfen',
      why: 'Ein verrutschter Ziegel kann monatelang Wasser einlassen, bevor es eine Decke zeigt. Mit dem Fernglas sehen Sie ihn vom Gehweg.',
      steps: [
        'Gehen Sie ums Haus und über die Straße, mit Fernglas oder dem Zoom Ihres Handys.',
        'Achten Sie auf verrutschte, gerissene oder fehlende Ziegel, Lücken am First und Mörtel in der Rinne oder am Boden.',
        'Prüfen Sie Anschlussbleche um Schornstein, Dachfenster und Rohre auf abstehende Ränder. Prüfen Sie, ob der Schornstein gerade steht.',
        'Notieren Sie Moospolster, durchhängende Linien und verstopfte Kehlen. Sehen Sie ein Flachdach von einem Fenster aus, achten Sie auf Pfützen und Blasen.',
        'Fotografieren Sie jede Seite, und vergleichen Sie die Fotos mit dem letzten Mal. Schicken Sie Neues einem Dachdeckerbetrieb.',
        'Sehen Sie das Dach nach jedem Sturm wieder an.',
      ],
      firstReason: 'Einen verrutschten Ziegel sieht man lange, bevor die Decke ihn zeigt',
      safety:
        'Prüfen Sie mit beiden Füßen auf dem Boden. Hinauf gehört nur ein Dachdeckerbetrieb mit Randsicherung. Dachfenster und alte Zementplatten, die Asbest enthalten können, brechen unter dem Gewicht eines Menschen.',
      tenant:
        'Achten Sie nach jedem Sturm vom Gehweg aus auf verrutschte Ziegel, und schicken Sie der Vermietung Fotos von Veränderungen.',
      landlord: 'Dachprüfung',
    },
    'roof-and-gutters.watch-rain': {
      title: 'Dachrinnen bei starkem Regen beobachten',
      why: 'Zehn Minuten bei starkem Regen zeigen, was keine trockene Prüfung kann: welche Rinnen überlaufen, welche Verbindungen undicht sind und wo sich Wasser sammelt.',
      steps: [
        'Heben Sie sich das für den nächsten nassen Tag auf. Gehen Sie bei einem Guss ums Haus, und sehen Sie sich jede Rinne, Verbindung und jedes Fallrohr an.',
        'Notieren Sie Wasser über der Vorderkante, Tropfen an Verbindungen und Spuren an der Wand hinter dem Rohr.',
        'Prüfen Sie, ob jedes Fallrohr in einen Abfluss führt, der das Wasser aufnimmt, und sich an der Wand keine Pfütze bildet.',
        'Markieren Sie die Mängel auf einem Foto, und lassen Sie sie in der nächsten trockenen Woche beheben.',
      ],
      firstReason: 'Nur ein Guss zeigt, welche Verbindung undicht ist',
      safety: 'Gehen Sie beim ersten Donner hinein, und steigen Sie auf keine Leiter, solange etwas nass ist.',
      tenant: 'Ein kurzes Video des Überlaufens ist der schnellste Weg, es der Vermietung zu melden.',
    },
    'roof-and-gutters.check-loft': {
      title: 'Dachboden auf Feuchtigkeit und Tageslicht prüfen',
      why: 'Ein undichtes Dach zeigt sich als dunkler Fleck an einem Sparren, Jahre bevor es ein Loch in die Schlafzimmerdecke macht.',
      steps: [
        'Gehen Sie nach nassem Wetter hinauf, lassen Sie das Licht eine Minute aus, und suchen Sie Tageslicht zwischen den Ziegeln.',
        'Prüfen Sie mit einer Taschenlampe Sparren, Schornstein und jedes Rohr auf dunkle Flecken, weiße Salze oder weiches Holz.',
        'Fühlen Sie die Dämmung nach nassen Stellen, und prüfen Sie, dass sie die Lüftungsspalten an der Traufe offen lässt.',
        'Prüfen Sie, ob Badlüfter durch ihre Rohre nach draußen blasen und nicht in den Dachboden.',
        'Schreiben Sie das Datum mit Kreide neben jeden Fleck, damit Sie nächstes Jahr sehen, ob er gewachsen ist.',
      ],
      firstReason: 'Ein Leck zeichnet die Sparren Jahre vor der Decke',
      safety:
        'Treten Sie nur auf Balken oder Bretter: Gipskarton trägt Sie nicht. Berühren Sie keine Kabel, lassen Sie vermuteten Asbest in Ruhe, und stören Sie keine Fledermäuse, brütenden Vögel oder Wespen.',
      tenant:
        'Melden Sie Flecken oder Tageslicht. Betreten Sie den Dachboden nur, wenn Ihr Mietvertrag ihn einschließt.',
      landlord: 'Prüfung von Dachboden und Dachholz',
    },
    'roof-and-gutters.clear-drains': {
      title: 'Dachrinnen, Gullys und Fallrohrabläufe freimachen',
      why: 'Über den Winter sammeln sich Moos, Sand und das letzte Laub in den Ausläufen. Ein verstopfter Gully schickt jedes Gewitter an den Fuß der Wand und von dort ins Haus.',
      steps: [
        'Sehen Sie vom Boden aus mit dem Zoom Ihres Handys an jeder Rinne nach Gras, Moos, Durchhang und Nestern. Lassen Sie ein benutztes Nest in Ruhe, bis die Vögel fort sind.',
        'Muss die Rinne frei werden, nehmen Sie vom Boden aus Stange oder Sauger, oder beauftragen Sie eine Reinigung. Nehmen Sie für alles über 3 m keine Leiter.',
        'Heben Sie am Boden den Rost jedes Gullys, schöpfen Sie den Schlamm mit behandschuhter Hand heraus, und spülen Sie mit zwei Eimern Wasser.',
        'Gießen Sie einen Eimer in jeden Fallrohrfuß oder Ablauf. Steigt das Wasser, reinigen Sie den Ablauf mit Stangen, oder rufen Sie einen Rohrreinigungsbetrieb.',
        'Prüfen Sie, dass weder Erde noch Kies noch Töpfe einen Ablauf verdecken und der Boden von der Wand abfällt.',
        'Fegen Sie Laub von Flachdächern und Balkonen nur, wo Sie hinter einem Geländer stehen können.',
      ],
      firstReason: 'Ein verstopfter Gully schickt Gewitterwasser an den Fuß der Wand',
      safety:
        'Arbeiten Sie vom Boden aus oder von einer am Fuß gehaltenen Leiter für höchstens 3 m, nie an nassen oder windigen Tagen. Tragen Sie Handschuhe gegen Glas und Rattenurin, und waschen Sie sich danach die Hände.',
      tenant:
        'Halten Sie die Gullys am Boden selbst laubfrei. [[FR: Dachrinnen und Fallrohre freizuhalten ist in Frankreich Sache der Mietpartei. | ]]',
      landlord: 'Freimachen von Dachrinnen und Abläufen',
    },
    'roof-and-gutters.prepare-for-fires': {
      title: 'Haus und Plan auf die Waldbrandzeit vorbereiten',
      why: 'Die meisten bei Waldbrand verlorenen Häuser entzünden sich an Glut, die den Flammen weit vorausfliegt. Sie fängt in trockenem Laub in der Rinne, in einem Spalt unter einem Ziegel oder auf einer Fußmatte.',
      steps: [
        'Lassen Sie Laub und Zweige aus Rinnen, Dachkehlen und unter Solarmodulen entfernen. Beauftragen Sie einen Betrieb für alles, was Sie nicht von einer Leiter auf festem Boden erreichen.',
        'Achten Sie auf verrutschte Ziegel und offene Traufen. Lassen Sie Spalten schließen und Lüftungen mit Metallgitter abdecken: [[US: 1/8 Zoll oder feiner, wie CAL FIRE rät | AU: 2 mm oder feiner, wie AS 3959 verlangt | 2 bis 3 mm oder feiner]].',
        'Rechen Sie alles Brennbare im Umkreis von 1,5 m um Wände und Holzdecks zusammen: Laub, Rinde, Brennholz, Fußmatten und Pflanzen.',
        'Schneiden Sie Gras kurz und Zweige auf 3 m von Dach und Schornstein zurück.',
        'Richten Sie die Ventile von Gasflaschen vom Haus weg. Prüfen Sie, ob ein Schlauch rundherum reicht, und testen Sie eine Feuerpumpe, wenn Sie eine haben, draußen.',
        'Bringen Sie die Hausnummer so an, dass die Feuerwehr sie lesen kann.',
        'Gehen Sie den Feuerplan mit allen zu Hause durch: bei welcher Warnung Sie gehen, auf welcher Straße und wer die Tiere nimmt.',
      ],
      firstReason: 'Glut entzündet trockenes Laub, lange bevor die Flammen kommen',
      safety:
        'Steigen Sie nicht aufs Dach, und lassen Sie jemanden die Leiter halten. Mähen Sie an Tagen mit extremer Gefahr nicht, und benutzen Sie keine Motorgeräte. Kommt ein Feuer näher, gehen Sie früh, und rufen Sie {emergency number} an, wenn Sie nicht mehr wegkommen.',
      tenant:
        'Ihr Teil ist der Boden: Rechen Sie Brennbares im Umkreis von 1,5 m zusammen, halten Sie einen Schlauch bereit, und vereinbaren Sie, wann Sie gehen.',
      landlord: 'Schutz des Dachs vor Glut',
    },
    'roof-and-gutters.prepare-for-rains': {
      title: 'Dach, Dachrinnen und Abläufe für die Regenzeit freimachen',
      why: 'Die Regenzeit bringt an einem Tag mehr Wasser als ein trockener Monat. Ein verstopfter Ablauf schickt es unter die Ziegel oder macht aus einem Flachdach ein Becken, das jeden Riss findet.',
      steps: [
        'Ist ein Teil des Dachs flach und hat eine Treppe, fegen Sie es, und machen Sie jeden Regenablauf frei. Ein Eimer Wasser sollte in Sekunden weg sein.',
        'Lassen Sie Rinnen, Kehlen und Fallrohre freimachen, und prüfen Sie, ob ihre Halter fest sind.',
        'Achten Sie auf Risse und Blasen in der Abdichtung, offene Fugen an Brüstung und Rohren und verrutschte Ziegel. Lassen Sie sie abdichten, solange es trocken ist.',
        'Heben Sie die Deckel der Abläufe ums Haus, entfernen Sie Schlamm und Laub, und legen Sie sie so zurück, dass niemand hineinfällt.',
        'Prüfen Sie die Fugen über Fenstern, Sonnenschutz und Klimageräte-Durchführungen und alte Feuchteflecken an Decken.',
        'Schneiden Sie Zweige über dem Dach zurück, und sichern Sie Behälter, Module, Platten und Antennen gegen den Wind.',
      ],
      firstReason: 'Ein verstopfter Ablauf schickt einen ganzen Guss ins Haus',
      safety:
        'Gehen Sie nur über eine feste Treppe auf ein Dach mit Brüstung. Überlassen Sie Schrägdächer, hohe Rinnen und Freileitungen einem Betrieb, und bleiben Sie weg, wenn es donnert oder die Fläche nass ist.',
      tenant:
        'Fegen Sie die Abläufe, die Sie erreichen, und schicken Sie der Vermietung Fotos von Rissen und Feuchteflecken.',
      landlord: 'Prüfung von Dach und Abläufen für die Regenzeit',
    },
    'roof-and-gutters.check-walls': {
      title: 'Um die Außenwände gehen',
      why: 'Ein Riss im Putz, eine Lücke in der Fuge oder Erde an der Wand lässt das ganze Jahr Wasser ein. Bei trockenem Wetter ist jedes eine kleine Reparatur.',
      steps: [
        'Sehen Sie jede Wand nach Rissen, gewölbtem oder hohlem Putz, bröckelnden Fugen und abblätternder Farbe an. Markieren Sie die Enden eines Risses mit Bleistift und Datum.',
        'Zeigen Sie einen Riss über 5 mm, einen wachsenden oder einen treppenförmigen im Mauerwerk einer Bausachverständigenstelle.',
        'Drücken Sie die Fugen um Fenster, Türen, Rohre und Lüftungen. Lassen Sie sie erneuern, wo sie sich gelöst haben oder hart sind, und schließen Sie Löcher, die breiter als ein Bleistift sind: Mäuse passen hindurch.',
        'Halten Sie Erde, Pflaster und Pflanzen mindestens 15 cm unter der Sperrschicht oder dem Rand der Verkleidung, und machen Sie jeden Lüftungsstein frei.',
        'Prüfen Sie, ob der Boden vom Haus abfällt, und achten Sie auf grüne oder weiße Flecken, die zeigen, wo Wasser läuft.',
        'Schneiden Sie Kletterpflanzen und Sträucher, die die Wand verdecken oder feucht halten, zurück, wenn die Vögel fort sind.',
      ],
      firstReason: 'Kleine Lücken in einer Wand sind leicht zu schließen, solange sie trocken ist',
      safety:
        'Sehen Sie vom Boden aus, für die oberen Stockwerke mit Fernglas. Kratzen oder schleifen Sie keine alte Farbe, die Blei enthalten kann, und keine Zementplatten, die Asbest enthalten können.',
      tenant:
        'Fotografieren Sie Risse, und schicken Sie die Bilder mit Datum. Halten Sie Erde und Pflanzen selbst von den Wänden fern.',
      landlord: 'Prüfung der Außenwände',
    },
    'roof-and-gutters.book-termite-inspection': {
      title: 'Termitenprüfung vereinbaren',
      why: 'Termiten fressen Holz von innen und lassen die Oberfläche ganz. Versicherungen zahlen selten, und der Schaden geht in die Tausende, bevor er sich zeigt.',
      steps: [
        'Beauftragen Sie [[FR: eine zertifizierte Immobilienprüfung, und melden Sie Termiten im Rathaus | eine zugelassene Prüfstelle]]. [[AU: AS 3660.2 verlangt es mindestens einmal im Jahr. | Die National Pest Management Association rät einmal im Jahr dazu.]]',
        'Bitten Sie um das ganze Haus mit Dachboden, Raum unter dem Boden, Schuppen und Zäunen. Räumen Sie 50 cm entlang der Wände drinnen und draußen frei, und öffnen Sie die Luken.',
        'Achten Sie inzwischen auf Erdröhren an Wänden und Pfeilern, abgeworfene Flügel, blasige Farbe und hohl klingendes Holz. Lassen Sie sie ungestört, und zeigen Sie sie.',
        'Räumen Sie Brennholz, Mulch, Karton und Beete von den Wänden weg, und reparieren Sie tropfende Hähne und Rohre.',
        'Bewahren Sie den Bericht auf und die Bescheinigung der Sperre oder des Ködersystems mit dem Datum der Erneuerung.',
      ],
      firstReason: 'Termiten fressen Holz von innen und hinterlassen außen keine Spur',
      safety:
        'Besprühen oder öffnen Sie kein gefundenes Nest: Die Kolonie zieht weiter und ist schwerer zu behandeln. Bleiben Sie aus dem Raum unter dem Boden.',
      tenant: 'Melden Sie Erdröhren oder Flügel sofort, und lassen Sie sie ungestört.',
      landlord: 'Termitenprüfung',
    },
  },
} as const satisfies ItemWords;
