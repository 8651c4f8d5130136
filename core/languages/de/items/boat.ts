import type { ItemWords } from '../../item-words.ts';

export const boat = {
  name: 'Boot',
  tasks: {
    'boat.check-lifejackets': {
      title: 'Jede Rettungsweste aufblasen und prüfen',
      why: 'Bei Prüfaktionen für Rettungswesten finden sich immer wieder lose Gaspatronen und Auslöser nach Ablauf. Eine Rettungsweste, die sich nicht aufbläst, hält Sie nicht über Wasser.',
      steps: [
        'Öffnen Sie jede Rettungsweste, wie ihr Etikett es zeigt, und fotografieren Sie, wie sie gefaltet ist.',
        'Achten Sie mit einer Taschenlampe auf abgenutzten Stoff, Nähte und Gurte und eine rostige oder lose Patrone. Lesen Sie das Datum auf dem Auslöser.',
        'Schrauben Sie die Patrone ab, und wiegen Sie sie: Sie muss dem eingeprägten Gewicht entsprechen. Ist die Patrone innen versiegelt, lesen Sie nur die Anzeige ab.',
        'Blasen Sie die Rettungsweste durch das Mundstück auf, und lassen Sie sie 24 Stunden liegen. Sie sollte dann noch prall sein.',
        'Lassen Sie die Luft mit der Kappe des Mundstücks ab, schrauben Sie die Patrone handfest an, und falten Sie die Weste wie auf Ihrem Foto.',
        'Prüfen Sie auch die Daten von Seenotsignalen, Feuerlöschern und Wurfleine.',
      ],
      firstReason: 'Eine lose Gaspatrone wird selten bemerkt, bevor man im Wasser ist',
      safety:
        'Nehmen Sie die Patrone heraus, bevor Sie die Rettungsweste aufblasen, damit die Patrone nicht vor Ihrem Gesicht auslösen kann. Ersetzen Sie eine Rettungsweste, die geflickt ist oder Luft verliert. Lassen Sie jede Rettungsweste in den Abständen, die der Hersteller vorgibt, von einer autorisierten Servicestelle warten, und prüfen Sie vor jeder Fahrt, ob ihre Patrone fest sitzt.',
    },
    'boat.check-bilge-fuel': {
      title: 'Bilge, Kraftstoffschläuche und Melder des Boots prüfen',
      why: 'Ein klemmender Schwimmerschalter kann ein Boot am Liegeplatz versenken, und ein alter Kraftstoffschlauch kann es in Brand setzen. Beides können Sie von Hand prüfen.',
      steps: [
        'Riechen Sie, bevor Sie etwas einschalten. Riecht das Boot nach Benzin oder Gas, lüften Sie, und finden Sie zuerst die Ursache.',
        'Tasten Sie den Kraftstoffschlauch nach weichen, rissigen oder nassen Stellen ab. Prüfen Sie Schellen und Pumpball mit einer Taschenlampe.',
        'Heben Sie den Schwimmerschalter: Die Bilgepumpe muss anlaufen. Reinigen Sie ihr Sieb und die Bilge.',
        'Öffnen und schließen Sie jedes Seeventil (ein Ventil im Rumpf), und achten Sie auf feuchte Schläuche.',
        'Drücken Sie die Prüftasten der Kohlenmonoxid-, Gas- und Rauchmelder in der Kabine, und probieren Sie die Quickstoppleine.',
      ],
      firstReason: 'Sorgen Sie dafür, dass die Pumpe von selbst läuft, wenn Wasser eindringt',
      safety:
        'Bei einem Benzin-Innenborder lassen Sie vor jedem Start das Bilgengebläse vier Minuten laufen. Rauchen Sie nicht, vermeiden Sie Funken, und reparieren Sie Gasleitungen nicht selbst.',
    },
    'boat.replace-anodes': {
      title: 'Anoden und Propeller des Boots prüfen',
      why: 'Eine Anode löst sich anstelle von Antrieb und Welle auf. Ist sie weg, greift das Wasser Aluminiumteile an, deren Ersatz Tausende kostet.',
      steps: [
        'Suchen Sie bei an Land stehendem Boot mit einer Taschenlampe die Anoden an Rumpf, Welle, Antrieb und Trimmklappen.',
        'Ersetzen Sie jede Anode, die die Hälfte ihrer Größe verloren hat. Verwenden Sie Zink in Salzwasser, Magnesium nur in Süßwasser und Aluminium in beidem.',
        'Reinigen Sie den Sitz bis auf blankes Metall, und schrauben Sie die neue Anode fest an. Streichen Sie sie nie.',
        'Prüfen Sie den Propeller: Die Flügel sollten gerade sein, der Splint an seinem Platz, und keine Angelschnur dahinter.',
        'Spülen Sie den Außenborder nach jeder Fahrt in Salzwasser mit Süßwasser, wie es seine Anleitung zeigt.',
      ],
      firstReason: 'Sehen Sie, wie viel Metall zwischen dem Wasser und Ihrem Antrieb übrig ist',
      safety:
        'Ziehen Sie, bevor Sie den Propeller berühren, Schlüssel und Quickstoppleine ab, schalten Sie die Batterie aus, und legen Sie den Leerlauf ein. Gehen Sie nie unter ein Boot, das in Gurten hängt.',
    },
    'boat.winterise-engine': {
      title: 'Bootsmotor spülen und für den Winter einlagern',
      why: 'Salz und Wasser im Motor zerfressen ihn den ganzen Winter, und Frost sprengt Block oder Getriebegehäuse. Unbehandelter Kraftstoff altert und verklebt den Motor innerhalb von Monaten.',
      steps: [
        'Geben Sie Stabilisator in den Kraftstoff. Schließen Sie Spülohren an Süßwasser an, und lassen Sie den Motor zehn Minuten laufen.',
        'Außenborder: Stellen Sie den Motor ab, richten Sie ihn auf, und lassen Sie alles Wasser herauslaufen. Lagern Sie ihn aufrecht.',
        'Lassen Sie etwas Getriebeöl ab. Ist es milchig, ist Wasser eingedrungen, und die Dichtung muss ersetzt werden. Füllen Sie von unten nach, bis an der oberen Öffnung Öl erscheint.',
        'Innenborder: Spülen Sie den Motor mit ungiftigem Frostschutz, wie es die Anleitung sagt, oder lassen Sie es von der Werft machen.',
        'Öffnen Sie bei an Land stehendem Boot die Seeventile, und leeren Sie Tanks und Bilge.',
        'Nehmen Sie die Batterie mit nach Hause, und halten Sie sie geladen.',
        'Decken Sie das Boot so ab, dass Luft unter der Plane durchziehen kann.',
      ],
      firstReason: 'Wasser und Salz im Motor kosten bis zur nächsten Saison Tausende',
      safety:
        'Lassen Sie den Motor nur draußen laufen, mit abgenommenem oder gut geschütztem Propeller, und halten Sie Hände und Haare fern. Starten Sie ihn nie ohne Wasser. Laden Sie die Batterie an einem belüfteten Ort, und bleiben Sie in der Nähe.',
    },
    'boat.bring-back': {
      title: 'Boot wieder in Betrieb nehmen',
      why: 'Die meisten Pannen der Saison kommen von einem offen gelassenen Ventil, einer trockenen Dichtung oder einer leeren Batterie. Eine Stunde an Land kostet weniger als ein Abschleppen.',
      steps: [
        'Schließen Sie Seeventile und Ablassschrauben, und schließen Sie jeden gelösten Schlauch wieder an. Bewegen Sie jedes Ventil einmal.',
        'Bauen Sie die geladene Batterie ein, reinigen und fetten Sie ihre Pole, und schalten Sie nacheinander Lichter, Horn, Funk und Bilgepumpe ein.',
        'Prüfen Sie die Öle, den Keilriemen und den Kraftstofffilter. Erneuern Sie den Impeller der Pumpe, wenn die Anleitung des Motors es sagt.',
        'Sehen Sie sich Kraftstoffleitung, Steuerung und Gaszug an, und probieren Sie die Quickstoppleine.',
        'Lassen Sie den Motor mit Spülohren laufen. Innerhalb einer Minute muss ein stetiger Strahl Kühlwasser austreten.',
        'Liegt das Boot im Wasser, heben Sie die Bodenbretter an, und sehen Sie an Seeventilen und Welle nach Wasser, eine Stunde später noch einmal.',
      ],
      firstReason: 'Ein beim Einlagern offen gelassenes Seeventil kann ein Boot an der Rampe versenken',
      safety:
        'Riechen Sie nach Kraftstoff, bevor Sie etwas einschalten, und lüften Sie die Bilge. Lassen Sie den Motor nur draußen laufen, nie ohne Wasser, und ohne jemanden in der Nähe des Propellers.',
    },
    'boat.plan-for-storms': {
      title: 'Planen, wo das Boot einen Sturm abwettert',
      why: 'Bei Sturm reißen Boote sich los oder werden von losgerissenen getroffen. Ein Liegeplatz und längere Leinen sind früh leicht zu organisieren und am Tag der Warnung gar nicht mehr.',
      steps: [
        'Fragen Sie die Marina, was sie bei einer Warnung verlangt und ob sie Boote herausholt. Wenn es geht, lassen Sie Ihres herausholen.',
        'Für einen Liegeplatz im Wasser besorgen Sie längere und dickere Leinen, und legen Sie sie so, dass das Boot mit dem Wasser steigen kann. Belegen Sie eine Klampe mit höchstens zwei.',
        'Halten Sie Scheuerschutz bereit, wo immer eine Leine über eine Kante läuft.',
        'Schreiben Sie auf, was abgenommen wird: Planen, Segel, Antennen, das Beiboot, Elektronik. Notieren Sie, welche Ventile im Rumpf Sie schließen.',
        'Lesen Sie, was Ihre Versicherung verlangt, machen Sie Fotos, und vereinbaren Sie, wer all das tut, wenn Sie weg sind.',
      ],
      firstReason: 'Die sichersten Liegeplätze sind vergeben, sobald ein Sturm einen Namen hat',
      safety:
        'Erledigen Sie alles, bevor der Wind zunimmt. Bleiben Sie bei Sturm nie an Bord, und gehen Sie nicht zum Boot zurück.',
    },
  },
} as const satisfies ItemWords;
