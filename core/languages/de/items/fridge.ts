import type { ItemWords } from '../../item-words.ts';

export const fridge = {
  name: 'Kühlschrank',
  tasks: {
    'fridge.clean-coils': {
      title: 'Kühlrippen oder Gitter des Kühlschranks absaugen',
      why: 'Staub auf den Kühlrippen staut Wärme, der Kompressor läuft länger, braucht mehr Strom und verschleißt früher. Manche Hersteller sagen, in einem gewöhnlichen Haushalt sei keine Reinigung nötig; Haustiere und Staub ändern das.',
      steps: [
        'Ziehen Sie den Stecker des Kühlschranks, oder schalten Sie seine Steckdose aus.',
        'Suchen Sie die Kühlrippen: hinter dem Kühlschrank oder unten hinter der Sockelblende. Sind sie in den Wänden verborgen wie bei vielen neueren, reinigen Sie stattdessen die Gitter und den Raum dahinter.',
        'Lösen Sie den Staub mit einer weichen Bürste, und saugen Sie ihn auf, ohne die Rohre zu verbiegen.',
        'Schieben Sie den Kühlschrank mit dem Luftabstand aus der Anleitung zurück, und stecken Sie ihn ein.',
        'Mit felligen Haustieren reinigen Sie die Kühlrippen zweimal im Jahr.',
      ],
      firstReason: 'Staub auf den Kühlrippen lässt den Kompressor unnötig schwer arbeiten',
      safety:
        'Ziehen Sie einen schweren Kühlschrank nicht allein vor: Wippen Sie ihn zu zweit heraus. Ist ein Kabel gequetscht oder versengt, stecken Sie es nicht wieder ein.',
    },
    'fridge.check-temperature': {
      title: 'Temperatur von Kühlschrank und Gefrierfach prüfen',
      why: 'Der Drehregler zeigt eine Stufe, keine Temperatur. Ein Kühlschrank, der auf 8 °C gestiegen ist, sieht normal aus, während sich im Essen Bakterien vermehren.',
      steps: [
        'Lassen Sie ein Kühlschrankthermometer über Nacht in einem Glas Wasser auf dem mittleren Boden.',
        'Lesen Sie es vor dem Frühstück ab. Es sollte höchstens 5 °C zeigen; 4 °C ist ein gutes Ziel.',
        'Legen Sie es dann einige Stunden zwischen gefrorene Packungen: −18 °C oder kälter ist richtig.',
        'Ist eines zu warm, stellen Sie es eine Stufe kälter, und lesen Sie nach 24 Stunden wieder ab.',
        'Ist es immer noch zu warm, machen Sie die Luftschlitze innen frei, und prüfen Sie dann Türdichtung und Kühlrippen.',
      ],
      firstReason: 'Der Drehregler allein zeigt nicht, ob Ihr Essen kalt genug ist',
      safety:
        'Zeigt der Kühlschrank nach einer Nacht über 8 °C, wissen Sie nicht, wie lange er zu warm war. Werfen Sie Fleisch, Fisch, Milchspeisen und Reste weg, auch wenn sie gut riechen, und füllen Sie ihn erst wieder, wenn er 5 °C zeigt.',
    },
    'fridge.clean-door-seals': {
      title: 'Türdichtungen des Kühlschranks reinigen und ihren Halt testen',
      why: 'Krümel und Klebriges halten die Dichtung einen Spalt offen. Warme, feuchte Luft dringt ein, Eis wächst, und der Kühlschrank läuft länger.',
      steps: [
        'Wischen Sie die Dichtung mit warmem Wasser und Spülmittel ab, und öffnen Sie jede Falte mit dem Finger.',
        'Bürsten Sie Krümel und schwarze Stellen mit einer alten Zahnbürste heraus, besonders unten. Wischen Sie dazwischen Verschüttetes sofort von der Dichtung.',
        'Wischen Sie mit einem feuchten Tuch nach, und trocknen Sie Dichtung und Rahmen.',
        'Schließen Sie die Tür auf einem Papierstreifen, und ziehen Sie. Das Papier sollte bremsen, nicht herausgleiten.',
        'Wiederholen Sie das etwa alle 20 cm. Wo das Papier gleitet, suchen Sie nach Schmutz, einer Delle oder hartem Gummi.',
        'Bestellen Sie eine neue Dichtung nach der Modellnummer auf dem Schild innen.',
      ],
      firstReason: 'Eine dichte Tür hält die Kälte drin und die Rechnung niedrig',
    },
    'fridge.clear-drain-hole': {
      title: 'Ablaufloch des Kühlschranks freimachen',
      why: 'Tauwasser läuft durch ein kleines Loch ab. Verstopft es ein Rest wie eine Erbsenhaut, sammelt sich Wasser unter den Schubladen oder auf dem Boden.',
      steps: [
        'Nehmen Sie die unteren Schubladen heraus, und suchen Sie Rinne und Loch am Fuß der Rückwand.',
        'Kein Loch zu sehen? Viele No-Frost-Geräte verbergen es. Wischen Sie Wasser oder Eis am Boden auf, und rufen Sie den Kundendienst, wenn es wiederkommt.',
        'Wischen Sie die Rinne aus, und heben Sie Reste mit einem Wattestäbchen oder dem mitgelieferten Stößel heraus.',
        'Schieben Sie Stäbchen oder Stößel ein paar Mal sanft durch das Loch.',
        'Träufeln Sie etwa 50 ml lauwarmes Wasser hinein. Es sollte innerhalb von Sekunden ablaufen.',
        'Halten Sie Lebensmittel von der Rückwand fern, damit Tropfen daran hinunterlaufen können.',
      ],
      firstReason: 'Ein verstopfter Ablauf kann die Schubladen ohne Warnung fluten',
      safety:
        'Ziehen Sie zuerst den Stecker. Stochern Sie nie mit Draht oder Messer, die die Wand durchstoßen und Kältemittel austreten lassen können.',
    },
    'fridge.wash-interior': {
      title: 'Kühlschrank leeren und Böden und Schubladen waschen',
      why: 'Listerien wachsen sogar in der Kälte. Keime von rohem Fleisch und ungewaschenem Gemüse überleben auf den Böden und können Lebensmittel erreichen, die Sie roh essen.',
      steps: [
        'Legen Sie die Lebensmittel in eine Kühltasche. Werfen Sie weg, was das Verbrauchsdatum überschritten hat.',
        'Nehmen Sie Böden und Schubladen heraus. Lassen Sie Glas zuerst warm werden: Heißes Wasser kann es zerspringen lassen.',
        'Schrubben Sie sie in warmem Wasser mit Spülmittel, spülen Sie sie, und trocknen Sie sie.',
        'Wischen Sie Wände, Türfächer und Dichtungen mit 2 Esslöffeln Natron in 1 Liter heißem Wasser ab, dann mit klarem Wasser.',
        'Räumen Sie alles trocken ein: rohes Fleisch und Fisch zuunterst in eine Schale, Verzehrfertiges darüber.',
        'Wischen Sie dazwischen Fleischsaft sofort auf.',
      ],
      firstReason: 'Listerien überleben die Kälte, deshalb muss man sie abwaschen',
      safety:
        'Schalten Sie aus, solange Sie nahe an Lampen und Ventilatoren waschen, und trocknen Sie die Hände, bevor Sie wieder einschalten.',
    },
    'fridge.replace-water-filter': {
      title: 'Wasserfilter des Kühlschranks wechseln',
      why: 'Eine verbrauchte Patrone entfernt keine Schadstoffe mehr. Sie bremst auch den Wasserspender, und Bakterien können darin wachsen.',
      steps: [
        'Suchen Sie die Patrone: an der Decke des Kühlschranks, hinter der Sockelblende oder im Schlauch an der Rückseite.',
        'Kaufen Sie genau diesen Typ, zertifiziert nach NSF/ANSI 42 oder 53, und schreiben Sie das heutige Datum darauf.',
        'Legen Sie ein Handtuch darunter, und sperren Sie zuerst das Wasser ab, wenn die Anleitung es sagt.',
        'Drehen oder drücken Sie die alte Patrone heraus, und rasten Sie die neue ein.',
        'Lassen Sie Wasser laufen, bis es frei von Luft und schwarzem Staub ist, so lange, wie das Beiblatt sagt. Oft sind es mehrere Liter.',
        'Setzen Sie die Filteranzeige zurück, und werfen Sie das erste Eis weg.',
      ],
      firstReason: 'Das Alter einer Patrone vergisst man leicht, zählen Sie also ab heute',
      safety:
        'Ein nicht ganz eingerasteter Filter kann die Küche überfluten. Achten Sie zehn Minuten lang auf Tropfen.',
    },
    'fridge.defrost-freezer': {
      title: 'Gefrierfach abtauen',
      why: 'Reif von mehr als 6 mm wirkt als Dämmung, das Gefriergerät braucht mehr Strom. Dickes Eis klemmt auch die Schubladen fest.',
      steps: [
        'Verbrauchen Sie, was Sie können, und packen Sie den Rest in eine Kühltasche, in Decken gewickelt.',
        'Ziehen Sie den Stecker des Gefriergeräts, öffnen Sie die Tür, und legen Sie Handtücher auf den Boden.',
        'Stellen Sie eine Schüssel heißes, nicht kochendes Wasser auf einer Unterlage hinein, und wechseln Sie das Wasser, wenn es abkühlt.',
        'Heben Sie lose Eisplatten mit einem Kunststoffschaber ab, und wischen Sie das Wasser auf.',
        'Waschen und trocknen Sie das Innere, stecken Sie ein, und räumen Sie die Lebensmittel ein, sobald es wieder −18 °C hat.',
      ],
      firstReason: 'Dicker Reif kostet Strom und nimmt Platz in den Schubladen weg',
      safety:
        'Nehmen Sie weder Messer noch Föhn, Heizgerät oder Enteisungsspray. Ein durchstochenes Rohr lässt Kältemittel austreten, das in den meisten neueren Kühlschränken brennbar ist. Wenn Sie ein Zischen hören, öffnen Sie die Fenster, zünden Sie nichts an, und berühren Sie keine Schalter.',
    },
    'fridge.level-cabinet': {
      title: 'Kühlschrank ausrichten, Stecker und Lüftungsschlitze prüfen',
      why: 'Neigt sich ein Kühlschrank nach vorn, geht seine Tür von selbst auf. Ein versengter Stecker oder verdeckte Schlitze können ein Feuer auslösen.',
      steps: [
        'Öffnen Sie die Tür halb, und lassen Sie los. Fällt sie auf, ist die Vorderseite zu tief.',
        'Legen Sie oben eine Wasserwaage an, und drehen Sie die vorderen Füße, bis der Kühlschrank waagerecht und fest steht.',
        'Drehen Sie beide vorderen Füße noch etwas höher, damit die Türen von selbst schließen.',
        'Räumen Sie die Oberseite und die Spalten ringsum frei, und stauben Sie die Gitter eines Einbaugeräts ab.',
        'Ziehen Sie den Stecker, und achten Sie auf braune Stellen, Risse oder ein gequetschtes Kabel.',
        'Stecken Sie ihn in eine eigene Wandsteckdose.',
      ],
      firstReason: 'Ein geneigter Kühlschrank lässt seine Tür aufgehen',
      safety:
        'Ein hoher Kühlschrank kann kippen: Lassen Sie ihn von jemandem halten, während Sie die Füße drehen. Berühren Sie den Stecker nur mit trockenen Händen.',
    },
  },
} as const satisfies ItemWords;
