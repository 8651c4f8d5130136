import type { ItemWords } from '../../item-words.ts';

export const motorcycle = {
  name: 'Motorrad',
  tasks: {
    'motorcycle.check-controls': {
      title: 'Motorrad von den Reifen bis zu den Ständern prüfen',
      why: 'Auf zwei Rädern kann ein weicher Reifen oder ein abgefahrener Bremsbelag zum Sturz führen. Gehen Sie jedes Mal in derselben Reihenfolge um das Motorrad, damit Sie nichts übersehen.',
      steps: [
        'Machen Sie vor jeder Fahrt eine kurze Prüfung: Reifen, Bremsen, Gas, Licht, Lecks und Ständer. Machen Sie alle zwei Monate die Schritte unten.',
        'Stellen Sie bei kalten Reifen die Drücke aus der Betriebsanleitung ein, und achten Sie auf Nägel und Risse.',
        'Wechseln Sie einen Reifen bei 2 mm Profil, auch wenn er noch über den Verschleißmarken liegt. [[DE AT: Das Gesetz verlangt vorn und hinten 1,6 mm. | Das Gesetz kann mehr verlangen, als die Marken zeigen.]]',
        'Betätigen Sie jede Bremse: Sie sollte sich fest anfühlen, nicht schwammig. Prüfen Sie die Dicke der Beläge und den Stand der Flüssigkeit in den Sichtfenstern.',
        'Prüfen Sie, ob das Gas von selbst zuschnappt, Hebel und Züge leicht gehen und die Lenkung ohne Rasten dreht.',
        'Probieren Sie alle Lichter, das Bremslicht mit jeder Bremse, und die Hupe. Stellen Sie die Spiegel ein.',
        'Prüfen Sie am aufrechten Motorrad, ob das Öl zwischen den Marken steht und nichts tropft. Die Ständer müssen zurückfedern, und der Seitenständer muss den Motor abschalten.',
      ],
      firstReason: 'Lernen Sie die Prüfungen, die Sie vor jeder Fahrt kurz wiederholen',
      safety:
        'Stellen Sie das Motorrad auf festen, ebenen Boden. Lässt sich ein Bremshebel bis zum Lenker ziehen, fahren Sie nicht.',
    },
    'motorcycle.lube-chain': {
      title: 'Kette oder Riemen des Motorrads reinigen und prüfen',
      why: 'Eine trockene Kette verschleißt die Zähne der Ritzel, und eine lockere kann abspringen und das Rad blockieren.',
      steps: [
        'Stellen Sie den Motor ab, ziehen Sie den Schlüssel, und legen Sie den Leerlauf ein. Nehmen Sie einen Montageständer, oder rollen Sie das Motorrad stückweise.',
        'Hat Ihres einen Riemen, wischen Sie ihn mit einem feuchten Tuch ab, achten Sie auf Risse, fehlende Zähne und Steine, und vergleichen Sie seine Spannung mit der Anleitung. Ein Riemen wird nie geölt.',
        'Sprühen Sie bei einer Kette einen O-Ring-verträglichen Reiniger auf, lösen Sie den Schmutz mit einer Nylonbürste, und wischen Sie ihn ab.',
        'Messen Sie das Spiel in der Kettenmitte an mehreren Stellen. Es sollte zum Aufkleber an der Schwinge passen; wenn nicht, stellen Sie es nach der Anleitung ein.',
        'Achten Sie auf steife Glieder und hakenförmige Zähne.',
        'Sprühen Sie Kettenfett auf die Innenseite, wischen Sie den Überschuss ab, und warten Sie vor der Fahrt eine Stunde.',
        'Bei Kardanantrieb gibt es nichts zu ölen: Sehen Sie nur an der Hinterradnabe nach Tropfen.',
      ],
      firstReason: 'Prüfen Sie, dass der Antrieb zum Hinterrad weder trocken noch locker ist',
      safety:
        'Lassen Sie beim Reinigen nie den Motor das Rad drehen: Die Kette kann Finger abreißen. Halten Sie Spray von Reifen und Bremsscheibe fern.',
    },
    'motorcycle.book-service': {
      title: 'Jährliche Inspektion des Motorrads vereinbaren',
      why: 'Bremsflüssigkeit nimmt Wasser auf, und nasse Flüssigkeit kocht, wenn Sie bergab stark bremsen. Wo es eine Motorradsaison gibt, sind Werkstätten voll, sobald sie beginnt.',
      steps: [
        'Lesen Sie den Plan in der Anleitung: Manche Arbeit ist nach Kilometern fällig, manche nach Jahren.',
        'Bitten Sie um Öl- und Filterwechsel und alle zwei Jahre um neue Bremsflüssigkeit.',
        'Bitten Sie um Prüfungen der Lager und Gabeldichtungen und, wenn fällig, des Ventilspiels.',
        'Lassen Sie das Alter von Reifen und Bremsschläuchen aufschreiben.',
        'Bewahren Sie das gestempelte Serviceheft und die Rechnung auf.',
      ],
      firstReason: 'Verschlissene Bremsen und alte Flüssigkeit zeigen sich erst beim starken Bremsen',
      safety:
        'Neue Beläge und Reifen greifen zuerst schlecht. Bremsen Sie früh, und legen Sie sich auf den ersten etwa 100 km wenig in die Kurve.',
    },
    'motorcycle.lay-up': {
      title: 'Motorrad für den Winter einlagern',
      why: 'Vier Monate Stehen können eine Batterie zerstören, und Streusalz unter dem Schmutz zerfrisst weiter das Metall.',
      steps: [
        'Waschen Sie das Motorrad mit mildem Shampoo und wenig Druck, und trocknen Sie es.',
        'Ölen Sie die Kette, und sprühen Sie blankes Metall leicht ein, aber nicht die Bremsen.',
        'Füllen Sie den Tank, geben Sie Stabilisator nach Etikett dazu, und lassen Sie den Motor draußen zehn Minuten laufen.',
        'Schließen Sie ein zum Batterietyp passendes Erhaltungsladegerät an, oder nehmen Sie die Batterie heraus.',
        'Bringen Sie die Reifen auf den höheren Druck der Anleitung, und entlasten Sie sie möglichst mit Ständern.',
        'Verschließen Sie den kalten Auspuff mit einem auffällig bunten Lappen, und decken Sie das Motorrad mit atmendem Stoff ab.',
        'Hängen Sie an den Schlüssel einen Zettel, was vor der nächsten Fahrt rückgängig zu machen ist.',
      ],
      firstReason: 'Monate des Stehens schaden einem Motorrad mehr als Monate des Fahrens',
      safety:
        'Lassen Sie den Motor nie in einer geschlossenen Garage laufen. Lagern Sie das Motorrad fern von Heizkesseln, Flammen und dem Weg aus dem Haus. Laden Sie eine Lithiumbatterie nur mit einem Lithium-Ladegerät und nur, wenn jemand zu Hause ist.',
    },
    'motorcycle.bring-back': {
      title: 'Motorrad wieder startklar machen',
      why: 'Nach Monaten des Stehens sind Reifen weich, Bremsen rostig und Ihre Reflexe langsam. Vor der ersten Fahrt steht eine halbe Stunde Prüfen.',
      steps: [
        'Lesen Sie den Zettel am Schlüssel, und machen Sie rückgängig, was er sagt: Nehmen Sie den Lappen aus dem Auspuff, und bauen Sie die geladene Batterie ein.',
        'Achten Sie auf Lecks unter Motor, Gabel und Bremsen und auf Mäusenester im Luftfilterkasten und unter dem Sitz.',
        'Senken Sie die Reifen auf den Fahrdruck, und achten Sie auf Risse an den Standstellen.',
        'Ziehen Sie beide Bremsen, bis sie sich fest anfühlen, und rollen Sie das Motorrad, um zu prüfen, dass keine schleift.',
        'Wischen Sie das Schutzöl ab, fetten Sie den Antrieb, wenn er eine Kette hat, und probieren Sie Licht, Hupe und Ständerschalter.',
        'Lassen Sie den Motor draußen warmlaufen, und prüfen Sie das Öl. Üben Sie dann auf leerer Straße starkes Bremsen: Sie und die Reifen brauchen es.',
      ],
      firstReason: 'Machen Sie jeden Schritt des Einlagerns rückgängig, bevor der Motor läuft',
      safety:
        'Machen Sie die ersten Bremsproben im Schritttempo: Rost auf den Scheiben und Staub in den Belägen schwächen die Bremsen. Fahren Sie nicht auf rissigen oder überalterten Reifen.',
    },
  },
} as const satisfies ItemWords;
