import type { ItemWords } from '../../item-words.ts';

export const car = {
  name: 'Auto',
  tasks: {
    'car.check-tyres': {
      title: 'Reifendruck und Profil des Autos prüfen',
      why: 'Nur vier handtellergroße Gummiflächen halten das Auto auf der Straße. Weiche Reifen brauchen länger zum Bremsen, verbrauchen mehr Kraftstoff und überhitzen auf der Autobahn.',
      steps: [
        'Suchen Sie die Drücke für Ihre Beladung an der Türsäule oder in der Tankklappe. Messen Sie bei kalten Reifen, nach weniger als 3 km Fahrt.',
        'Pumpen Sie alle vier Reifen und das Reserverad auf diese Drücke auf, und schrauben Sie die Kappen wieder auf.',
        'Messen Sie das Profil an mehreren Stellen. Die meisten Länder verlangen mindestens 1,6 mm; RoSPA rät zu 3 mm, denn abgefahrene Reifen rutschen bei Nässe.',
        'Prüfen Sie jede Flanke mit den Augen und mit behandschuhter Hand auf Beulen, Schnitte und Nägel.',
        'Ist ein Reifen einseitig abgefahren, lassen Sie die Spur einstellen. Setzen Sie die Reifendruckkontrolle zurück, wenn Ihr Auto eine hat.',
        'Hat das Auto einen Verbrennungsmotor, lesen Sie auch den Ölstand ab, am Messstab oder in der Anzeige. Die AAA rät dazu einmal im Monat.',
      ],
      firstReason: 'Finden Sie heraus, ob alle vier Reifen den Druck haben, den das Auto braucht',
      safety:
        'Parken Sie auf ebenem Boden abseits der Straße mit angezogener Handbremse. Finden Sie eine Beule, fahren Sie nicht, bis der Reifen gewechselt ist.',
    },
    'car.check-fluids': {
      title: 'Öl, Kühlmittel und Scheibenwischwasser des Autos prüfen',
      why: 'Ein Motor ohne Öl ist innerhalb von Minuten zerstört. Zehn Minuten unter der Motorhaube zeigen auch ein Leck, solange es noch klein ist.',
      steps: [
        'Wischen Sie auf ebenem Boden, zehn Minuten nach dem Abstellen, den Messstab ab, und tauchen Sie ihn noch einmal ein. Das Öl sollte zwischen den Marken stehen. Manche Autos zeigen den Stand in der Anzeige.',
        'Füllen Sie mit der Sorte aus der Betriebsanleitung nach, immer nur wenig: Zu viel Öl schadet ebenfalls.',
        'Prüfen Sie bei kaltem Motor, ob das Kühlmittel am Behälter zwischen MIN und MAX steht. Füllen Sie mit der Mischung nach, die die Betriebsanleitung nennt.',
        'Sehen Sie sich den Stand der Bremsflüssigkeit an, ohne den Behälter zu öffnen. Liegt er unter MIN, fahren Sie nicht; lassen Sie die Bremsen prüfen.',
        'Füllen Sie das Wischwasser auf, probieren Sie die Düsen, und ersetzen Sie schmierende Wischerblätter. Gehen Sie um das Auto, um die Lichter zu prüfen; die Bremslichter sehen Sie an einer Wand.',
      ],
      firstReason: 'Finden Sie ein Leck, solange es nur ein paar Tropfen sind',
      safety:
        'Öffnen Sie nie ein heißes Kühlsystem: Es spuckt kochendes Wasser. Kühlmittel ist süß und giftig für Haustiere. Berühren Sie die orangefarbenen Kabel eines Elektroautos nicht.',
    },
    'car.replace-cabin-filter': {
      title: 'Innenraumfilter des Autos ersetzen',
      why: 'Alle Luft, die Sie im Auto atmen, kommt durch diesen Filter. Ist er voll, beschlagen die Scheiben, und das Auto riecht nach nassem Hund. Bosch rät zu einem neuen alle 15.000 km oder einmal im Jahr.',
      steps: [
        'Schlagen Sie in der Betriebsanleitung nach, wo der Filter sitzt. Meist ist er hinter dem Handschuhfach oder unter der Wischerabdeckung.',
        'Schalten Sie die Zündung aus, und ziehen Sie den Schlüssel ab. Klipsen Sie den Deckel ab, und ziehen Sie den Filter waagerecht heraus, damit der Schmutz darauf bleibt.',
        'Leuchten Sie mit einer Taschenlampe in den Schlitz, und saugen Sie ihn aus, ohne in den Ventilator zu stochern.',
        'Schieben Sie den neuen Filter so hinein, dass sein Luftstrompfeil in dieselbe Richtung zeigt wie beim alten, und schließen Sie den Deckel.',
        'Lassen Sie das Gebläse bei offenen Fenstern eine Minute auf voller Stufe laufen.',
      ],
      firstReason: 'Sehen Sie, wodurch die Luft im Auto kommt, bevor Sie sie atmen',
      safety: 'Berühren Sie die gelben Stecker unter dem Armaturenbrett nicht: Sie gehören zu den Airbags.',
    },
    'car.replace-wipers': {
      title: 'Wischerblätter der Windschutzscheibe ersetzen',
      why: 'Ein Jahr Sonne härtet den Gummi. Der Schmierfilm, den er hinterlässt, ist bei Tag kaum zu sehen, blendet Sie aber nachts, wenn Scheinwerfer entgegenkommen. Bosch rät zu neuen Blättern einmal im Jahr.',
      steps: [
        'Stellen Sie die Wischer in die Wartungsstellung, wie die Betriebsanleitung zeigt, und heben Sie einen Arm sanft an.',
        'Legen Sie ein gefaltetes Handtuch auf das Glas: Ein bloßer Arm, der zurückschnappt, kann es zerbrechen.',
        'Drücken Sie die Raste, ziehen Sie das alte Blatt ab, und klicken Sie ein neues gleicher Länge ein. Ziehen Sie daran, um den Halt zu prüfen.',
        'Ersetzen Sie auch das hintere Blatt, klappen Sie die Arme zurück, und probieren Sie die Wischer auf nassem Glas.',
        'Reinigen Sie die Scheibe innen und außen mit einem Mikrofasertuch.',
      ],
      firstReason: 'Klare Sicht zählt am meisten nachts, bei Regen, gegen Scheinwerfer',
      safety:
        'Schalten Sie zuerst die Zündung aus, sonst kann der Regensensor die Wischer über Ihre Finger laufen lassen.',
    },
    'car.book-service': {
      title: 'Jährliche Inspektion des Autos vereinbaren',
      why: 'Bremsen, Riemen und Lenkung verschleißen, wo Sie es nicht sehen. Ein gestempeltes Serviceheft kann beim Verkauf auch Hunderte mehr bringen.',
      steps: [
        'Sehen Sie im Serviceheft oder in der Anzeige nach, welche Arbeiten fällig sind, und prüfen Sie, bis wann die Hauptuntersuchung gilt.',
        'Bitten Sie um die Inspektion nach Herstellerplan, mit neuer Bremsflüssigkeit alle zwei Jahre, außer der Plan sagt etwas anderes.',
        'Lassen Sie Beläge, Scheiben, Riemen und die 12-Volt-Batterie messen und die Ergebnisse aufschreiben.',
        'Vereinbaren Sie einen Preis, ab dem die Werkstatt vorher anruft, und bewahren Sie die Rechnung auf.',
      ],
      firstReason: 'Notieren Sie das Datum der nächsten Inspektion, bevor es untergeht',
      safety:
        'Warten Sie nicht auf die Inspektion, wenn eine rote Warnleuchte angeht, das Bremspedal sich weich anfühlt oder Sie Kraftstoff riechen.',
    },
    'car.book-inspection': {
      title: 'Hauptuntersuchung des Autos vereinbaren',
      why: 'Ein Auto ohne gültige Prüfung kostet ein Bußgeld, und nach einem Unfall zahlt die Versicherung womöglich weniger. Prüfstellen können auf Wochen ausgebucht sein.',
      steps: [
        'Sehen Sie nach, bis wann die letzte Prüfung gilt: auf der Bescheinigung, im Fahrzeugschein oder auf der Plakette an Scheibe oder Kennzeichen.',
        'Vergleichen Sie das mit der Regel: [[AE BG EE HR IL LU LV RO SI: jedes Jahr für ältere Autos | CY HU KR LT TR: alle zwei Jahre | AT: „Pickerl“ jedes Jahr für ältere Autos | BE: „contrôle technique“ (autokeuring) meist einmal im Jahr | CH: die Prüfung des Kantons (MFK), die ältere Autos alle zwei Jahre vorlädt | CZ SK: „technická kontrola“ alle zwei Jahre | DE: „Hauptuntersuchung“ (HU) alle zwei Jahre | DK: „syn“ alle zwei Jahre | ES: ITV jedes Jahr, sobald das Auto zehn ist | FI: „katsastus“ jedes Jahr für ältere Autos | FR: „contrôle technique“ alle zwei Jahre | GB: MOT jedes Jahr | GR: KTEO alle zwei Jahre | IE: NCT jedes Jahr, sobald das Auto zehn ist | IT: „revisione“ alle zwei Jahre | JP: „shaken“ alle zwei Jahre | NL: APK jedes Jahr für ältere Autos | NO: „EU-kontroll“ alle zwei Jahre | NZ: „warrant of fitness“ jedes Jahr für ältere Autos | PL: „badanie techniczne“ jedes Jahr für ältere Autos | PT: IPO (inspeção) jedes Jahr für ältere Autos | SE: „besiktning“ jedes Jahr für ältere Autos, höchstens 14 Monate nach der letzten | fragen Sie Ihre Behörde]]. Ein neues Auto hat mehr Zeit bis zur ersten Prüfung.',
        'Vereinbaren Sie einen Termin einige Wochen vor dem Ablauf, damit eine Reparatur und eine Nachprüfung noch hineinpassen. Liegt er Monate entfernt, setzen Sie sich eine Erinnerung in den Kalender.',
        'Probieren Sie vorher alle Lichter, Hupe, Wischer und Düsen, und sehen Sie nach den Reifen: Daran scheitern viele Autos.',
        'Nehmen Sie den Fahrzeugschein mit. Fällt das Auto durch, lassen Sie es vor dem im Bericht genannten Termin der Nachprüfung reparieren.',
      ],
      firstReason: 'Kennen Sie den Termin der nächsten Prüfung, bevor er verstreicht',
      safety:
        'Nennt der Bericht einen Mangel gefährlich oder verkehrsunsicher, fahren Sie das Auto nicht, bis es repariert ist: Lassen Sie es abschleppen oder an Ort und Stelle reparieren.',
    },
    'car.prepare-winter': {
      title: 'Auto winterfest machen',
      why: 'Eine leere Batterie ist die häufigste Panne in der ersten kalten Woche. Bereiten Sie sich vor dem Ansturm vor, haben Sie bei Werkstätten und Reifen noch die Wahl.',
      steps: [
        'Lassen Sie eine Batterie testen, die älter als vier oder fünf Jahre ist, und entfernen Sie weiße Krusten von ihren Polen.',
        'Prüfen Sie das Kühlmittel mit einem Frostschutzprüfer, oder lassen Sie es prüfen. Es sollte die tiefsten Temperaturen an Ihrem Wohnort aushalten.',
        'Wechseln Sie auf Winterreifen, sobald es unter etwa 7 °C bleibt. Der ADAC rät zu 4 mm Profil.',
        'Kennen Sie die Regel dort, wo Sie fahren: [[FR: Winterreifen oder Ketten vom 1. November bis 31. März in vielen Berggebieten | AT: Winterreifen auf winterlichen Straßen vom 1. November bis 15. April | DE NO: Winterreifen immer, wenn die Straßen winterlich sind | SE: Winterreifen vom 1. Dezember bis 31. März bei winterlichen Verhältnissen | FI: Winterreifen von November bis März, wenn das Wetter es verlangt | EE LV: Winterreifen vom 1. Dezember bis 1. März | LT: Winterreifen vom 10. November bis 31. März | SI: Winterreifen vom 15. November bis 15. März | CZ: Winterreifen vom 1. November bis 31. März auf winterlichen Straßen | IT: Winterreifen oder Ketten auf beschilderten Straßen, meist vom 15. November bis 15. April | CA: Québec verlangt Winterreifen vom 1. Dezember bis 15. März | sie kann Winterreifen oder Ketten verlangen]].',
        'Füllen Sie Wischwasser mit Frostschutz bis −20 °C ein, und wischen Sie die Türdichtungen mit Silikon ab.',
        'Legen Sie Eiskratzer, Taschenlampe, Decke, Handschuhe, Starthilfekabel und Warndreieck ins Auto.',
      ],
      firstReason: 'Eine schwache Batterie versagt und abgefahrene Reifen rutschen, sobald es kalt wird',
      safety:
        'Halten Sie Flammen und Funken von der Batterie fern, und tragen Sie an ihren Polen Handschuhe und Augenschutz: Die Kruste ist sauer. Prüfen Sie Kühlmittel nur bei kaltem Motor. Lassen Sie die Räder von einer Werkstatt wechseln, und arbeiten Sie nie unter einem Auto auf seinem Wagenheber.',
    },
    'car.test-charge-point': {
      title: 'Ladestation testen und ihr Kabel prüfen',
      why: 'Eine Ladestation führt stundenlang volle Last, draußen und im Regen. Ein abgenutzter Stift überhitzt, und ein klemmender Schutzschalter ([[US CA: GFCI | FI-Schalter]]) schützt niemanden mehr, der das Auto berührt.',
      steps: [
        'Beenden Sie das Laden, und stecken Sie das Auto ab. Achten Sie auf Risse in Gehäuse, Stecker und Halterung.',
        'Lassen Sie das ganze Kabel durch trockene Hände laufen. Es sollte keinen Schnitt, Knick und keine platte Stelle haben.',
        'Sehen Sie mit einer Taschenlampe in beide Stecker: Braune oder geschmolzene Stifte bedeuten, dass er überhitzt war.',
        'Drücken Sie die Prüftaste an der Ladestation oder am Schalter, der sie speist. Der Strom muss sofort weg sein. Schalten Sie wieder ein. Hat beides keine Taste, sehen Sie in der Anleitung nach, wie die Ladestation sich selbst prüft.',
        'Starten Sie das Laden, und berühren Sie den Stecker nach 15 Minuten kurz mit dem Handrücken. Brechen Sie ab, wenn er wärmer als Ihre Haut ist.',
        'Stimmt etwas nicht, laden Sie dort nicht weiter, und rufen Sie den Installationsbetrieb oder einen Elektrofachbetrieb.',
      ],
      firstReason: 'Sorgen Sie dafür, dass die Ladestation bei einem Fehler abschaltet',
      safety:
        'Öffnen Sie keine Abdeckung. Laden Sie nie über ein Verlängerungskabel für innen oder zwei zusammengesteckte Verlängerungen, und benutzen Sie keine Haushaltssteckdose, die ein Elektrofachbetrieb nicht dafür freigegeben hat.',
      tenant: 'Drücken Sie die Taste selbst. Gehört die Ladestation der Vermietung, melden Sie jeden Fehler sofort.',
    },
  },
} as const satisfies ItemWords;
