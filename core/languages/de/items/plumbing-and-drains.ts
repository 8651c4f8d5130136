import type { ItemWords } from '../../item-words.ts';

export const plumbingAndDrains = {
  name: 'Wasser und Abfluss',
  tasks: {
    'plumbing-and-drains.turn-stopcock': {
      title: 'Hauptabsperrhahn finden und drehen',
      why: 'Platzt ein Rohr, strömt Wasser, solange Sie den Hauptabsperrhahn suchen. Wenn Sie ihn nie drehen, sitzt er irgendwann offen fest.',
      steps: [
        'Suchen Sie unter der Spüle, in Flur oder Abstellraum, am Zähler oder im Keller. In einer Wohnung kann er im Steigschacht sein: Vergewissern Sie sich, dass es Ihrer ist.',
        'Lassen Sie in der Küche kaltes Wasser laufen, und schließen Sie den Hahn von Hand im Uhrzeigersinn. Der Strahl sollte versiegen.',
        'Öffnen Sie ihn langsam. Lassen Sie einen Hebel ganz offen; drehen Sie ein Ventil mit Handrad von ganz offen eine halbe Drehung zurück, damit es nicht festgeht.',
        'Sehen Sie ein paar Minuten später an der Spindel nach Tropfen.',
        'Zeigen Sie allen zu Hause, wo er ist, und hängen Sie ein Schild daran.',
      ],
      firstReason: 'Finden Sie heraus, wo das Wasser abgestellt wird, bevor Sie es müssen',
      safety:
        'Lässt er sich nicht von Hand bewegen, überlassen Sie ihn einem Sanitärbetrieb. Eine mit Gewalt gedrehte Spindel kann bei laufendem Wasser brechen.',
      tenant:
        'Finden Sie den Hauptabsperrhahn nicht, fragen Sie die Vermietung, wo er ist. Melden Sie einen, der klemmt.',
    },
    'plumbing-and-drains.look-for-leaks': {
      title: 'Unter Spülen und Waschbecken nach Lecks fühlen',
      why: 'Panzerschläuche platzen ohne Warnung: 2016 führte die Versicherung IAG ein Fünftel der Wasserschäden in australischen Haushalten darauf zurück. Trockenes Küchenpapier zeigt das kleine Leck, das zuerst kommt.',
      steps: [
        'Räumen Sie den Schrank unter jeder Spüle und jedem Waschbecken aus, und lassen Sie eine Minute heißes und kaltes Wasser laufen.',
        'Fahren Sie mit trockenem Küchenpapier um jede Verbindung, jedes Ventil und jeden Siphon. Feuchtigkeit zeigt sich sofort.',
        'Sehen Sie an Panzerschläuchen nach Rost, gerissenen Drähten, Knicken und Beulen, und lesen Sie das Datum auf dem Anhänger.',
        'Prüfen Sie die Schläuche von Waschmaschine und Geschirrspüler, so weit Sie sie sehen.',
        'Ziehen Sie die Mutter eines tropfenden Kunststoffsiphons von Hand fest.',
        'Ist ein Ventil zerfressen oder ein Schlauch verdächtig, sperren Sie dort das Wasser ab, und rufen Sie einen Sanitärbetrieb.',
      ],
      firstReason: 'Eine früh gefundene Feuchtigkeit rettet Schrank und Boden',
      safety:
        'An Siphons unter laufendem heißem Wasser können Sie sich verbrennen. Ist Wasser nahe an Steckdose oder Stecker, schalten Sie den Stromkreis aus, bevor Sie hineingreifen.',
      tenant:
        'Melden Sie der Vermietung Feuchtigkeit oder einen rostigen Schlauch schriftlich, und stellen Sie inzwischen eine Schüssel darunter.',
    },
    'plumbing-and-drains.clean-traps': {
      title: 'Siebe und Siphons der Spülen reinigen',
      why: 'Fett und Haare sammeln sich langsam im Bogen unter jedem Ablauf. Einen Siphon zu leeren braucht einen Eimer und fünf Minuten; eine Verstopfung zu beheben weit länger.',
      steps: [
        'Nehmen Sie Siebe und Stopfen heraus, und schrubben Sie sie mit Spülmittel.',
        'Stellen Sie einen Eimer unter den Siphon, schrauben Sie Becher oder Muttern von Hand ab, und kippen Sie den Schlamm aus.',
        'Waschen Sie die Teile, prüfen Sie, ob die Dichtungen ganz sind, und schrauben Sie alles handfest zusammen.',
        'Füllen Sie das Becken, lassen Sie alles auf einmal ab, und fühlen Sie an den Verbindungen nach Tropfen.',
        'Wischen Sie ab jetzt fettige Pfannen mit Papier aus, das in den Müll kommt. Gießen Sie nie Fett in die Spüle, und lassen Sie ab und zu ein volles Becken heißes Wasser auf einmal ab.',
        'Gluckert ein Becken oder läuft es langsam ab, reinigen Sie gleich seinen Siphon.',
      ],
      firstReason: 'Einen Siphon zu leeren ist leichter als später die Verstopfung zu lösen',
      safety:
        'Öffnen Sie nie einen Siphon, nachdem jemand Abflussreiniger verwendet hat: Die Flüssigkeit darin verätzt Augen und Haut.',
    },
    'plumbing-and-drains.test-meter': {
      title: 'Am Wasserzähler auf verborgene Lecks prüfen',
      why: 'Ein Leck in einer Wand oder unter der Einfahrt macht keine Pfütze. Bewegt sich der Zähler, während niemand Wasser benutzt, läuft irgendwo Wasser weg.',
      steps: [
        'Wählen Sie zwei Stunden, in denen alle weg sind oder kein Wasser brauchen, mit ausgeschalteter Waschmaschine, Geschirrspüler und Bewässerung.',
        'Lesen Sie den Zähler mit allen Stellen ab, auch den roten, oder fotografieren Sie ihn.',
        'Benutzen Sie gar kein Wasser, auch keine Toilette, und lesen Sie ihn nach zwei Stunden wieder ab.',
        'Hat er sich bewegt, schließen Sie den Hauptabsperrhahn, und wiederholen Sie es. Bewegt er sich immer noch, ist die Zuleitung undicht; steht er, ist das Leck im Haus.',
        'Hat Ihre Wohnung keinen eigenen Zähler, schließen Sie spätabends jeden Hahn, und horchen Sie am Hauptabsperrhahn. Ein Zischen bedeutet, dass irgendwo Wasser läuft.',
        'Prüfen Sie zuerst die Toiletten mit Farbe, und rufen Sie dann einen Sanitärbetrieb oder das Wasserwerk.',
        'Wiederholen Sie die Prüfung, wann immer eine Rechnung Sie überrascht.',
      ],
      firstReason: 'Wasser, das in einer Wand entweicht, macht keine Pfütze',
      safety:
        'Der Deckel eines Zählerschachts ist schwer. Heben Sie ihn mit beiden Händen, sehen Sie hinein, bevor Sie hineingreifen, und schließen Sie ihn wieder.',
      tenant: 'Hat sich der Zähler bewegt, schicken Sie der Vermietung beide Fotos.',
    },
    'plumbing-and-drains.flush-idle-taps': {
      title: 'Selten benutzte Wasserhähne und Abflüsse laufen lassen',
      why: 'In stillstehenden Leitungen können Legionellen wachsen. In unbenutzten Siphons trocknet das Wasser aus, und Kanalluft dringt ein, am häufigsten in Gästebädern und durch Kellerabläufe.',
      steps: [
        'Gehen Sie zu jedem selten benutzten Hahn, jeder Dusche und Toilette, und öffnen Sie das Fenster. Wenn Sie alle benutzen, kümmern Sie sich nur um die Bodenabläufe.',
        'Lassen Sie kaltes, dann heißes Wasser je zwei Minuten sanft laufen. Stecken Sie einen Duschkopf in einen Beutel, oder halten Sie ihn tief in die Wanne, damit kein Sprühnebel entsteht.',
        'Spülen Sie die Toiletten bei geschlossenem Deckel.',
        'Gießen Sie einen Liter Wasser in jeden Bodenablauf, und lassen Sie etwas in unbenutzte Wanne, Becken und Waschmaschinenabläufe laufen.',
        'Lassen Sie unbenutzte Stellen einmal pro Woche laufen, wie HSE rät, und nach jedem Urlaub.',
        'Lassen Sie Leitungen, die nichts mehr versorgen, von einem Sanitärbetrieb entfernen.',
      ],
      firstReason: 'In stehendem Wasser unbenutzter Leitungen wachsen Bakterien',
      safety:
        'Halten Sie Abstand vom ersten Wasser, und atmen Sie seinen Nebel nicht ein, besonders wenn Sie rauchen, über 45 sind oder schwache Lungen haben.',
    },
    'plumbing-and-drains.winterise-pipes': {
      title: 'Außenwasserhahn entleeren und kalte Leitungen dämmen',
      why: 'Wasser dehnt sich beim Gefrieren aus und sprengt das Rohr, aber die Überschwemmung kommt erst mit dem Tauen. Entleeren und Dämmen vor dem Frost verhindert es.',
      steps: [
        'Nehmen Sie den Schlauch vom Außenwasserhahn, leeren Sie ihn, und lagern Sie ihn im Haus.',
        'Schließen Sie das Ventil im Haus, das den Hahn speist. Öffnen Sie den Hahn draußen, lassen Sie ihn leerlaufen und offen.',
        'Ziehen Sie Schaumdämmung über Leitungen in Dachboden, Garage und Keller und an Außenwänden, auch Bögen und Ventile, und verkleben Sie die Nähte.',
        'Prüfen Sie, ob Deckel und Dämmung eines Behälters im Dachboden darauf sind und unter dem Behälter keine Dämmung liegt.',
        'Friert ein Rohr ein, schließen Sie den Hauptabsperrhahn, und öffnen Sie den Wasserhahn.',
        'Erwärmen Sie ein gefrorenes Rohr langsam mit warmen Handtüchern oder einem Föhn, vom Hahn aus.',
      ],
      firstReason: 'Ein geplatztes Rohr kostet weit mehr als eine Stunde mit Schaum und Klebeband',
      safety:
        'Tauen Sie ein Rohr nie mit einer Flamme auf. Halten Sie den Föhn von Wasser fern, und treten Sie im Dachboden nur auf Balken oder Bretter.',
      tenant:
        'Nehmen Sie den Schlauch ab, und entleeren Sie den Hahn selbst. Bitten Sie die Vermietung, bloße Leitungen zu dämmen.',
    },
    'plumbing-and-drains.cover-outside-tap': {
      title: 'Außenwasserhahn und bloße Leitungen auf starken Frost vorbereiten',
      why: 'Wo Frost selten ist, laufen Leitungen draußen, in offenen Dachräumen und unter Böden. Der eine starke Frost in mehreren Wintern findet sie ungedämmt, und die Überschwemmung kommt mit dem Tauen.',
      steps: [
        'Nehmen Sie den Schlauch vom Außenwasserhahn, leeren Sie ihn, und hängen Sie ihn auf. Setzen Sie eine Schaumhaube auf den Hahn, oder wickeln Sie ihn in Handtuch und Folie.',
        'Gehen Sie die Leitungen draußen, in der Garage, im Dachraum und unter dem Boden ab. Notieren Sie, welche bloß sind, und dämmen Sie die schlimmsten.',
        'Bewahren Sie Handtücher, Klebeband und Schaum zusammen auf, für die Leitungen, die Sie bei Frostwarnung umwickeln.',
        'Lassen Sie in so einer Nacht den vom Hauptanschluss entferntesten Hahn tropfen, und öffnen Sie die Schränke unter Spülen an Außenwänden.',
        'Morgens kein Wasser aus einem Hahn? Stellen Sie das Wasser für das ganze Haus ab, bevor das Rohr taut, öffnen Sie diesen Hahn, und erwärmen Sie das Rohr mit Handtüchern, die Sie in heißes Wasser tauchen.',
      ],
      firstReason: 'Ein nicht umwickeltes Rohr kann in einem starken Frost platzen',
      safety:
        'Keine Flamme, kein Heizgerät und kein Grill nahe an einem gefrorenen Rohr: Unter einem Haus setzt das den Boden in Brand. Ein tropfender Hahn muss frei ablaufen.',
      tenant: 'Um Schlauch und Haube kümmern Sie sich. Sagen Sie der Vermietung, welche Leitungen bloß sind.',
    },
    'plumbing-and-drains.open-outside-tap': {
      title: 'Außenwasserhahn wieder öffnen und auf einen Riss achten',
      why: 'Ein gefrorenes Rohr reißt in der Wand und zeigt nichts, solange es leer ist. Das Leck kommt beim Aufdrehen, seien Sie also dabei.',
      steps: [
        'Schließen Sie den Hahn draußen, öffnen Sie dann sein Ventil im Haus Stück für Stück, und horchen Sie auf Zischen.',
        'Fahren Sie mit der Hand am Rohr im Haus entlang und um die Stelle, wo es durch die Wand geht. Es muss trocken bleiben.',
        'Öffnen Sie den Hahn draußen, und lassen Sie ihn laufen, bis keine Luft mehr kommt. Schließen Sie ihn dann, und warten Sie fünf Minuten auf Tropfen.',
        'Tropft oder zischt etwas, schließen Sie das Ventil im Haus wieder, und rufen Sie einen Sanitärbetrieb.',
        'Schrauben Sie den Schlauch an, prüfen Sie seine Dichtungen, und entleeren Sie ihn, wann immer Spätfrost angesagt ist.',
      ],
      firstReason: 'Bemerken Sie ein Frostleck, solange Sie da sind, um abzustellen',
      safety:
        'Trinken Sie das erste Wasser aus einem Schlauch nicht, und lassen Sie es tief am Boden ohne Sprühnebel laufen: Wasser aus einem warmen Schlauch kann Legionellen enthalten.',
      tenant:
        'Melden Sie der Vermietung ein gerissenes Rohr oder einen tropfenden Hahn, und lassen Sie sein Ventil im Haus geschlossen.',
    },
    'plumbing-and-drains.check-septic-tank': {
      title: 'Klärgrube und ihre Versickerung prüfen',
      why: 'Eine volle Grube drückt Feststoffe in die Versickerung und verstopft den Boden für immer. Eine neue kostet ein Vielfaches von Nachsehen und Abpumpen.',
      steps: [
        'Gehen Sie über die Versickerung. Matschiger Boden, ein Streifen sattgrünes Gras oder Abwassergeruch bedeutet, dass sie das Wasser nicht mehr aufnimmt.',
        'Horchen Sie drinnen auf gluckernde Abflüsse, und beobachten Sie, ob Toiletten und Wannen auf jedem Stockwerk langsam leerlaufen.',
        'Prüfen Sie von außen, ob die Deckel ganz, geschlossen und verriegelt oder für ein Kind zu schwer sind.',
        'Hat Ihre Grube einen Auslassfilter, den Sie laut Anleitung reinigen dürfen, spritzen Sie ihn so ab, dass das Wasser in die Grube zurückläuft.',
        'Halten Sie Dachwasser, Autos und Bäume von der Versickerung fern, und geben Sie keine Feuchttücher, kein Fett, keine Farbe und keine Medikamente in die Abflüsse.',
        'Sehen Sie nach, wann die Grube zuletzt abgepumpt und geprüft wurde. [[FR: Der SPANC prüft die Anlage, höchstens zehn Jahre auseinander. | Die EPA rät mindestens alle drei Jahre zu einer fachlichen Prüfung.]]',
      ],
      firstReason: 'Eine Grube zeigt kleine Zeichen, lange bevor sie zurückstaut',
      safety:
        'Lehnen Sie sich nie in eine Klärgrube, und steigen Sie nie hinein: Ihre Gase können Sie ohnmächtig machen und in Minuten töten. Halten Sie Kinder von offenen Deckeln und Flammen von der Grube fern, und waschen Sie sich danach die Hände.',
      tenant: 'Melden Sie Gerüche, matschigen Boden und kaputte Deckel sofort der Vermietung.',
    },
    'plumbing-and-drains.book-septic-pumping': {
      title: 'Abpumpen der Klärgrube vereinbaren',
      why: 'Nie entfernter Schlamm landet in der Versickerung. [[FR: Die Höhe des Schlamms, nicht der Kalender, sagt, wann abgepumpt wird. | Die EPA rät zum Abpumpen alle drei bis fünf Jahre, bei kleiner Grube oder großem Haushalt früher.]]',
      steps: [
        'Beauftragen Sie einen zugelassenen Betrieb. [[GB: Tun Sie es jedes Jahr: Die Regeln in England verlangen es, außer der Hersteller sagt etwas anderes. In Wales dürfen bis zu zwei Jahre vergehen. | FR: Laut Gesetz ist es fällig, wenn Schlamm die Hälfte der Grube füllt. | Fragen Sie, wie oft Ihre örtlichen Regeln es verlangen.]]',
        'Suchen Sie vorher beide Deckel, legen Sie sie frei, und räumen Sie den Weg für den Schlauch des Fahrzeugs.',
        'Bitten Sie den Betrieb, vor dem Abpumpen Schlamm und Schwimmdecke zu messen und Trennwände und Auslassfilter zu prüfen.',
        'Planen Sie den nächsten Besuch nach der Messung. [[FR: | Die EPA nennt es fällig, wenn Schlamm und Schwimmdecke mehr als ein Viertel der Tiefe einnehmen.]]',
        'Bewahren Sie [[FR: den Entsorgungsnachweis des Schlamms auf, nach dem der SPANC fragt | den Beleg auf: Beim Verkauf, bei der Gemeinde oder der Versicherung wird danach gefragt]].',
      ],
      firstReason: 'Abpumpen kostet weit weniger als eine neue Versickerung',
      safety:
        'Überlassen Sie Öffnen und Einsteigen dem Betrieb, und bleiben Sie auf der windzugewandten Seite. Schließen und verriegeln Sie die Deckel, sobald er geht.',
      tenant:
        '[[FR: Das Leeren der Grube ist Sache der Mietpartei; fragen Sie die Vermietung, wann es zuletzt geschah. | Finden Sie heraus, wer dafür zahlt.]]',
      landlord: 'Abpumpen der Klärgrube',
    },
    'plumbing-and-drains.test-sump-pump': {
      title: 'Pumpe im Pumpenschacht mit einem Eimer Wasser testen',
      why: 'Eine Schachtpumpe steht monatelang still und wird im schlimmsten Unwetter gebraucht. Zehn Minuten mit einem Eimer zeigen einen klemmenden Schwimmer oder eine tote Steckdose, bevor es ein überfluteter Keller tut.',
      steps: [
        'Ziehen Sie den Stecker der Pumpe, bevor Sie in den Schacht greifen. Nehmen Sie dann Kies und Unrat heraus, die den Schwimmer blockieren könnten.',
        'Stecken Sie sie ein, und gießen Sie langsam Wasser hinein, bis der Schwimmer steigt. Die Pumpe muss von selbst anlaufen, den Schacht in etwa einer Minute leeren und aufhören.',
        'Sehen Sie draußen nach, ob das Wasser herauskommt, weit von der Wand, und das Rohr weder verstopft noch gefroren ist.',
        'Beobachten Sie, ob Wasser in den Schacht zurückläuft. Wenn ja, muss die Rückschlagklappe ersetzt werden.',
        'Gibt es eine Ersatzpumpe oder Batterie, ziehen Sie den Stecker der Hauptpumpe, und testen Sie den Ersatz ebenso. Testen Sie den Hochwasseralarm.',
        'Brummt, rattert oder läuft sie weiter oder startet nicht, rufen Sie vor dem nächsten Starkregen einen Sanitärbetrieb.',
      ],
      firstReason: 'Gehen Sie sicher, dass die Pumpe vor dem nächsten Unwetter läuft',
      safety:
        'Greifen Sie nie in den Schacht, solange die Pumpe eingesteckt ist, und stehen Sie nie in Wasser nahe an ihrem Stecker. Ist der Keller schon überflutet, bleiben Sie draußen, bis der Strom aus ist.',
      tenant: 'Testen Sie sie selbst, und melden Sie der Vermietung noch am selben Tag eine Pumpe, die nicht startet.',
    },
    'plumbing-and-drains.refill-softener': {
      title: 'Salz der Enthärtungsanlage nachfüllen',
      why: 'Eine Enthärtungsanlage ohne Salz lässt unbemerkt hartes Wasser durch, und Kalk setzt sich wieder in Warmwasserbereiter und Hähnen ab.',
      steps: [
        'Öffnen Sie den Salzbehälter. GE rät zum Nachfüllen, wenn er zwischen einem Viertel und der Hälfte voll ist; eine Anlage mit Blöcken braucht ein neues Paar, wenn einer halb weg ist.',
        'Stoßen Sie einen Besenstiel sanft durch das Salz. Trifft er auf eine harte Kruste mit Hohlraum darunter, zerbrechen Sie die Kruste, ohne an die Wände zu schlagen.',
        'Füllen Sie Regeneriersalz der in der Anleitung genannten Art bis zu zwei Dritteln ein. Nehmen Sie nie Streu- oder Speisesalz.',
        'Wischen Sie den Rand trocken, und schließen Sie den Deckel. Prüfen Sie, ob Uhr und Härteeinstellung stimmen, denn beide gehen bei Stromausfall verloren.',
        'Reiben Sie Seife unter einem enthärteten Hahn zwischen den Händen. Schäumt sie kaum, starten Sie eine Regeneration; ändert das nichts, rufen Sie den Kundendienst des Herstellers.',
      ],
      firstReason: 'Eine leere Enthärtungsanlage lässt unbemerkt wieder Kalk herein',
      safety:
        'Salzsäcke sind schwer: Heben Sie aus den Knien, oder kaufen Sie kleine. Enthärtetes Wasser enthält mehr Natrium. Nehmen Sie für Babyflaschen und salzarme Kost einen nicht enthärteten Hahn.',
    },
    'plumbing-and-drains.change-filter-cartridges': {
      title: 'Kartuschen des Wasserfilters wechseln',
      why: 'Eine Kartusche nach Ablauf hält nicht mehr zurück, wofür sie gekauft wurde, und Bakterien können darin wachsen. Das Wasser ist dann schlechter als ohne Filter.',
      steps: [
        'Lesen Sie die Grenze des Herstellers in Monaten oder Litern, und wechseln Sie jede Kartusche bei dem, was zuerst kommt. Sechs Monate sind üblich, und eine Umkehrosmosemembran hält zwei Jahre oder mehr.',
        'Schließen Sie das Ventil vor dem Filter, und öffnen Sie den gefilterten Hahn, bis nichts mehr kommt. Stellen Sie einen Eimer unter das Gehäuse.',
        'Schrauben Sie das Gehäuse mit seinem Schlüssel ab. Waschen Sie es mit Spülmittel und weicher Bürste, und spülen Sie es gut.',
        'Wischen Sie den Dichtring ab, fetten Sie ihn mit dem Silikonfett des Herstellers, wenn er trocken ist, und legen Sie ihn flach in seine Nut.',
        'Setzen Sie die neue Kartusche mit sauberen Händen ein, schrauben Sie das Gehäuse handfest an, und schreiben Sie das Datum darauf.',
        'Öffnen Sie das Ventil langsam, achten Sie auf Tropfen, und lassen Sie vor dem Trinken so lange Wasser laufen, wie der Hersteller sagt.',
        'Ein Kannenfilter oder Hahnfilter wird ebenso gewechselt, ohne Werkzeug.',
      ],
      firstReason: 'Eine alte Kartusche macht Wasser schlechter, nicht besser',
      safety:
        'Kaufen Sie Kartuschen mit Zulassung für Ihren Filter. Kommt Ihr Wasser aus einem eigenen Brunnen oder gilt ein Abkochgebot, macht ein Filter allein es vielleicht nicht trinkbar.',
      tenant: 'Fragen Sie, wer die Kartuschen liefert, wenn der Filter zur Wohnung gehört.',
    },
    'plumbing-and-drains.clean-storage-tank': {
      title: 'Wassertank reinigen',
      why: 'Schlamm, Schleim und Insekten sammeln sich am Boden eines Tanks, und das Chlor aus dem Netz verfliegt dort. Die Familie trinkt dann von der schmutzigsten Stelle.',
      steps: [
        'Gehört der Tank zum Gebäude, fragen Sie die Hausverwaltung, wann er zuletzt gereinigt wurde. Ist er schwer erreichbar oder so groß, dass man darin stehen kann, beauftragen Sie einen Tankreinigungsbetrieb.',
        'Schließen Sie den Zulauf, und brauchen Sie das Wasser auf. Schrubben Sie von außen Wände und Boden mit sauberer langstieliger Bürste und klarem Wasser.',
        'Lassen Sie den Schmutz durch den Ablass ab, bis das Wasser klar ist.',
        'Füllen Sie den Tank. Rühren Sie [[FR: 1 Liter einfachen Chlorreiniger mit 2,6 % Aktivchlor oder 250 ml mit 9,6 % (ohne | 500 ml einfachen Chlorreiniger (etwa 5 %, ohne]] Duft oder Reinigungsmittel) je 500 Liter Wasser ein. Lassen Sie jeden Hahn laufen, bis Sie ihn riechen.',
        'Lassen Sie ihn 24 Stunden geschlossen, und trinken Sie nichts davon. Leeren Sie dann den Tank, füllen Sie ihn, und lassen Sie jeden Hahn laufen, bis der Geruch weg ist.',
        'Prüfen Sie, ob der Deckel dicht schließt, Lüftungen und Überlauf feines Netz gegen Mücken und Ratten haben und das Schwimmerventil das Wasser stoppt.',
        'Schreiben Sie das Datum auf den Tank.',
      ],
      firstReason: 'Schlamm und Schleim sammeln sich in dem Wasser, das Sie trinken',
      safety:
        'Steigen Sie nie in einen Tank: Darin sind Menschen aus Luftmangel gestorben. Bleiben Sie von ungesicherten Dachrändern weg, haben Sie jemanden dabei, und tragen Sie Handschuhe und Schutzbrille. Mischen Sie Chlorreiniger mit nichts als Wasser.',
      tenant:
        'Reinigen muss ihn, wem der Tank gehört. Ist das Wasser trüb oder riecht es, trinken Sie anderes, bis es geschehen ist.',
      landlord: 'Reinigung des Wassertanks',
    },
    'plumbing-and-drains.check-storage-tank': {
      title: 'Deckel, Schwimmer und Überlauf des Wassertanks prüfen',
      why: 'Ein verrutschter Deckel lässt Laub, Ratten und Mücken ein. Ein nicht schließendes Schwimmerventil schickt die ganze Nacht Wasser in den Überlauf. Beides sieht man auf einen Blick.',
      steps: [
        'Gehen Sie nur dorthin, wo Sie sicher stehen. Gehört der Tank zum Gebäude, bitten Sie die Hausverwaltung um diese Prüfung.',
        'Drücken Sie auf den Deckel: Er muss dicht sitzen und befestigt sein. Achten Sie auf Risse, Rost und nasse Stellen an Tank und Gestell.',
        'Öffnen Sie den Deckel. Drücken Sie bei Wasserversorgung den Schwimmer hinunter: Wasser muss einlaufen. Heben Sie ihn: Das Wasser muss aufhören.',
        'Sehen Sie sich das Netz an Lüftungen und Überlauf an, und flicken Sie jedes Loch. Ein tropfender Überlauf bedeutet ein undichtes Schwimmerventil.',
        'Leuchten Sie mit einer Taschenlampe hinein. Sehen Sie Schlamm, Schleim oder Insekten, reinigen Sie den Tank jetzt statt zum nächsten Termin. Schließen und befestigen Sie den Deckel.',
      ],
      firstReason: 'Ein loser Deckel lässt Mücken und Schmutz in Ihr Wasser',
      safety:
        'Gehen Sie nur über eine feste Treppe auf ein Dach mit Brüstung oder Geländer, nicht bei Wind oder Regen. Berühren Sie keinen Schwimmer an einem Elektrokabel: Er ist ein Netzschalter. Waschen Sie sich die Hände, bevor Sie einen anderen Schwimmer berühren. Steigen Sie nie auf oder in den Tank.',
      tenant: 'Melden Sie der Vermietung einen losen Deckel, einen tropfenden Überlauf oder trübes Wasser.',
    },
  },
} as const satisfies ItemWords;
