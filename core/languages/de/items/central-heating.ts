import type { ItemWords } from '../../item-words.ts';

export const centralHeating = {
  name: 'Zentralheizung',
  tasks: {
    'central-heating.book-boiler-service': {
      title: 'Jährliche Wartung der Gasheizung vereinbaren',
      why: 'Eine jährliche Wartung hält Kohlenmonoxid aus Ihrem Zuhause und die Kosten niedrig. Im Sommer können Sie den Termin wählen; sobald es kalt wird, müssen Sie warten.',
      steps: [
        'Beauftragen Sie [[GB: einen Fachbetrieb aus dem Gas Safe Register | IE: einen Registered Gas Installer | NL: einen Betrieb mit CO-vrij-Zertifikat, das das Gesetz für Gas verlangt | PL: einen Fachbetrieb für die Wartung und Prüfer für die jährliche Kontrolle von Gas und Abgaswegen nach Artikel 62 | einen für Gas zugelassenen Heizungsbetrieb]].',
        'Bitten Sie um eine Abgasmessung und eine Prüfung von Brenner, Abgasrohr, Dichtungen, Kondensatsiphon und Sicherheitseinrichtungen.',
        'Fragen Sie, ob das Abgasrohr und sein Auslass in Ordnung und frei sind. [[DE: Der Feuerstättenbescheid der zuständigen Bezirksschornsteinfegerei legt die Termine der Schornsteinfegerarbeiten fest. | ]]',
        'Lassen Sie den Magnetfilter leeren und den Korrosionsschutz prüfen, der die Heizkörper vor Rost schützt, wie BS 7593 es jedes Jahr empfiehlt.',
        'Lassen Sie beim selben Besuch einen Gas-Warmwasserbereiter oder Gaskamin prüfen.',
        'Bewahren Sie den Bericht mit den Messwerten auf: [[FR: Das Gesetz verlangt diese Bescheinigung jedes Jahr | GB: Vermietungen brauchen alle 12 Monate einen | ES: Die RITE-Regeln verlangen bei Gas alle zwei Jahre einen Besuch | IT: Heften Sie ihn in das libretto di impianto, in dem auch steht, wie oft ein Termin nötig ist | BE: Das Gesetz verlangt die Bescheinigung; Ihre Region sagt, wie oft | Gesetz oder Garantie können ihn verlangen]].',
      ],
      firstReason: 'Eine gemessene Flamme und ein freier Abgasweg halten Kohlenmonoxid fern',
      safety:
        'Nur der Fachbetrieb darf das Gehäuse des Heizkessels öffnen. Wenn Sie Gas riechen, benutzen Sie weder Flamme noch Schalter, öffnen Sie die Fenster, bringen Sie alle hinaus, und rufen Sie erst dann {any gas number} an.',
      tenant:
        '[[GB: Ihre Vermietung muss Gasgeräte alle 12 Monate von einem Gas-Safe-Betrieb prüfen lassen und Ihnen den Nachweis geben. | FR: Normalerweise vereinbart und zahlt die Mietpartei die jährliche Wartung. | IT: Für den Heizkessel und sein libretto ist verantwortlich, wer in der Wohnung wohnt. | BE: Die Wartung des Heizkessels ist normalerweise Sache der Mietpartei. | DE: Die Schornsteinfegerarbeiten muss veranlassen, wem das Haus gehört; die Kosten können Teil Ihrer Nebenkosten sein. | Melden Sie jeden Defekt sofort, und klären Sie, wer die jährliche Wartung beauftragen muss: In manchen Ländern ist es die Mietpartei.]]',
      landlord: 'Heizungswartung und Gasprüfung',
    },
    'central-heating.check-pressure': {
      title: 'Druck der Heizung ablesen',
      why: 'Ist der Druck zu niedrig, kann die Heizung in der kältesten Nacht ausfallen. Das Manometer abzulesen dauert wenige Sekunden.',
      steps: [
        'Lesen Sie das Manometer bei ausgeschalteter, kalter Heizung ab. Worcester Bosch verlangt 1 bis 1,5 bar; Ihre Anleitung kann abweichen.',
        'Liegt der Druck unter 1 bar, öffnen Sie die Füllventile langsam, wie die Anleitung es zeigt. Hören Sie bei 1,5 bar auf, und schließen Sie beide fest.',
        'Ist die Heizung heiß, darf er etwa 0,5 bar höher liegen.',
        'Notieren Sie das Datum. Füllen Sie öfter als ein paar Mal im Jahr nach, gibt es wahrscheinlich ein Leck: Rufen Sie einen Heizungsbetrieb.',
        'Kein Manometer? Dann speist ein kleiner offener Behälter die Anlage und hält sie voll: Es gibt nichts abzulesen.',
      ],
      firstReason: 'Ein Blick zeigt, ob die Anlage Wasser verliert',
      safety:
        'Hören Sie sofort auf zu füllen, wenn Wasser aus dem Rohr des Sicherheitsventils kommt. Liegt der Druck bei heißer Heizung über 2,5 bar, lassen Sie die Anlage aus und das Ausdehnungsgefäß prüfen.',
      tenant: 'Fragen Sie die Vermietung, bevor Sie nachfüllen, und melden Sie stetigen Verlust.',
    },
    'central-heating.bleed-radiators': {
      title: 'Heizkörper entlüften',
      why: 'Luft oben im Heizkörper gluckert, lässt den Stahl rosten und den Raum kalt.',
      steps: [
        'Wärmen Sie die Heizkörper auf, und fühlen Sie nach kalten Oberseiten. Schalten Sie die Heizung dann aus, und lassen Sie sie abkühlen.',
        'Beginnen Sie im untersten Stockwerk, und enden Sie im obersten. Halten Sie ein Tuch unter das Entlüftungsventil, und drehen Sie den Schlüssel eine viertel bis halbe Umdrehung.',
        'Lassen Sie die Luft herauszischen, und schließen Sie das Ventil sanft, sobald Wasser ohne Blasen kommt.',
        'Lesen Sie das Manometer ab, wenn Ihre Anlage ein eigenes hat, und füllen Sie nach, wenn es unter 1 bar gefallen ist.',
      ],
      firstReason: 'Räume werden gleichmäßig warm, sobald die Luft heraus ist',
      safety:
        'Heizungswasser verbrüht und macht Flecken. Arbeiten Sie an kalten Heizkörpern, und schrauben Sie das Ventil nie ganz heraus. In einem Haus mit gemeinsamer Heizung fragen Sie zuerst die Hausbetreuung.',
      tenant: 'Die Heizkörper entlüften Sie selbst, aber fragen Sie die Vermietung, bevor Sie Wasser nachfüllen.',
    },
    'central-heating.work-valves': {
      title: 'Heizkörperventile bewegen, damit sie gängig bleiben',
      why: 'Ein Heizkörperventil, das den ganzen Sommer nicht bewegt wird, klemmt oft, und der Raum bleibt kalt, wenn Sie zum ersten Mal heizen wollen.',
      steps: [
        'Drehen Sie jedes Ventil, mit oder ohne Thermostat, fünfmal von zu bis ganz auf und zurück.',
        'Lassen Sie Thermostatköpfe ganz offen, bis die Heizung angeht, damit ihre Stifte frei bleiben.',
        'Lassen Sie die Heizung zehn Minuten laufen, um Pumpe und Motorventile zu bewegen, außer Ihr Heizkessel tut das selbst.',
        'Prüfen Sie, ob jeder Heizkörper warm wird, und notieren Sie jeden, der kalt bleibt.',
        'Klemmt ein Thermostatventil, schrauben Sie den Kopf ab, und drücken Sie den Stift mit etwas Flachem hinein. Er sollte wieder herausfedern. Ziehen Sie ihn nie mit einer Zange.',
      ],
      firstReason: 'Ein Stift, der sich heute bewegt, lässt später keinen Raum kalt',
      safety:
        'Tritt am Stift Wasser aus, hören Sie auf, setzen Sie den Kopf wieder auf, und rufen Sie einen Heizungsbetrieb.',
      tenant: 'Löst sanfter Druck den Stift nicht, bitten Sie die Vermietung um einen Heizungsbetrieb.',
    },
    'central-heating.lag-condensate-pipe': {
      title: 'Kondensatleitung des Heizkessels und ihre Dämmung prüfen',
      why: 'Ein Brennwertkessel leitet den ganzen Winter Wasser durch ein Kunststoffrohr ab. Wo dieses Rohr draußen ungedämmt ist, friert es bei größter Kälte ein, und der Heizkessel schaltet ab.',
      steps: [
        'Folgen Sie dem Kunststoffrohr von unter dem Heizkessel bis dorthin, wo es durch die Wand geht, und weiter bis zum Abfluss oder Gully.',
        'Bleibt es ganz im Haus, prüfen Sie, ob seine Verbindungen trocken sind, dann sind Sie fertig.',
        'Prüfen Sie draußen, ob es mit Gefälle und ohne Durchhang verläuft und kein Laub sein offenes Ende verstopft.',
        'Umhüllen Sie jedes Stück draußen, auch Bögen, mit wasserfester Schaumdämmung, und verkleben Sie die Stöße.',
        'Ist ein Stück draußen dünn oder lang, lassen Sie vom Heizungsbetrieb ein dickeres Rohr oder eine Begleitheizung einbauen.',
        'Friert das Rohr trotzdem ein, tauen Sie es mit einer Wärmflasche oder warmem Wasser auf, nie mit kochendem. Entstören Sie dann den Heizkessel.',
      ],
      firstReason: 'Finden Sie das Stück, das einfrieren und den Heizkessel stoppen könnte',
      safety:
        'Arbeiten Sie nur an Rohren, die Sie vom Boden aus erreichen. Benutzen Sie weder Flamme noch Heißluftpistole. Verschüttetes Wasser wird unter den Füßen zu Eis.',
      tenant:
        'Schicken Sie ein Bild von jedem ungedämmten Rohr draußen. Friert es ein, tauen Sie es mit einer Wärmflasche auf, nie mit kochendem Wasser.',
      landlord: 'Dämmung der Kondensatleitung draußen',
    },
    'central-heating.clear-heat-pump': {
      title: 'Außengerät der Wärmepumpe und seinen Ablauf freimachen',
      why: 'Das Außengerät zieht einen starken Luftstrom durch seine Lamellen und tropft beim Abtauen. Laub nimmt ihm die Luft, und ein verstopfter Ablauf macht aus den Tropfen Eis.',
      steps: [
        'Schalten Sie die Wärmepumpe an ihrer Regelung und am Schalter draußen aus, und lassen Sie den Ventilator auslaufen.',
        'Fegen Sie Laub und Unrat an den Seiten, hinten und darunter weg. Halten Sie die Abstände aus der Anleitung ein.',
        'Bürsten Sie Flusen mit einer weichen Bürste in Richtung der Lamellen ab. Waschen Sie Schlamm mit einer Gießkanne ab.',
        'Gießen Sie einen Krug Wasser in die Bodenwanne oder den Ablauf darunter. Es sollte ablaufen, ohne eine Pfütze auf einem Weg zu bilden.',
        'Prüfen Sie, ob die Leitungen zum Haus noch ganz umhüllt sind und die Füße fest stehen.',
        'Schalten Sie sie wieder ein. Räumen Sie nach Schnee Vorder- und Rückseite frei, und lassen Sie das Gerät selbst abtauen, statt Eis abzuschlagen.',
      ],
      firstReason: 'Das Außengerät braucht freie Luft und freien Ablauf, um günstig zu heizen',
      safety:
        'Halten Sie Werkzeug und Finger aus dem Gitter, und öffnen Sie keine Abdeckung: Manche Geräte enthalten ein brennbares Kältemittel. Überlassen Sie ein Gerät an einer Wand oder auf einem Dach einem Fachbetrieb.',
      tenant:
        'Fegen Sie Laub selbst weg, wenn Sie herankommen, und melden Sie Eis, Geräusche oder beschädigte Leitungen.',
      landlord: 'Prüfung des Außengeräts der Wärmepumpe',
    },
    'central-heating.book-heat-pump-service': {
      title: 'Wartung der Luftwärmepumpe vereinbaren',
      why: 'Eine Wärmepumpe, die etwas Kältemittel verloren hat oder deren Wasserfilter verstopft ist, heizt weiter, aber zu viel höheren Kosten. [[FR: Von 4 bis 70 kW verlangt das Gesetz alle zwei Jahre einen Besuch. | ]]',
      steps: [
        'Beauftragen Sie Ihren Installationsbetrieb oder einen anderen Fachbetrieb [[GB: mit MCS- und F-Gas-Zertifikaten | mit Zertifikat für Kältemittel]].',
        'Lassen Sie den Kältekreis auf Lecks prüfen und Wärmetauscher und Ventilator draußen reinigen.',
        'Lassen Sie Wasser- oder Magnetfilter leeren und Druck, Durchfluss und Ausdehnungsgefäß prüfen.',
        'Fragen Sie, ob sich die Heizkurve senken lässt. Ein kühlerer Vorlauf ist die günstigste Ersparnis, die es gibt.',
        'Lassen Sie beim selben Besuch einen von ihr geheizten Warmwasserspeicher prüfen, auch sein Sicherheitsventil.',
        'Bewahren Sie [[FR: die Bescheinigung auf, die vorgeschrieben ist | den Bericht mit seinen Messwerten auf]]. Vereinbaren Sie den Termin jährlich, wenn die Garantie es verlangt.',
      ],
      firstReason: 'Nur Messungen zeigen, ob die Wärmepumpe noch Geld spart',
      safety:
        'Kältemittel steht unter Druck und kann brennbar sein, und die Elektronik hält nach dem Abschalten eine Ladung. Lassen Sie jede Abdeckung geschlossen.',
      tenant:
        '[[FR: Normalerweise vereinbart das, wer zur Miete wohnt, einmal alle zwei Jahre. | Bitten Sie um eine Kopie des Berichts.]]',
      landlord: 'Wartung der Wärmepumpe',
    },
    'central-heating.change-furnace-filter': {
      title: 'Filter der Warmluftheizung prüfen und einen grauen wechseln',
      why: 'Alle Luft des Hauses geht durch diesen Filter, auch die der zentralen Klimaanlage. ENERGY STAR sagt, man soll ihn bei starkem Gebrauch jeden Monat ansehen und spätestens alle drei Monate wechseln.',
      steps: [
        'Schalten Sie den Thermostat aus, und warten Sie, bis das Gebläse still ist.',
        'Öffnen Sie den Filterschlitz neben der Warmluftheizung oder hinter dem Rückluftgitter, und notieren Sie Größe und Pfeil auf dem Rahmen.',
        'Halten Sie den Filter gegen eine Lampe. Kommt wenig Licht hindurch oder ist er drei Monate alt, packen Sie ihn in einen Beutel. Saugen Sie den Staub aus dem Schlitz.',
        'Setzen Sie einen neuen Filter gleicher Größe und Klasse ein. Ein dichterer, als der Hersteller erlaubt, nimmt dem Gebläse die Luft.',
        'Richten Sie den Pfeil zur Heizung, schließen Sie den Schlitz dicht, und schreiben Sie das Datum auf den Rahmen.',
        'Schalten Sie die Anlage ein, und prüfen Sie, ob Luft aus den Auslässen kommt. Sehen Sie nach, dass kein Teppich oder Sofa einen verdeckt.',
      ],
      firstReason: 'Ein grauer Filter quält das Gebläse und erhöht die Rechnung',
      safety:
        'Nehmen Sie nur die Abdeckung des Filterschlitzes ab. Wenn Sie Gas riechen, berühren Sie keinen Schalter, gehen Sie hinaus, und rufen Sie {any gas number} an. Riecht die Heizung angesengt, schalten Sie sie am Sicherungskasten aus, und rufen Sie den Kundendienst.',
      tenant: 'Filter sind meist Ihre Sache. Fragen Sie die Vermietung nach der Größe und wer sie zahlt.',
    },
    'central-heating.book-furnace-service': {
      title: 'Prüfung der Warmluftheizung vereinbaren',
      why: 'Ein gerissener Wärmetauscher oder ein verstopfter Abgasweg lässt das Gebläse Kohlenmonoxid in jedem Raum verteilen. Die CPSC verlangt jedes Jahr eine fachliche Prüfung.',
      steps: [
        'Beauftragen Sie vor der Heizzeit, wenn Termine leicht zu bekommen sind, einen zugelassenen Heizungsbetrieb.',
        'Bitten Sie um eine Prüfung von Wärmetauscher, Brennern und Abgasweg und um eine Kohlenmonoxidmessung im Abgasrohr und in der Zuluft.',
        'Lassen Sie Zündung, Temperaturbegrenzer, Gasdruck, Gebläse und Kondensatablauf testen.',
        'Lassen Sie einen Gas-Warmwasserbereiter mit demselben Abgasweg gleichzeitig prüfen.',
        'Bewahren Sie die Messwerte auf. Holen Sie eine zweite Meinung ein, bevor Sie eine angeblich gerissene Heizung ersetzen, aber lassen Sie sie bis dahin aus.',
      ],
      firstReason: 'Kohlenmonoxid aus einer gerissenen Heizung riecht man nicht',
      safety:
        'Schlägt ein Kohlenmonoxidmelder Alarm oder hat jemand Kopfschmerzen, während die Heizung läuft, bringen Sie alle hinaus, und rufen Sie von draußen {emergency number} an. Benutzen Sie keine Heizung, die für unsicher erklärt oder gesperrt wurde, und bringen Sie nahe den Schlafzimmern einen solchen Melder an.',
      tenant:
        'Lassen Sie sich zeigen, was gemessen wurde. Schlägt ein Kohlenmonoxidmelder Alarm, gehen Sie zuerst hinaus.',
      landlord: 'Prüfung der Warmluftheizung',
    },
    'central-heating.check-floor-heating': {
      title: 'Verteiler der Fußbodenheizung prüfen',
      why: 'Ein klemmendes Ventil lässt einen Raum kalt, und Luft oder Schlamm in einem Kreis ist von oben nicht zu sehen. Der Verteiler zeigt es in fünf Minuten.',
      steps: [
        'Heizen Heizkörper jeden Raum, überspringen Sie diese Aufgabe für immer. Sonst öffnen Sie den Verteilerschrank, und achten Sie an jeder Verbindung auf Tropfen, grüne Spuren und Rost.',
        'Lesen Sie bei aufgedrehten Thermostaten den Durchfluss an jeder Anzeige ab. Ein Kreis ohne Durchfluss klemmt oder enthält Luft.',
        'Drehen Sie jeden Stellantrieb oder jedes Ventil einmal von zu bis auf, damit es nicht festgeht.',
        'Lesen Sie die Vorlauftemperatur der Fußbodenheizung ab: Die meisten Böden brauchen 30 bis 40 °C und nie mehr als [[FR: 50 °C | 55 °C]].',
        'Entlüften Sie den Verteiler bei ausgeschalteter Pumpe an seinem Ventil, wenn die Anleitung es erlaubt, und lesen Sie danach den Druck der Heizung ab.',
      ],
      firstReason: 'Ein Kreis ohne Durchfluss zeigt sich am Verteiler, nicht am Boden',
      safety:
        'Beim Entlüften kann heißes Wasser spritzen, halten Sie also ein Tuch davor. Bohren Sie nie in einen beheizten Boden ohne Plan seiner Rohre.',
      tenant: 'Melden Sie einen kalten Raum oder ein Tropfen am Verteiler.',
    },
  },
} as const satisfies ItemWords;
