import type { ItemWords } from '../../item-words.ts';

export const airConditioning = {
  name: 'Klimaanlage',
  tasks: {
    'air-conditioning.clean-filters': {
      title: 'Innenfilter des Klimageräts reinigen',
      why: 'Ein sauberer statt eines verstopften Filters kann den Stromverbrauch eines Klimageräts um 5 bis 15 % senken, sagt das US-Energieministerium. Staub, der am Filter vorbeikommt, nährt Schimmel am Wärmetauscher.',
      steps: [
        'Schalten Sie das Gerät mit der Fernbedienung aus, dann am Reparaturschalter oder am Stecker. Heben Sie die Frontklappe an, und ziehen Sie die Filter heraus.',
        'Saugen Sie sie von der staubigen Seite ab. Bleiben sie grau, waschen Sie sie in Wasser unter 40 °C mit einem Tropfen Spülmittel.',
        'Lassen Sie sie im Schatten ganz trocknen: Ein feuchter Filter schimmelt, und Sonne oder Hitze verzieht ihn.',
        'Solange das Gerät täglich läuft, auch zum Heizen, sehen Sie öfter nach: Das US-Energieministerium rät zu ein bis zwei Monaten, Daikin zu zwei Wochen. Lief es seit dem letzten Mal nicht, überspringen Sie diese Aufgabe.',
      ],
      firstReason: 'Zehn Minuten mit dem Staubsauger können die Stromrechnung senken',
      safety:
        'Schalten Sie zuerst den Strom ab, und halten Sie die Finger von den scharfen Metalllamellen fern. Nehmen Sie eine standfeste Trittleiter, keinen Stuhl.',
    },
    'air-conditioning.clean-filters-in-short-summer': {
      title: 'Filter des Klimageräts im Sommer reinigen',
      why: 'Wo die Sommer kurz oder kühl sind, kühlt ein Gerät nur einen kleinen Teil des Jahres. Staub, der sich auf den Filtern abgesetzt hat, gelangt an den Wärmetauscher und nährt dort Schimmel, sobald das Kühlen ihn feucht macht.',
      steps: [
        'Schalten Sie das Gerät aus und ziehen Sie den Stecker, oder schalten Sie seine Sicherung aus. Klappen Sie die Front hoch (beim mobilen Gerät nehmen Sie hinten das Gitter ab), und nehmen Sie die Filter heraus.',
        'Saugen Sie die Seite mit den Flusen ab. Waschen Sie einen Filter nur dann von Hand, wenn er grau bleibt, und lassen Sie ihn im Schatten trocknen.',
        'Wischen Sie inzwischen die Luftklappe und die Innenseite der Front mit einem feuchten Tuch ab.',
        'Setzen Sie die Filter trocken wieder ein, und lassen Sie das Gerät zehn Minuten kühlen. Riecht es muffig, bitten Sie den Kundendienst, den Wärmetauscher zu reinigen.',
        'Kühlt es jeden Tag, sehen Sie nach einem Monat wieder nach. Lief es seit dem letzten Mal nicht, überspringen Sie diese Aufgabe.',
      ],
      firstReason: 'Staub in einem ruhenden Gerät wird muffig, wenn es zum ersten Mal kühlt',
      safety:
        'Schalten Sie den Strom ab, bevor Sie die Front öffnen, und halten Sie die Finger von den Lamellen fern, die schneiden. Hängt das Gerät hoch, nehmen Sie eine Trittleiter auf ebenem Boden.',
    },
    'air-conditioning.clean-filters-while-heating': {
      title: 'Filter des Geräts reinigen, das Ihr Zuhause heizt',
      why: 'In der Heizzeit zieht eine Luft-Luft-Wärmepumpe den Staub des Zimmers Tag und Nacht durch ihre Filter. Sind sie verstopft, gibt sie weniger Wärme und braucht dafür mehr Strom.',
      steps: [
        'Stoppen Sie das Gerät mit der Fernbedienung, schalten Sie seinen Strom ab, und warten Sie, bis die Klappe stillsteht.',
        'Nehmen Sie die Filtergewebe heraus, und saugen Sie die Flusen von der Außenseite ab. Hält Fett sie fest, waschen Sie sie in lauwarmem Wasser mit Spülmittel.',
        'Trocknen Sie sie fern von Öfen und Heizkörpern, setzen Sie sie trocken wieder ein, schalten Sie den Strom ein, und beginnen Sie wieder zu heizen.',
        'Sehen Sie kurz nach dem Außengerät: Weder Schnee noch Laub darf es blockieren. Schlagen Sie nie Eis ab. Bleibt das Gerät stundenlang vereist, rufen Sie den Kundendienst.',
        'Heizt es Tag und Nacht, reinigen Sie sie alle zwei Wochen, wie Daikin rät. Lief es seit dem letzten Mal nicht, lassen Sie das aus.',
      ],
      firstReason: 'Mit sauberen Filtern gibt eine Wärmepumpe ihre volle Wärme mit weniger Strom',
      safety:
        'Die Metalllamellen hinter den Filtern schneiden: Berühren Sie sie weder mit den Fingern noch mit Werkzeug. Stellen Sie sich auf eine standfeste Trittleiter, nie auf einen Stuhl, und setzen Sie keinen Filter ein, der noch nass ist.',
    },
    'air-conditioning.clean-filters-in-winter': {
      title: 'Filter des Klimageräts reinigen, solange es heizt',
      why: 'Ein Gerät, das heizt, zieht so viel Staub in seine Filter wie eines, das kühlt. Sind sie voll, heizt es schwächer und treibt die Rechnung hoch.',
      steps: [
        'Schalten Sie das Heizen aus, und schalten Sie den Strom des Geräts ab. Öffnen Sie die Front, und nehmen Sie die Filter heraus.',
        'Saugen Sie den Staub ab, oder spülen Sie fettige Filter in lauwarmem Wasser.',
        'Lassen Sie sie fern von Heizkörpern ganz trocknen, und setzen Sie sie wieder ein.',
        'Prüfen Sie draußen, dass weder Laub noch Schnee das Gerät blockiert. Rufen Sie den Kundendienst, wenn Eis stundenlang bleibt.',
        'Überspringen Sie das, wenn das Gerät seit dem letzten Reinigen stillstand.',
      ],
      firstReason: 'Staub auf den Filtern senkt die Wärme und erhöht die Rechnung',
      safety:
        'Berühren Sie die Lamellen nur mit einer Bürste: Sie sind scharf. Ein hoch hängendes Gerät erreichen Sie von einer Trittleiter, die fest steht.',
    },
    'air-conditioning.wash-filters': {
      title: 'Filter des Klimageräts waschen',
      why: 'Kühlt ein Gerät jeden Tag, verstopfen seine Filter innerhalb von Wochen. Es braucht dann mehr Strom, tropft ins Zimmer und bläst Schimmelsporen vom feuchten Wärmetauscher in die Luft.',
      steps: [
        'Schalten Sie das Gerät aus, und schalten Sie seinen Strom ab. Öffnen Sie die Front, und ziehen Sie die Filter nach unten heraus, damit der Staub darauf bleibt.',
        'Spülen Sie sie unter sanfter Brause von der sauberen Seite, mit etwas Spülmittel, wenn sie fettig sind.',
        'Schütteln Sie sie, und lassen Sie sie drinnen trocknen, nicht in der Sonne. Wischen Sie inzwischen die Luftklappe und die Innenseite der Front ab.',
        'Schieben Sie die trockenen Filter hinein, bis sie einrasten, und schalten Sie den Strom ein.',
        'Riecht die Luft muffig, lassen Sie bei der nächsten Wartung Wärmetauscher und Ventilator reinigen. Lief das Gerät seit dem letzten Mal nicht, überspringen Sie diese Aufgabe.',
      ],
      firstReason: 'Ein Gerät, das täglich kühlt, füllt seine Filter innerhalb von Wochen',
      safety:
        'Sprühen Sie nie auf den Wärmetauscher oder die Elektronik, und lassen Sie das Gerät nicht laufen, solange die Filter draußen sind. Stellen Sie sich bei hohen Geräten auf eine standfeste Trittleiter, mit jemandem daneben, der hilft.',
    },
    'air-conditioning.change-duct-filter': {
      title: 'Filter der Klimaanlage mit Luftkanälen wechseln',
      why: 'Ein Filter hinter dem Rückluftgitter reinigt die Luft aller Räume. Verstopft er, vereist der Wärmetauscher dahinter, und die entfernten Räume bekommen keine Luft.',
      steps: [
        'Schalten Sie die Anlage am Thermostat aus. Suchen Sie das Rückluftgitter, meist groß und im Flur oder in der Decke, und den Schlitz am Innengerät.',
        'Klipsen Sie das Gitter auf, nehmen Sie den Filter heraus, und notieren Sie seine Größe und den Pfeil am Rahmen.',
        'Halten Sie ihn gegen eine Lampe. Ist er waschbar, waschen Sie ihn und lassen ihn trocknen; ist er aus Papier, setzen Sie einen neuen ein.',
        'Saugen Sie das Gitter ab, und setzen Sie den Filter so ein, dass der Pfeil in den Kanal zeigt.',
        'Schreiben Sie das Datum auf den Rahmen, schließen Sie das Gitter, und schalten Sie ein. Fühlen Sie, ob im entferntesten Raum Luft ankommt.',
        'In Monaten, in denen die Anlage täglich läuft, sehen Sie nach einem Monat wieder nach, wie das US-Energieministerium rät.',
      ],
      firstReason: 'Ein verstopfter Filter nimmt jedem Raum die Luft',
      safety:
        'Nehmen Sie unter einem Deckengitter eine standfeste Trittleiter. Nehmen Sie keine andere Abdeckung ab als die des Filters.',
      tenant: 'Den Filter wechseln Sie meist selbst. Fragen Sie die Vermietung nach der Größe.',
    },
    'air-conditioning.change-dusty-filter': {
      title: 'Filter der Klimaanlage mit Luftkanälen wechseln oder spülen',
      why: 'Wüstenstaub füllt einen Filter innerhalb von Wochen, ein Staubsturm an einem Tag. Die Luft kommt dann langsamer hindurch, und die Anlage läuft länger für dieselbe Kühle.',
      steps: [
        'Schalten Sie das Kühlen aus, öffnen Sie das Rückluftgitter, und ziehen Sie den Filter langsam heraus, damit der Staub darauf bleibt.',
        'Ersetzen Sie einen Papierfilter, sobald Staub ihn bedeckt. Spülen Sie einen waschbaren von der sauberen Seite, und setzen Sie ihn erst ein, wenn er trocken ist.',
        'Wischen Sie Gitter und Schlitz mit einem feuchten Tuch ab, setzen Sie den Filter mit dem Pfeil in den Kanal ein, und schließen Sie das Gitter.',
        'Halten Sie zwei Ersatzfilter in der richtigen Größe bereit, und sehen Sie nach jedem Staubsturm wieder nach.',
      ],
      firstReason: 'Staub in der Luft füllt den Filter in der Wüste innerhalb von Wochen',
      safety:
        'Stellen Sie sich auf eine standfeste Trittleiter, wenn das Gitter in der Decke ist, und tragen Sie eine Maske gegen den Staub. Öffnen Sie nichts außer dem Gitter.',
      tenant: 'Diese Filter kaufen Sie meist selbst, und Ihre Vermietung kennt die Größe.',
    },
    'air-conditioning.clear-outdoor-unit': {
      title: 'Außengerät der Klimaanlage freiräumen und abspülen',
      why: 'Das Außengerät kann Wärme nur abgeben, wenn Luft hindurchströmt. Laub, Flusen oder eine zu nah gewachsene Hecke lassen es an den heißesten Tagen schwerer arbeiten und mehr Strom verbrauchen.',
      steps: [
        'Sehen Sie zuerst nach Vogelnestern im und am Gerät. Brüten dort Vögel, warten Sie, bis sie ausgeflogen sind.',
        'Schalten Sie die Anlage am Reparaturschalter oder an der Sicherung aus, und warten Sie, bis der Ventilator stillsteht.',
        'Sammeln Sie Laub und Gras ab, und schneiden Sie Pflanzen ringsum auf 60 cm Abstand zurück.',
        'Bürsten Sie die Lamellen sanft mit einer weichen Bürste, längs der Lamellen und nicht quer.',
        'Spülen Sie das Gerät von oben nach unten mit sanftem Schlauchstrahl, und halten Sie das Wasser von der elektrischen Abdeckung fern. Nehmen Sie keinen Hochdruckreiniger.',
        'Prüfen Sie, ob das Gerät waagerecht und fest auf seinen Füßen steht.',
        'Lassen Sie es trocknen, und schalten Sie es wieder ein.',
      ],
      firstReason: 'Das Gerät kann Wärme nur abgeben, wenn Luft an seine Lamellen kommt',
      safety:
        'Überlassen Sie ein Gerät an einer Fassade oder auf einem Dach dem Kundendienst, und lehnen Sie sich nie über ein Geländer. Lösen Sie weder eine Abdeckung noch ein Kupferrohr.',
    },
    'air-conditioning.check-drain': {
      title: 'Prüfen, ob das Wasser des Klimageräts frei abläuft',
      why: 'Ein Klimagerät holt täglich Liter Wasser aus der Luft. Verstopft Schleim den Ablauf, läuft dieses Wasser Ihre Wand hinunter.',
      steps: [
        'Lassen Sie an einem warmen Tag eine halbe Stunde kühlen. Sehen Sie sich das Ende des Ablaufschlauchs mit einer Taschenlampe an: Es sollte stetig tropfen.',
        'Schalten Sie am Reparaturschalter aus. Entfernen Sie Schleim und Insekten am Schlauchende mit einem weichen Pfeifenreiniger.',
        'Hat der Ablauf drinnen eine Öffnung mit Kappe, gießen Sie langsam 500 ml klares Wasser hinein. Es sollte aus dem Schlauch kommen.',
        'Begradigen Sie Knicke und Mulden, und halten Sie das Schlauchende über dem Wasser im Gully.',
        'Rufen Sie den Kundendienst, wenn Wasser zurückstaut oder eine Kondensatpumpe brummt, ohne zu leeren.',
      ],
      firstReason: 'Ein verstopfter Schlauch kann Liter Wasser die Wand hinunterlaufen lassen',
      safety:
        'Gießen Sie kein Wasser in das Innengerät selbst: Ventilator und Elektronik sitzen direkt neben der Wanne. Blasen Sie keine Luft in den Schlauch zurück. Ist das Schlauchende nicht erreichbar, sehen Sie nur hin, und überlassen Sie den Rest dem Kundendienst.',
    },
    'air-conditioning.book-service': {
      title: 'Wartung der Klimaanlage vereinbaren',
      why: 'Ein langsames Kältemittelleck verschwendet Strom, lange bevor Sie es bemerken, und nur ein zertifizierter Fachbetrieb darf danach suchen. [[FR: Das Gesetz verlangt bei Anlagen von 4 bis 70 kW alle zwei Jahre einen Besuch. | ]]',
      steps: [
        'Vereinbaren Sie mit einem für Kältemittel zertifizierten Fachbetrieb (in Europa mit Sachkundenachweis für F-Gase) einen Termin vor den heißesten Wochen.',
        'Bitten Sie um eine Dichtheitsprüfung, die Reinigung von Wärmetauscher und Ventilator und eine Prüfung von Ablauf, Elektroanschlüssen und Temperaturen.',
        'Bitten Sie darum, Schimmel am inneren Wärmetauscher und Ventilator zu entfernen, und erwähnen Sie jeden Geruch.',
        'Bewahren Sie den Bericht des Besuchs auf, der [[FR: eine vorgeschriebene Bescheinigung ist | bei der nächsten Reparatur und beim Verkauf hilft]].',
        'Vereinbaren Sie die Wartung jährlich, wenn [[US CA: Sie können, denn ENERGY STAR rät zu einer Prüfung in jedem Frühling | Ihre Garantie es verlangt oder die Anlage auch Ihr Zuhause heizt]].',
      ],
      firstReason: 'Nur ein zertifizierter Fachbetrieb kann ein langsames Kältemittelleck finden',
      safety:
        'Der Kältekreis ist geschlossen und steht unter Druck, und manche neueren Kältemittel sind brennbar. Nur ein zertifizierter Fachbetrieb darf ihn öffnen oder auffüllen.',
      tenant:
        '[[FR: Meist vereinbart das, wer zur Miete wohnt, außer der Mietvertrag sagt etwas anderes. | Sehen Sie im Mietvertrag nach, wer zahlt.]] Melden Sie schwache Kühlung früh.',
      landlord: 'Wartung der Klimaanlage',
    },
    'air-conditioning.book-yearly-service': {
      title: 'Jährliche Wartung der Klimaanlage vereinbaren',
      why: 'In feuchten Wärmetauschern und Abläufen wächst Schleim in den Monaten, in denen die Anlage kühlt. Er verstopft den Ablauf, lässt die Luft riechen und kann Sie den Kompressor kosten.',
      steps: [
        'Wählen Sie einen für Kältemittel zertifizierten Fachbetrieb, und fragen Sie nach einem Preis für alle Innengeräte zusammen.',
        'Lassen Sie Wärmetauscher, Ventilator und Tropfwanne jedes Geräts waschen. Eine chemische Wäsche lohnt sich nur, wenn klares Waschen den Schleim nicht entfernt.',
        'Lassen Sie die Drücke und die Ausblastemperatur messen. Eine Anlage, die aufgefüllt werden muss, ist undicht: Lassen Sie zuerst das Leck suchen.',
        'Fragen Sie, wann der nächste Termin sinnvoll ist. Betriebe in den Tropen raten bei Geräten, die den ganzen Tag laufen, oft zu einem Besuch alle drei bis sechs Monate.',
        'Heften Sie den Bericht ab, und notieren Sie jedes ersetzte Teil.',
      ],
      firstReason: 'Eine Anlage, die einen Großteil des Jahres läuft, verschleißt schneller, als man merkt',
      safety:
        'Geräte an einer Fassade oder auf einem Sims sind Sache von ausgebildeten Leuten mit Absturzsicherung. Weder Sie noch eine ungeschulte Hilfe sollten zu einem hinausklettern.',
      tenant:
        '[[SG MY: Nach den meisten Mietverträgen zahlen Sie die regelmäßige Wartung und die Vermietung die Reparaturen. Bewahren Sie die Belege auf. | Ihr Mietvertrag sagt, wer sie warten lässt. Fragen Sie nach dem Bericht des letzten Besuchs.]]',
      landlord: 'jährliche Wartung der Klimaanlage',
    },
    'air-conditioning.clean-evaporative-cooler': {
      title: 'Verdunstungskühler reinigen und seine Matten prüfen',
      why: 'Ein Verdunstungskühler bläst Luft durch nasse Matten. Kalk, Staub und Schleim darin machen ihn schwach und lassen ihn riechen, und in abgestandenem Wasser können Bakterien wachsen.',
      steps: [
        'Schalten Sie den Kühler am Reparaturschalter aus, sperren Sie sein Wasser ab, und lassen Sie die Matten trocknen.',
        'Leeren Sie den Behälter. Schöpfen Sie den Schlamm heraus, und schrubben Sie Behälter und Schwimmerventil mit weicher Bürste und klarem Wasser.',
        'Sehen Sie sich die Matten an. Spülen Sie losen Staub ab; ersetzen Sie Matten, die verkrustet sind, durchhängen oder riechen.',
        'Prüfen Sie das Sieb der Pumpe und beim Probelauf, ob sich das Wasser gleichmäßig über alle Matten verteilt.',
        'Öffnen Sie in jedem gekühlten Raum ein Fenster oder eine Lüftung, damit die feuchte Luft hinauskann.',
        'Solange Sie täglich kühlen, leeren und füllen Sie den Behälter so oft, wie die Anleitung sagt. Lassen Sie ihn trocken, wenn Sie für dieses Jahr aufhören.',
      ],
      firstReason: 'Saubere Matten kühlen besser, und ein sauberer Behälter hält Bakterien fern',
      safety:
        'Überlassen Sie einen Kühler auf einem Dach dem Kundendienst. Atmen Sie keinen Sprühnebel aus einem Behälter ein, der gestanden hat: Er kann Legionellen enthalten. Geben Sie keinen Haushaltsreiniger ins Wasser, denn der Ventilator bläst ihn ins Haus.',
    },
    'air-conditioning.dust-ceiling-fans': {
      title: 'Deckenventilatoren abstauben und ihren festen Halt prüfen',
      why: 'Staub sammelt sich auf der Oberseite der Flügel, bis ein Schwung ihn über das Bett wirft. Ein Wackeln lockert die Schrauben, die den Ventilator halten.',
      steps: [
        'Schalten Sie den Ventilator an der Wand aus, und warten Sie, bis er stillsteht.',
        'Schieben Sie einen alten Kissenbezug über jeden Flügel, und ziehen Sie den Staub hinein. Wischen Sie mit einem feuchten Tuch nach.',
        'Drücken Sie jeden Flügel sanft nach oben, und prüfen Sie seine Schrauben. Ziehen Sie lose mit einem Schraubendreher fest.',
        'Lassen Sie den Ventilator auf jeder Stufe laufen. Wackelt oder klickt er, lassen Sie ihn aus, bis seine Befestigung geprüft ist.',
        'Stellen Sie die Richtung ein: nach unten, solange es heiß ist. Schalten Sie ihn aus, wenn Sie gehen, denn er kühlt Menschen und keine Räume.',
      ],
      firstReason: 'Ein loser Flügel zeigt sich, bevor der Ventilator herunterkommt',
      safety:
        'Nehmen Sie eine standfeste Trittleiter auf festem Boden, nie ein Bett. Überlassen Sie Befestigung und Verkabelung einem Elektrofachbetrieb.',
    },
  },
} as const satisfies ItemWords;
