import type { ItemWords } from '../../item-words.ts';

export const microwave = {
  name: 'Mikrowelle',
  tasks: {
    'microwave.steam-clean': {
      title: 'Mikrowelle innen mit Dampf reinigen',
      why: 'Spritzer innen nehmen immer wieder Energie auf, bis sie verkohlen und funken. Dampf weicht sie auf, sodass Sie nicht schaben müssen.',
      steps: [
        'Geben Sie 250 ml Wasser und einen Holzlöffel in eine weite Glasschüssel, und erhitzen Sie sie 3 Minuten auf voller Leistung.',
        'Lassen Sie die Tür 5 Minuten zu, während der Dampf wirkt.',
        'Nehmen Sie die Schüssel mit Ofenhandschuhen heraus, und wischen Sie Decke, Wände und Boden mit einem weichen Tuch.',
        'Tupfen Sie die kleine helle Abdeckung an der Seitenwand sauber, ohne sie abzuheben: Sie schützt den Hohlleiter.',
        'Ist diese Abdeckung durchgebrannt, lassen Sie sie ersetzen, und benutzen Sie das Gerät bis dahin nicht.',
        'Wischen Sie Tür und Rahmen mit einem Tropfen Spülmittel ab, und trocknen Sie sie.',
      ],
      firstReason: 'Spritzer lassen sich am leichtesten entfernen, bevor sie einbrennen',
      safety:
        'Wasser kann über den Siedepunkt erhitzt werden und herausschießen. Lassen Sie den Holzlöffel darin, warten Sie, bevor Sie die Tür öffnen, und nehmen Sie Ofenhandschuhe.',
    },
    'microwave.wash-turntable': {
      title: 'Drehteller oder Boden der Mikrowelle waschen',
      why: 'Fett unter einem Drehteller lässt ihn stocken, das Essen wird ungleich heiß, und in kalten Stellen überleben Keime. Auf einem flachen Boden brennt Fett ein.',
      steps: [
        'Warten Sie, bis das Gerät kühl ist, und heben Sie Glasteller und Rollenring heraus.',
        'Hat Ihre Mikrowelle einen flachen Keramikboden, wischen Sie ihn mit warmem Wasser und Spülmittel, und trocknen Sie ihn. Weichen Sie Verbranntes unter einem nassen Tuch ein, und überspringen Sie den Rest.',
        'Waschen Sie Teller und Ring mit Spülmittel, und befreien Sie die Rädchen von Flusen.',
        'Wischen Sie die Laufbahn am Boden und um die Nabe, ohne Wasser in das Loch laufen zu lassen.',
        'Setzen Sie den Ring ein, und legen Sie den Teller auf die Nabe.',
        'Erhitzen Sie eine Tasse Wasser 30 Sekunden. Der Teller sollte sich ruhig und leise drehen. Decken Sie Essen beim Erhitzen immer ab, und wischen Sie Verschüttetes sofort auf.',
      ],
      firstReason: 'Fett am Boden übersieht man leicht, und es riecht bald',
      safety:
        'Legen Sie einen heißen Glasteller nicht in kaltes Wasser, nehmen Sie auf einem Keramikboden keine Klinge, und lassen Sie die Mikrowelle nie leer laufen.',
    },
    'microwave.check-door': {
      title: 'Tür, Scharniere, Haken und Dichtung der Mikrowelle prüfen',
      why: 'Das Metallgitter und eine dichte Tür halten die Energie drinnen. Dellen, lose Scharniere und Schmutz auf den Dichtflächen können sie hinauslassen.',
      steps: [
        'Wischen Sie beide Dichtflächen ab, an Tür und Gerät, und trocknen Sie sie.',
        'Achten Sie auf Risse im Glas, ein gerissenes Gitter, gebrochene Schließhaken, Rost und Sengspuren.',
        'Schwenken Sie die Tür langsam. Die Scharniere sollten kein Spiel haben, und die Tür sollte bündig schließen und ohne Zuschlagen einrasten.',
        'Erhitzen Sie eine Tasse Wasser, und öffnen Sie die Tür. Das Brummen muss sofort aufhören und die Uhr pausieren. Licht, Ventilator oder Teller dürfen weiterlaufen.',
        'Stimmt etwas nicht, ziehen Sie den Stecker, und benutzen Sie das Gerät nicht, bis es vom Hersteller repariert oder ersetzt ist.',
      ],
      firstReason: 'Nur eine unbeschädigte Tür hält alle Energie im Gerät',
      safety:
        'Nehmen Sie nie das Gehäuse ab: Der Kondensator darin kann auch bei gezogenem Stecker töten. Überbrücken oder reparieren Sie die Türschalter nicht.',
    },
    'microwave.clear-vents': {
      title: 'Lüftungsschlitze der Mikrowelle freimachen, Kabel prüfen',
      why: 'Das Magnetron braucht einen Strom kühler Luft. Verstopfen Staub oder ein Brotbrett die Schlitze, überhitzt es, schaltet ab und versagt früh.',
      steps: [
        'Ziehen Sie den Stecker, und rücken Sie die Mikrowelle vor, oder suchen Sie das Gitter eines Einbaugeräts.',
        'Saugen Sie die Schlitze hinten, seitlich und unten mit einer Bürstendüse ab. Stecken Sie nichts hindurch.',
        'Lassen Sie das Kabel durch eine trockene Hand laufen, und sehen Sie sich den Stecker an. Es sollte keine Kerben, weichen oder platten Stellen und keine braunen Flecken geben.',
        'Ist Kabel oder Stecker beschädigt, stecken Sie ihn nicht ein: Lassen Sie ihn ersetzen.',
        'Stellen Sie die Mikrowelle mit den Luftabständen aus der Anleitung zurück. Panasonic verlangt zum Beispiel 15 cm über dem Gerät.',
        'Halten Sie die Oberseite frei von Tüchern, Papier und Schachteln.',
      ],
      firstReason: 'Eine Mikrowelle mit genug Luft bleibt kühler und hält länger',
      safety:
        'Ziehen Sie vorher den Stecker. Eine Mikrowelle ist auf einer Seite schwerer: Heben Sie sie mit beiden Händen, und nehmen Sie keine allein von über Kopfhöhe herunter.',
    },
  },
} as const satisfies ItemWords;
