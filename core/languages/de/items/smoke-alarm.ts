import type { ItemWords } from '../../item-words.ts';

export const smokeAlarm = {
  name: 'Rauchmelder',
  tasks: {
    'smoke-alarm.test-alarms': {
      title: 'Jeden Rauchmelder und jeden Kohlenmonoxidmelder testen',
      why: 'Ein Melder kann jahrelang mit totem Signalgeber hängen. Fast drei von fünf Brandtoten in US-Haushalten sterben, wo kein Rauchmelder funktionierte oder angebracht war. Wo Brennstoff verbrennt, warnt sonst nichts vor Kohlenmonoxid.',
      steps: [
        'Warnen Sie alle zu Hause, auch wer schlecht hört. Drücken und halten Sie die Prüftaste, bis der Melder ertönt.',
        'Testen Sie jeden Rauchmelder im Zuhause einzeln. Ein Besenstiel erspart das Klettern. Sind sie vernetzt, gehen Sie herum, um zu hören, dass jeder mitmacht.',
        'Testen Sie auch jeden Kohlenmonoxidmelder, wenn Sie welche haben: meist vier schnelle Pieptöne, eine Pause und noch vier. Licht oder Anzeige sollte Strom zeigen und kein „Err“ oder „End“.',
        'Hören Sie aus jedem Schlafzimmer bei geschlossener Tür, und beurteilen Sie, ob die Melder Sie wecken würden.',
        'Sorgen Sie dafür, dass alle zu Hause einen Alarm vom einzelnen Zirpen einer schwachen Batterie unterscheiden.',
        'Geben Sie einem stummen Melder eine neue Batterie, und testen Sie ihn noch einmal. Ist er immer noch stumm, ersetzen Sie ihn heute.',
      ],
      firstReason: 'Sorgen Sie dafür, dass die Melder Sie wecken würden',
      safety:
        'Drücken Sie die Taste, während Sie auf dem Boden stehen, und treten Sie zurück: Der Alarm ist schmerzhaft laut. Testen Sie mit der Taste, nie mit Flamme oder Rauch. Schlägt ein Kohlenmonoxidmelder außerhalb eines Tests Alarm, bringen Sie alle an die frische Luft, und rufen Sie von dort {emergency number} an. Gehen Sie erst wieder hinein, wenn es Ihnen erlaubt wird.',
      tenant:
        'Den Test machen Sie, aber Reparaturen sind oft Sache der Vermietung: Melden Sie einen stummen oder fehlenden Melder sofort und schriftlich.',
    },
    'smoke-alarm.check-dates': {
      title: 'Datum der Rauchmelder prüfen und alte ersetzen',
      why: 'Sensoren versagen ohne Zeichen: Die Taste kann den Melder noch piepen lassen, wenn er keinen Rauch mehr erkennt. Ersetzen Sie jedes Modell zehn Jahre nach der Herstellung.',
      steps: [
        'Sehen Sie an der Seite nach, oder drehen Sie den Melder vom Sockel, um Herstellungsdatum oder „ersetzen bis“ zu finden.',
        'Schreiben Sie Monat und Jahr des Ersatzes groß auf den Rand, damit Sie sie von unten lesen.',
        'Ersetzen Sie jeden Melder, der zehn Jahre alt, über sein eigenes Datum hinaus, vergilbt oder überstrichen ist oder kein Datum hat.',
        'Zählen Sie die Melder: Ziel ist einer in jedem Schlafzimmer, einer vor den Schlafzimmern und einer in jedem Stockwerk. Ergänzen Sie fehlende.',
        'Schlagen Sie die Regel für Ihr Zuhause nach: [[GB: Das schottische Recht verlangt auch vernetzte Melder und einen Hitzemelder in der Küche | AU: Ihr Bundesstaat kann vernetzte Melder in jedem Schlafzimmer verlangen | DE: Melder sind in Schlafzimmern und auf Rettungswegen Pflicht | NL NO: Ein Melder in jedem Stockwerk ist Pflicht | FR: Mindestens ein Rauchmelder ist Pflicht, und wer darin wohnt, kümmert sich darum | Ihr Gesetz kann mehr verlangen]].',
        'Kaufen Sie Melder mit der Norm Ihres Landes, zum Beispiel [[US CA: UL 217 | AU: AS 3786 | EN 14604]]. Testen Sie jeden neuen, sobald er hängt.',
      ],
      firstReason: 'Finden Sie heraus, wie alt Ihre Melder sind, denn ihre Sensoren laufen ab',
      safety:
        'Stehen Sie auf einer Trittleiter, nicht auf einem Stuhl. Lassen Sie fest ans Netz angeschlossene Melder bei ausgeschaltetem Stromkreis von einem Elektrofachbetrieb ersetzen.',
      tenant:
        '[[FR: Den ersten Melder bringt die Vermietung an; ihn zu pflegen und zu ersetzen, wenn er zu alt ist, ist Ihre Sache. | Lesen Sie zuerst das Datum auf jedem Melder: Zehn Jahre sind die Grenze. Nennen Sie in Ihrer Nachricht die älteren oder fehlenden.]]',
      landlord: 'neue Melder anstelle der alten',
    },
    'smoke-alarm.change-batteries': {
      title: 'Batterien der Rauchmelder wechseln',
      why: 'Eine leere Batterie lässt den Melder zirpen, oft nachts. Dann nimmt man sie heraus und vergisst, sie zu ersetzen. Ein fester Wechseltag verhindert das.',
      steps: [
        'Finden Sie heraus, welche Art Sie haben. Fest verschlossene Zehnjahresmelder behalten ihre Batterie. Alle anderen bekommen jedes Jahr eine neue, auch Netzmelder mit Notbatterie.',
        'Drehen Sie den Melder ab, oder schieben Sie das Fach auf, und notieren Sie den innen aufgedruckten Batterietyp.',
        'Legen Sie diesen Typ ein. Nehmen Sie keine Akkus, außer das Etikett erlaubt es.',
        'Schließen Sie den Melder, halten Sie die Prüftaste, bis er ertönt, und befestigen Sie ihn wieder fest am Sockel.',
        'Bringen Sie die alten Batterien zu einer Sammelstelle. Kleben Sie bei 9-V-Batterien zuerst die Pole ab.',
      ],
      firstReason: 'Wechseln Sie an einem gewählten Tag, nicht um 3 Uhr nachts, wenn einer zirpt',
      safety:
        'Nehmen Sie eine standfeste Trittleiter. Hinter einem Netzmelder sind spannungsführende Leitungen: Wechseln Sie nur eine Batterie, die Sie durch ihre eigene Klappe erreichen.',
    },
    'smoke-alarm.vacuum-alarms': {
      title: 'Staub und Spinnweben von den Rauchmeldern absaugen',
      why: 'Staub und kleine Spinnen in einem Rauchmelder verursachen nachts Fehlalarme, und müde Menschen nehmen ihn dann ab. Flusen über den Schlitzen eines Kohlenmonoxidmelders verzögern seine Warnung.',
      steps: [
        'Halten Sie die weiche Bürstendüse eine halbe Minute an die Schlitze rund um jeden Rauch- und Kohlenmonoxidmelder. Zerlegen Sie den Melder nicht.',
        'Wischen Sie das Gehäuse mit kaum feuchtem Tuch. Nehmen Sie nie Politur, Spray, Lösungsmittel oder Farbe.',
        'Halten Sie Haarspray, Lufterfrischer, Farb- und Chlordämpfe von einem Kohlenmonoxidmelder fern, denn sie können den Sensor schädigen.',
        'Setzen Sie vor Bau- oder Schleifarbeiten die Staubkappe des Herstellers auf, oder bringen Sie den Melder hinaus. Bringen Sie am selben Abend alles wieder an.',
        'Drücken Sie am Ende die Prüftaste.',
        'Kidde verlangt, seine Kohlenmonoxidmelder jeden Monat abzusaugen. Verlangt es Ihr Beiblatt auch, tun Sie es beim Testen.',
      ],
      firstReason: 'Entfernen Sie den Staub, der Melder grundlos auslöst',
      safety:
        'Bleiben Sie mit beiden Füßen auf der Trittleiter, und lassen Sie den Staubsauger auf dem Boden. Solange ein Kohlenmonoxidmelder nicht in seinem Raum ist, lassen Sie Feuer, Öfen und Brennstoffheizer aus.',
    },
    'smoke-alarm.check-extinguisher': {
      title: 'Feuerlöscher und Löschdecke ansehen',
      why: 'Ein Feuerlöscher verliert langsam und still Druck. Brauchen Sie ihn, haben Sie Sekunden, und er muss geladen, in Reichweite und vertraut sein.',
      steps: [
        'Prüfen Sie, ob der Zeiger im Grünen steht. Ohne Anzeige drücken Sie den Prüfstift, wenn es einen gibt, oder wiegen Sie den Löscher gegen das Gewicht auf dem Etikett.',
        'Sehen Sie sich Stift und Plombe an, und prüfen Sie Schlauch und Düse auf Risse, Wespennester und Schmutz. Drehen Sie einen Pulverlöscher einmal um, denn sein Pulver setzt sich.',
        'Achten Sie auf Dellen und Rost, und lesen Sie das Datum. Lassen Sie ihn warten, wie das Etikett sagt. Ersetzen Sie einen nicht nachfüllbaren zwölf Jahre nach seinem Datum, wie NFPA 10 verlangt.',
        'Ziehen Sie die Bänder der Löschdecke ein Stück heraus, um zu sehen, dass sie frei sind. Ersetzen Sie eine benutzte Decke.',
        'Prüfen Sie, ob beide nahe am Ausgang der Küche hängen, nicht über dem Kochfeld, und alle zu Hause sie heben können.',
        'Haben Sie keines, kaufen Sie eine Löschdecke und einen Mehrzwecklöscher.',
        'NFPA verlangt jeden Monat einen Blick: Sehen Sie auf die Anzeige, wann immer Sie die Melder testen.',
      ],
      firstReason: 'Sehen Sie, ob der Feuerlöscher noch seinen Druck hat',
      safety:
        'Testen Sie einen Feuerlöscher nicht, indem Sie etwas ablassen: Er verliert dann den Rest. Bekämpfen Sie nur ein Feuer, das kleiner als ein Papierkorb ist, mit dem Ausgang hinter sich. Sonst gehen Sie hinaus, schließen die Tür und rufen {emergency number} an.',
      tenant: 'Kam der Feuerlöscher mit der Wohnung, melden Sie der Vermietung niedrigen Druck oder ein altes Datum.',
    },
  },
} as const satisfies ItemWords;
