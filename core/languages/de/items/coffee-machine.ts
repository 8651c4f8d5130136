import type { ItemWords } from '../../item-words.ts';

export const coffeeMachine = {
  name: 'Espressomaschine',
  tasks: {
    'coffee-machine.clean-brew-group': {
      title: 'Brühgruppe der Espressomaschine reinigen',
      why: 'Kaffeeöl wird innerhalb von Tagen ranzig. Altes Öl lässt gute Bohnen bitter schmecken und verstopft Duschsieb und Ventil.',
      steps: [
        'Vollautomat: Schalten Sie aus, nehmen Sie die Brüheinheit heraus, und legen Sie sie 5 Minuten in Wasser ohne Reiniger. Spülen und trocknen Sie sie, und rasten Sie sie wieder ein.',
        'Vollautomat mit fester Brüheinheit: Starten Sie das Reinigungsprogramm mit der Tablette des Herstellers.',
        'Siebträgermaschine: Legen Sie Siebeinsatz und Metallteil des Siebträgers in heißes Wasser mit Espressoreiniger. Halten Sie Holz und Kunststoff trocken.',
        'Erlaubt Ihre Anleitung das Rückspülen, geben Sie Reiniger in das Blindsieb. Pumpen Sie 10 Sekunden, und machen Sie eine Pause, fünfmal.',
        'Spülen Sie das Sieb, pumpen Sie noch fünfmal mit klarem Wasser, und schütten Sie den ersten Espresso weg.',
        'Bürsten Sie das Duschsieb, und prüfen Sie den Gummiring darüber. Ist er hart oder undicht, bestellen Sie einen neuen.',
      ],
      firstReason: 'Ranziges Öl lässt selbst gute Bohnen bitter schmecken',
      safety:
        'Heißes Wasser und Dampf spritzen aus der Gruppe: Lassen Sie den Druck abfallen, bevor Sie den Griff lösen. Der Reiniger ist ätzend, spülen Sie also, bis kein Schaum mehr bleibt.',
    },
    'coffee-machine.deep-clean-milk': {
      title: 'Kaffeeausläufe, Dampfrohr und Milchteile gründlich reinigen',
      why: 'Getrocknete Milch verengt die Dampfdüse und nährt Bakterien im warmen Rohr, und Kaffeeöl verstopft die Ausläufe. Spülen nach jedem Getränk entfernt beides nicht.',
      steps: [
        'Wischen Sie das Rohr gleich nach jedem Milchgetränk ab, und lassen Sie 2 Sekunden Dampf hindurch. JURA verlangt, sein Milchsystem jeden Tag zu reinigen.',
        'Waschen Sie Kaffeeausläufe, Tropfschale und Satzbehälter in Wasser mit Spülmittel. Hat die Maschine keine Milchteile, ist das alles.',
        'Ist das Rohr kalt, schrauben Sie die Düse ab, und machen Sie jedes Loch mit einer Nadel oder dem mitgelieferten Werkzeug frei.',
        'Legen Sie das Rohrende und seine Düse oder die zerlegte Milchkaraffe, Schläuche und Düse so lange in Milchsystemreiniger, wie auf dem Etikett steht.',
        'Bürsten Sie Schläuche und Dichtungen, und spülen Sie sie in klarem Wasser, bis sie sich nicht mehr glitschig anfühlen.',
        'Setzen Sie die Teile ein, lassen Sie 20 Sekunden Dampf in einen Krug Wasser, leeren Sie ihn, und lassen Sie noch einmal Dampf ab.',
      ],
      firstReason: 'Milch und Kaffee trocknen an, wo kurzes Spülen nicht hinkommt',
      safety:
        'Berühren oder öffnen Sie das Rohr nie, solange es heiß ist oder unter Druck steht. Benutzen Sie Milchreiniger und Entkalker nicht zusammen: Der eine ist alkalisch, der andere sauer.',
    },
    'coffee-machine.change-water-filter': {
      title: 'Tank der Kaffeemaschine schrubben und ihren Filter wechseln',
      why: 'Ein schleimiger Tank verdirbt den Geschmack jeder Tasse. Hat die Maschine eine Filterpatrone, bremst sie Kalk nur, solange sie frisch ist.',
      steps: [
        'Nehmen Sie Tank und alte Patrone heraus, und waschen Sie den Tank mit Spülmittel und einer Flaschenbürste.',
        'Spülen Sie, bis kein Schaum mehr bleibt, und wischen Sie den Ventilsitz am Boden ab.',
        'Hat Ihre eine Patrone, wässern Sie die neue, wie das Beiblatt sagt, drücken Sie die Luftblasen heraus, und setzen Sie sie ein. De’Longhi rät zu einem Wechsel alle zwei Monate.',
        'Bestätigen Sie den Wechsel im Menü der Maschine, damit die Erinnerung zur richtigen Zeit kommt.',
        'Füllen Sie den Tank mit kaltem Wasser, und lassen Sie 500 ml durch den Heißwasserauslauf.',
        'Füllen Sie den Tank jeden Tag mit frischem Wasser.',
      ],
      firstReason: 'Guter Kaffee braucht sauberes Wasser, und Tanks verschleimen unbemerkt',
      safety: 'Der Auslauf wird heiß: Nehmen Sie einen hohen Krug, und halten Sie die Hände zurück.',
    },
    'coffee-machine.descale': {
      title: 'Espressomaschine entkalken',
      why: 'Kalk isoliert das Heizelement. Der Kaffee wird kühler, die Maschine langsamer und lauter, und am Ende versagt die Pumpe. Hartes Wasser schafft das in wenigen Monaten.',
      steps: [
        'Lesen Sie zuerst Ihre Anleitung. Manche Maschinen mit großem Kessel dürfen nicht zu Hause entkalkt werden: Nehmen Sie dafür einen Filter, und beauftragen Sie den Kundendienst.',
        'Nehmen Sie die Filterpatrone heraus, leeren Sie die Tropfschale, und stellen Sie eine Schüssel für mindestens 2 Liter unter die Ausläufe.',
        'Mischen Sie den Entkalker des Herstellers in der genannten Menge mit Wasser, füllen Sie den Tank, und starten Sie das Entkalkungsprogramm.',
        'Gibt es kein Programm, folgen Sie der Anleitung. Die meisten sagen: ein Drittel durch die Gruppe und ein Drittel durch das Rohr, warten, dann den Rest.',
        'Spülen Sie mit mindestens zwei vollen Tanks frischem Wasser durch Gruppe und Rohr.',
        'Stellen Sie im Menü die Wasserhärte ein. Leuchtet die Entkalkungsanzeige, bevor diese Aufgabe fällig ist, richten Sie sich nach der Anzeige.',
      ],
      firstReason: 'Entkalker kostet wenig; eine neue Pumpe oder ein Heizelement kostet viel',
      safety:
        'Heiße Säure läuft aus den Ausläufen: Halten Sie Hände und Gesicht fern, wischen Sie Tropfen sofort von Stein, und geben Sie nie Chlorreiniger dazu. Nehmen Sie keinen Essig: Er greift die Dichtungen an, und sein Geschmack bleibt.',
    },
  },
} as const satisfies ItemWords;
