import type { ItemWords } from '../../item-words.ts';

export const shower = {
  name: 'Dusche',
  tasks: {
    'shower.descale-head': {
      title: 'Duschkopf und Schlauch entkalken',
      why: 'Kalk und Schleim in einem Duschkopf lassen Legionellen wachsen, und der Strahl trägt sie in Ihre Lungen.',
      steps: [
        'Schrauben Sie Kopf und Schlauch von Hand ab oder mit einem Schraubenschlüssel über einem Tuch.',
        'Legen Sie beide in einen Eimer mit Entkalker auf Zitronensäurebasis, so stark und so lange, wie das Etikett sagt. Hansgrohe warnt bei seinen Oberflächen vor Essig.',
        'Reiben Sie die Düsen mit weicher Bürste, und spülen Sie den Sand aus dem Sieb am Einlass.',
        'Spülen Sie alles innen und außen. Setzen Sie die Teile mit ihren Dichtungen handfest ein.',
        'Legen Sie den Kopf tief in die Wanne, und lassen Sie zwei Minuten heißes Wasser laufen. Halten Sie Abstand vom Sprühnebel.',
      ],
      firstReason: 'Saubere Düsen sprühen gleichmäßig und geben Keimen weniger Halt',
      safety:
        'Lassen Sie Entkalker nie mit Chlorreiniger oder Schimmelspray zusammenkommen: Zusammen setzen sie Chlorgas frei. Testen Sie farbige Oberflächen zuerst an einer verdeckten Stelle.',
    },
    'shower.clear-drain': {
      title: 'Haare aus dem Duschablauf entfernen',
      why: 'Haare und Seife bilden knapp unter dem Rost einen Pfropf. Ihn jedes Quartal zu entfernen dauert Minuten; nach einem Jahr braucht es vielleicht einen Sanitärbetrieb.',
      steps: [
        'Ziehen Sie den Rost heraus, oder lösen Sie seine Schraube.',
        'Ziehen Sie die Haare mit Handschuhen oder einem Abflussstreifen aus Kunststoff heraus, und werfen Sie sie in den Müll.',
        'Hat der Siphon einen herausnehmbaren Becher, waschen Sie ihn, und drücken Sie ihn zurück, bis er auf seinem Dichtring sitzt.',
        'Lassen Sie eine Minute heißes Wasser laufen, und prüfen Sie, ob es abläuft. Der Siphon muss voll bleiben: Das hält Kanalgeruch fern.',
        'Nehmen Sie nach jedem Duschen Haare vom Rost. Reinigen Sie den Siphon, sobald Wasser in der Wanne steht.',
      ],
      firstReason: 'Eine Handvoll Haare jetzt entfernt kann den Sanitärbetrieb ersparen',
      safety:
        'Reinigen Sie den Ablauf von Hand statt mit ätzendem Abflussreiniger. Er verätzt Haut und Augen und bleibt für die Nächsten, die ihn öffnen, im Siphon.',
    },
    'shower.clean-glass': {
      title: 'Kalk von Duschglas und Fliesen entfernen',
      why: 'Frischer Kalk löst sich in Minuten. Alter Kalk ätzt Glas und Fugen und muss dann abgeschabt werden.',
      steps: [
        'Befeuchten Sie Glas und Fliesen, damit die Fugen den Reiniger nicht aufsaugen.',
        'Verteilen Sie Bad-Entkalker von unten nach oben, und lassen Sie ihn so lange wirken, wie das Etikett sagt.',
        'Wischen Sie mit nassem Tuch, und bürsten Sie die Schienen und die untere Türdichtung.',
        'Spülen Sie alles, Metallteile zuerst, und ziehen Sie das Wasser mit einem Abzieher ab.',
        'Nehmen Sie nach jedem Duschen zehn Sekunden den Abzieher. Das verhindert das meiste an neuem Kalk.',
      ],
      firstReason: 'Kalk geht leicht ab, solange er dünn ist',
      safety:
        'Nehmen Sie keine Säure auf Marmor, Kalkstein oder anderem Naturstein. Öffnen Sie ein Fenster, und verwenden Sie am selben Tag keinen Chlorreiniger.',
    },
    'shower.wash-curtain': {
      title: 'Duschvorhang oder Dichtungen der Duschwand waschen',
      why: 'Der Saum eines Vorhangs und die untere Dichtung einer Duschwand trocknen kaum, dort setzen sich rosa Schleim und schwarzer Schimmel an. Waschen spart einen Neukauf.',
      steps: [
        'Haben Sie einen Vorhang, hängen Sie ihn ab, und lesen Sie sein Etikett. Die meisten aus Polyester vertragen Schonwäsche; waschen Sie dünnen Kunststoff von Hand.',
        'Nehmen Sie in der Maschine gewöhnliches Waschmittel, und geben Sie ein paar Handtücher dazu, die die Falten sauber reiben.',
        'Haben Sie eine Duschwand, ziehen Sie die untere Dichtung ab, schrubben Sie sie und ihre Nut mit Spülmittel, und schieben Sie sie mit der Lippe nach innen zurück.',
        'Wischen Sie Stange und Ringe oder Scharniere und Laufrollen, solange Sie herankommen.',
        'Hängen Sie den Vorhang nass auf, und ziehen Sie ihn ganz auseinander. Lüften Sie den Raum.',
      ],
      firstReason: 'Schleim setzt sich in Falten und Dichtungen, die nie ganz trocknen',
    },
    'shower.check-sealant': {
      title: 'Fugen, Silikon und Wanne der Dusche auf Lücken prüfen',
      why: 'Ein haarfeiner Spalt lässt bei jedem Duschen etwas Wasser in die Wand. Das erste Zeichen ist oft ein Fleck an der Decke darunter.',
      steps: [
        'Trocknen Sie die Ecken, und drücken Sie an der Silikonfuge entlang. Sie sollte zurückfedern und beidseitig haften.',
        'Suchen Sie mit einer Taschenlampe fehlenden Fugenmörtel. Klopfen Sie auf die unteren Fliesen: Klingen sie hohl, ist vielleicht Wasser dahinter.',
        'Verlagern Sie in der Wanne Ihr Gewicht. Sie darf sich nicht von der Silikonfuge absenken.',
        'Fühlen Sie die Decke oder die Sockelleiste auf der anderen Seite nach Feuchtigkeit.',
        'Halten Sie Wasser von einer defekten Fuge fern, bis Sie das alte Silikon entfernt, den Spalt ganz getrocknet und neues Sanitärsilikon haben aushärten lassen.',
      ],
      firstReason: 'Sehen Sie, ob Wasser in die Wand gelangt, bevor ein Fleck es zeigt',
      tenant: 'Schicken Sie der Vermietung ein Foto von jedem Riss, jeder hohlen Fliese oder feuchten Stelle.',
    },
    'shower.test-mixer': {
      title: 'Duschmischer und seine Heißwassersperre testen',
      why: 'Gespeichertes Warmwasser wird gegen Legionellen bei etwa 60 °C gehalten, der Mischer muss Sie also vor Verbrühung schützen. Kalk kann ihn festsetzen.',
      steps: [
        'Ist er thermostatisch, mit einem Griff in Grad? Wenn nicht, messen Sie nur sein heißestes Wasser, und fragen Sie einen Sanitärbetrieb nach einem solchen.',
        'Drehen Sie den Mischer fünfmal von kalt bis heiß und zurück, während niemand in der Dusche steht. So bleibt die Kartusche gängig.',
        'Stellen Sie ihn auf 38 °C, und halten Sie eine Minute ein Thermometer in den Strahl. Es sollte 36 bis 40 °C zeigen.',
        'Drücken Sie die Sicherheitstaste, drehen Sie auf die heißeste Stellung, und lesen Sie wieder ab: höchstens 41 °C. Für kleine Kinder und gebrechliche Menschen rät Grohe zu 38 °C.',
        'Stellen Sie wieder 38 °C ein, und schließen Sie das Absperrventil für kaltes Wasser, wenn Sie herankommen. Der Strahl muss in Sekunden versiegen oder zum Rinnsal werden. Öffnen Sie das Ventil wieder.',
        'Versagt etwas, benutzen Sie die Dusche nicht mehr, und lassen Sie sie warten. Hansgrohe verlangt ohnehin eine jährliche Wartung.',
      ],
      firstReason: 'Finden Sie heraus, wie heiß das Wasser in der heißesten Stellung wird',
      safety:
        'Prüfen Sie mit dem Thermometer und nie mit der Hand. Ist die Dusche zu heiß, lassen Sie die Höchsttemperatur am Mischer begrenzen. Stellen Sie dafür den Speicher nicht kühler: Unter 60 °C können Legionellen darin überleben.',
      tenant: 'Bitten Sie die Vermietung, einen defekten Mischer warten zu lassen.',
    },
    'shower.check-hose': {
      title: 'Schlauch, Stange und Durchfluss der Dusche prüfen',
      why: 'Ein gerissener Schlauch oder eine lose Stange gibt ohne Warnung nach, meist während sie jemand hält.',
      steps: [
        'Achten Sie bei vollem Strahl auf Tropfen an beiden Schlauchenden und am Mischer.',
        'Biegen Sie den Schlauch auf ganzer Länge, und fühlen Sie nach Rissen und Beulen. Ersetzen Sie ihn, wenn die Innenhülle sichtbar ist.',
        'Ziehen Sie sanft an Stange und Halter, und ziehen Sie lose Schrauben fest.',
        'Bekommt ein Eimer bei vollem Strahl in weniger als 40 Sekunden 5 Liter, würde ein Sparkopf weniger brauchen.',
      ],
      firstReason: 'Bemerken Sie einen reißenden Schlauch, solange er nur tropft',
      safety:
        'Eine Duschstange ist kein Haltegriff: Stützen Sie sich nie darauf. Bevor Sie einen Sparkopf an einen elektrischen Durchlauferhitzer setzen, prüfen Sie, ob die Anleitung es erlaubt.',
    },
    'shower.remove-mould': {
      title: 'Schwarzen Schimmel in den Duschfugen suchen und entfernen',
      why: 'Schimmel auf Fugen geht ab, wenn Sie ihn früh finden. Ist er ins Silikon gewachsen, erreicht ihn kein Reiniger, und die Fuge muss ersetzt werden.',
      steps: [
        'Lassen Sie nach jedem Duschen den Lüfter laufen, oder öffnen Sie das Fenster. Sehen Sie Fugen, Silikon und Decke bei gutem Licht an. Sehen Sie keine Flecken, sind Sie fertig.',
        'Öffnen Sie bei Flecken das Fenster, oder lassen Sie den Lüfter laufen, und ziehen Sie Handschuhe, Augenschutz und alte Kleidung an. Waschen Sie die Fugen mit Spülmittel, und spülen Sie gut nach.',
        'Mischen Sie Chlorreiniger in kaltes Wasser, höchstens [[US: eine viertel Tasse auf ein Quart | FR: 110 ml auf den Liter bei 2,6 % Aktivchlor oder 30 ml bei 9,6 % | 60 ml auf den Liter]]. Oder nehmen Sie ein fertiges Schimmelspray unverdünnt.',
        'Tupfen Sie es mit einem Tuch auf die Flecken; sprühen Sie nicht nach oben. Lassen Sie es zehn Minuten wirken, und schrubben, spülen und trocknen Sie dann.',
        'Kommt Schimmel innerhalb von Wochen wieder oder bedeckt er mehr als etwa 1 m mal 1 m, suchen Sie ein Leck oder schlechte Lüftung, und holen Sie Rat.',
      ],
      firstReason: 'Ein münzgroßer Fleck geht in Minuten ab; eine ganze Wand braucht einen Tag',
      safety:
        'Mischen Sie Chlorreiniger nur mit Wasser. Mit Entkalker, Essig, Ammoniak oder Alkohol setzt er giftige Dämpfe frei. Halten Sie ihn von Metall, Naturstein und Ihrer Haut fern.',
    },
  },
} as const satisfies ItemWords;
