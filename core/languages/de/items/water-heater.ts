import type { ItemWords } from '../../item-words.ts';

export const waterHeater = {
  name: 'Warmwasserbereiter',
  tasks: {
    'water-heater.check-temperature': {
      title: 'Temperatur des Warmwassers prüfen',
      why: 'Legionellen vermehren sich in einem Speicher zwischen 20 °C und 45 °C und sterben bei 60 °C, aber so heißes Wasser verbrüht. Speichern Sie es heiß, und mischen Sie es am Hahn herunter.',
      steps: [
        'Eine Kombitherme oder ein Durchlauferhitzer speichert kein Wasser: Stellen Sie ihn nach Anleitung ein, und messen Sie nur am Hahn.',
        'Lesen Sie, wenn der Speicher fertig geheizt hat, seine Anzeige ab, wenn er eine hat. Nehmen Sie nie eine Abdeckung ab, um nachzusehen. Die Anzeige sollte [[US: 60 °C mit Mischventilen an den Hähnen zeigen, 49 °C ohne | 60 °C zeigen]].',
        'Lassen Sie den nächsten heißen Hahn ohne Mischventil in eine Tasse mit Thermometer laufen. Nach einer Minute sollte es [[US: fast die Einstellung des Speichers | mindestens 50 °C]] zeigen.',
        'Zeigt es weniger und haben Wanne und Dusche Mischventile, stellen Sie den Speicher mit einem Regler außerhalb der Abdeckungen auf 60 °C. Hat er keinen solchen oder haben sie keine Ventile, rufen Sie einen Sanitärbetrieb.',
        'Wird ein Wärmepumpen- oder Solarspeicher kühler gehalten, prüfen Sie, ob sein regelmäßiges Aufheizen auf 60 °C an ist.',
        'Lassen Sie nach einer Woche oder länger Abwesenheit den Speicher eine Stunde 60 °C erreichen. Öffnen Sie dann das Fenster, und lassen Sie jeden heißen Hahn zwei Minuten sanft laufen.',
      ],
      firstReason: 'Prüfen Sie, ob Ihr Wasser heiß genug und nicht zu heiß ist',
      safety:
        'Wasser mit 60 °C verbrüht die Haut Erwachsener innerhalb von sechs Sekunden, die eines Kindes in weit weniger. Die US-CPSC rät deshalb zu 49 °C. Das tötet Legionellen nicht sicher, deshalb raten WHO und HSE zu 60 °C mit Mischventilen an den Hähnen. Lassen Sie alle Abdeckungen geschlossen.',
      tenant:
        'Messen Sie am Hahn. Zeigt er weniger als [[US: 45 °C | 50 °C]], bitten Sie die Vermietung, den Thermostat einstellen zu lassen.',
    },
    'water-heater.work-safety-valve': {
      title: 'Sicherheitsventil des Warmwasserspeichers betätigen',
      why: 'Wasser dehnt sich beim Erwärmen aus, und dieses Ventil lässt den Überschuss ab. Kalk kann es festsetzen, wenn Sie es nicht regelmäßig bewegen.',
      steps: [
        'Suchen Sie die Sicherheitsgruppe: das Ventil mit Knopf oder Hebel am kalten Zulauf unter dem Speicher.',
        'Prüfen Sie, ob der Auslauf in einen Abfluss führt, oder stellen Sie einen Eimer darunter.',
        'Halten Sie Gesicht und andere Hand vom Auslauf fern, und drehen Sie den Knopf, oder heben Sie den Hebel, bis Wasser frei läuft.',
        'Lassen Sie das Ventil schließen, und beobachten Sie es. Beim Aufheizen darf es tropfen. Läuft es weiter oder kam kein Wasser, rufen Sie einen Sanitärbetrieb.',
      ],
      firstReason: 'Ein nie bewegtes Ventil kann festgehen, wenn es gebraucht wird',
      safety:
        'Das Wasser kann verbrühen. Ein jahrelang nicht bewegtes Ventil schließt vielleicht nicht mehr: Probieren Sie es erst, wenn ein Sanitärbetrieb kommen kann. Verschließen, verstopfen oder sperren Sie seinen Auslauf nie, auch wenn er tropft.',
      tenant:
        'Tun Sie das, wenn Sie das Ventil erreichen. Bitten Sie die Vermietung um einen Sanitärbetrieb, wenn es klemmt oder weiterläuft.',
    },
    'water-heater.test-relief-valve': {
      title: 'Temperatur-Druck-Ventil des Warmwasserspeichers testen',
      why: 'Versagt der Thermostat, lässt dieses Ventil den Dampf ab, bevor der Speicher platzt. Kalk und Rost können ein nie bewegtes Ventil festsetzen.',
      steps: [
        'Suchen Sie das Messingventil mit Hebel, hoch an der Seite oder oben am Speicher, und folgen Sie seinem Rohr bis zum offenen Ende.',
        'Stellen Sie einen Eimer unter dieses Ende, außer es führt in einen Abfluss oder nach draußen. Ein Durchlauferhitzer hat kein solches Ventil: Überspringen Sie das.',
        'Treten Sie vom Rohr zurück. Heben Sie den Hebel langsam, halten Sie ihn ein paar Sekunden, und senken Sie ihn wieder.',
        'Wasser sollte strömen und aufhören. Kommt nichts oder tropft es nach einer Stunde noch, lassen Sie das Ventil von einem Sanitärbetrieb ersetzen.',
        'Das US-Energieministerium rät alle sechs Monate zu einem Test. Nennt Ihre Anleitung einen anderen Abstand, folgen Sie ihr.',
      ],
      firstReason: 'Nichts sonst schützt den Speicher, wenn sein Thermostat versagt',
      safety:
        'Aus dem Rohr kommt verbrühendes Wasser: Halten Sie Menschen und Haustiere von seinem Ende fern. Wurde der Hebel jahrelang nicht bewegt, überlassen Sie ihn einem Sanitärbetrieb, denn das Ventil schließt vielleicht nicht mehr. Verschließen Sie das Rohr nie.',
      tenant: 'Melden Sie ein tropfendes Ventil und ein verschlossenes Abblaserohr.',
      landlord: 'Test des Warmwasser-Sicherheitsventils',
    },
    'water-heater.clean-air-filter': {
      title: 'Luftfilter der Warmwasser-Wärmepumpe reinigen',
      why: 'Die Wärmepumpe zieht Wärme aus der Luft um sie. Ein verstopfter Filter nimmt ihr die Luft, und der Heizstab springt dann zu mehrfachen Kosten ein.',
      steps: [
        'Schalten Sie den Warmwasserbereiter an der Anzeige aus, und nehmen Sie den Filter oben oder seitlich heraus. Hat Ihrer keinen, suchen Sie das Luftgitter.',
        'Saugen Sie Filter oder Gitter ab, oder spülen Sie den Filter in lauwarmem Wasser, wenn die Anleitung es erlaubt. Lassen Sie ihn trocknen.',
        'Setzen Sie den Filter ein, und schalten Sie wieder ein. Prüfen Sie, ob das Gerät im üblichen Wärmepumpenbetrieb ist, nicht nur am Heizstab.',
        'Sehen Sie den Kondensatschlauch an. Er sollte frei in einen Abfluss tropfen, ohne Knicke oder Schleim.',
        'Räumen Sie Kartons und Wäsche von Luftein- und -auslass weg. Reinigen Sie öfter, wenn im Raum ein Trockner oder Haustiere sind.',
      ],
      firstReason: 'Ein staubiger Filter macht Warmwasser langsam und teuer',
      safety:
        'Nehmen Sie keine verschraubte Verkleidung ab: Dahinter sind spannungsführende Teile, scharfe Lamellen und Kältemittel, das brennbar sein kann.',
    },
    'water-heater.book-descale': {
      title: 'Entkalkung und Anodenprüfung des Speichers vereinbaren',
      why: 'Kalk am Heizstab verschwendet Strom. In einem emaillierten Speicher löst sich eine Magnesiumanode statt der Wand auf; ist sie weg, rostet der Speicher durch.',
      steps: [
        'Beauftragen Sie einen Sanitärbetrieb, und nennen Sie Hersteller, Inhalt in Litern und Jahr vom Typenschild.',
        'Lassen Sie den Speicher bei abgeschaltetem Strom entleeren, Kalk und Schlamm entfernen und eine neue Dichtung einsetzen.',
        'Hat der Speicher eine Magnesiumanode, lassen Sie sie messen. Thermor rät zu einer neuen, sobald sie dünner als 1 cm ist. Speicher aus Edelstahl und Kupfer haben keine.',
        'Lassen Sie beim selben Besuch Thermostat, Sicherheitsabschaltung und Sicherheitsventil testen.',
        'Bewahren Sie die Rechnung mit Datum und Zustand der Anode auf. [[GB: Vereinbaren Sie es jedes Jahr mit einem Betrieb mit G3-Qualifikation: Hersteller verlangen das bei geschlossenen Speichern. Ein offener darf länger warten. | Ist Ihr Wasser sehr weich, sehr hart oder enthärtet, vereinbaren Sie es jedes Jahr.]]',
      ],
      firstReason: 'Finden Sie heraus, wie sehr der Speicher verkalkt und angegriffen ist',
      safety:
        'Heizstab und Thermostat haben spannungsführende Klemmen unter einer Abdeckung: Nehmen Sie sie nicht ab. Das Wasser im Speicher verbrüht noch stundenlang.',
      tenant:
        '[[FR: Das Entkalken ist meist Sache der Mietpartei; fragen Sie die Vermietung nach Anode und Ventil. | Melden Sie rostiges Wasser, Tropfen und langes Warten auf Warmwasser.]]',
      landlord: 'Wartung des Warmwasserspeichers',
    },
    'water-heater.book-gas-service': {
      title: 'Wartung des Gas-Warmwasserbereiters vereinbaren',
      why: 'Ein verrußter Brenner oder ein verstopfter Abgasweg kann einen Gas-Warmwasserbereiter Kohlenmonoxid abgeben lassen, das Sie weder sehen noch riechen.',
      steps: [
        'Beauftragen Sie [[GB: einen Fachbetrieb aus dem Gas Safe Register | einen eingetragenen Gasfachbetrieb oder qualifizierten Heizungsbetrieb]]. Verbinden Sie den Besuch mit dem für Ihre anderen Gasgeräte.',
        'Bitten Sie um Prüfungen von Brenner, Abgasrohr, Zug, Lüftung und Sicherheitsabschaltungen und um eine Kohlenmonoxidmessung.',
        'Lassen Sie bei einem Speichergerät auch Sicherheitsventil, Anode und Schlamm behandeln.',
        'Räumen Sie für den Besuch 1 m um das Gerät frei. Lassen Sie die Lüftungsöffnungen des Raums wie immer offen.',
        'Bewahren Sie die Bescheinigung auf, und notieren Sie das Datum des nächsten Besuchs.',
      ],
      firstReason: 'Eine Gasflamme im Haus braucht einmal im Jahr ein geschultes Auge',
      safety:
        'Gelbe Flammen, Ruß oder Kopfschmerzen sind Zeichen von Kohlenmonoxid. Wenn Sie eines davon bemerken, bringen Sie alle hinaus, und rufen Sie von draußen [[GB: {gas leak number} oder, wenn jemand krank ist, {emergency number} | {emergency number}]] an. Schalten Sie das Gerät nur aus, wenn es auf Ihrem Weg liegt, und gehen Sie nicht wieder hinein, auch nicht, um Fenster zu öffnen. Bringen Sie nahe am Gerät einen CO-Melder an.',
      tenant:
        '[[FR: Meist ist es Pflicht der Mietpartei, den Besuch jedes Jahr zu vereinbaren. | IT: Wer darin wohnt, lässt es warten und führt sein libretto. | BE: Die Wartung ist normalerweise Sache der Mietpartei. | Bitten Sie um den Nachweis mit den Messwerten.]]',
      landlord: 'Wartung und Gasprüfung des Gas-Warmwasserbereiters',
    },
    'water-heater.strap-tank': {
      title: 'Gurte oder Halter des Warmwasserbereiters prüfen',
      why: 'Bei einem Erdbeben kann ein voller Speicher umstürzen. Er reißt dann Gas- und Wasserleitungen ab, überflutet das Haus und kann ein Feuer auslösen. Gurte in zwei Höhen halten ihn.',
      steps: [
        'Suchen Sie zwei Metallgurte um den Speicher, einen im oberen und einen im unteren Drittel.',
        'Drücken Sie sanft gegen den Speicher. Er darf nicht wackeln, und kein Gurt darf rostig, locker oder nur im Putz befestigt sein.',
        'Ein hängender Speicher hat stattdessen Halter. Sehen Sie sie auf Rost, Risse und lose Schrauben an, und lassen Sie sie von einem Sanitärbetrieb reparieren.',
        'Prüfen Sie, ob Gas- und Wasserleitungen dorthin flexibel sind und dahinter kein Spalt ist.',
        'Hat ein stehender Speicher keine oder lose Gurte, lassen Sie von einem Sanitärbetrieb ein Gurtset an Ständern oder Mauerwerk anbringen.',
        'Finden Sie heraus, wo Gas, Strom und Wasser dafür abgestellt werden.',
      ],
      firstReason: 'Ein gegurteter Speicher bleibt stehen und behält sein Wasser zum Trinken',
      safety:
        'Bohren Sie nicht nahe an Abgasrohr oder Gasleitung, und bewegen Sie nie ein angeschlossenes Gerät. Ist daran etwas fehlerhaft, überlassen Sie es einem Sanitärbetrieb.',
      tenant: 'Schicken Sie ein Foto von einem Speicher ohne Gurte, und halten Sie Schweres von ihm fern.',
      landlord: 'Prüfung der Gurte des Warmwasserbereiters',
    },
    'water-heater.look-over': {
      title: 'Warmwasserbereiter auf Hitze, Ruß und Tropfen prüfen',
      why: 'Womit er auch läuft, ein Warmwasserbereiter zeigt rechtzeitig, dass etwas nicht stimmt: eine braune Steckdose, Ruß an der Flamme, Rost am Fuß. Nachsehen dauert zehn Minuten.',
      steps: [
        'Sehen Sie Stecker, Schalter und Kabel an. Ist eines braun, heiß oder riecht, schalten Sie das Gerät am Sicherungskasten aus, und rufen Sie einen Elektrofachbetrieb.',
        'Hat sein Stromkreis einen [[US CA: GFCI | FI-Schalter]], drücken Sie die Prüftaste: Das Gerät muss ausgehen. Schalten Sie es dann wieder ein.',
        'Verbrennt es Gas, sehen Sie die Flamme durch das Fenster an: Sie sollte blau und ruhig sein. Hat es ein Abgasrohr, sehen Sie daran entlang: kein Ruß, jede Verbindung dicht.',
        'Prüfen Sie, ob der Kohlenmonoxidmelder geht und nichts eine Lüftungsöffnung des Raums verdeckt.',
        'Sehen Sie darunter nach Rost und nach Wasser, das stetig aus seinem Ventil läuft. Wenn Sie eines davon finden, rufen Sie einen Sanitärbetrieb.',
        'Halten Sie Papier, Wäsche und Sprühdosen fern. Notieren Sie, womit er heizt, und das Jahr auf dem Schild.',
      ],
      firstReason: 'Ein brauner Stecker oder verrußtes Rohr warnt, bevor es jemanden verletzt',
      safety:
        'Nehmen Sie keine Abdeckung ab, und berühren Sie mit nassen Händen nichts Elektrisches. Wenn Sie Ruß oder eine gelbe Gasflamme sehen oder jemand in der Nähe Kopfschmerzen hat, bringen Sie alle an die frische Luft, und rufen Sie von dort [[GB: {gas leak number} oder, wenn jemand krank ist, {emergency number} | {emergency number}]] an. Benutzen Sie keine elektrisch beheizte Dusche, wenn Ihre Haut darunter kribbelt.',
      tenant:
        'Melden Sie sofort, was Sie sehen, mit Foto. Reparaturen an Gerät, Abgasrohr und Leitungen sind Sache der Vermietung.',
    },
  },
} as const satisfies ItemWords;
