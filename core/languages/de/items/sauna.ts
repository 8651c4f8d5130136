import type { ItemWords } from '../../item-words.ts';

export const sauna = {
  name: 'Sauna',
  tasks: {
    'sauna.wash-room': {
      title: 'Bänke, Wände und Boden der Sauna waschen',
      why: 'Schweiß zieht in bloßes Holz ein, macht es dunkel und riecht, wenn der Raum heiß ist. Der Saunahersteller Thermory verlangt mindestens einmal im Jahr eine Wäsche, bei viel Nutzung öfter.',
      steps: [
        'Vergewissern Sie sich, dass die Sauna kalt und am Hauptschalter aus ist. Nehmen Sie Bodenroste und Kopfstützen heraus.',
        'Saugen Sie Bänke, Boden und den Spalt unter dem Saunaofen.',
        'Befeuchten Sie das Holz mit warmem Wasser, und schrubben Sie längs der Maserung mit Saunareiniger oder Kiefernseife. Wischen Sie mit ausgewrungenem Tuch nach.',
        'Waschen Sie den Boden, und befreien Sie seinen Ablauf von Steinstückchen.',
        'Trocknen Sie den Raum bei offener Lüftung: Heizen Sie eine halbe Stunde sanft, und lassen Sie dann die Tür einen Spalt offen.',
        'Sitzen Sie dazwischen auf einem Handtuch, und wischen Sie die Bänke nach jeder Benutzung ab.',
      ],
      firstReason: 'Schweiß in bloßem Holz macht es für immer dunkel',
      safety:
        'Nehmen Sie weder Schlauch noch Hochdruckreiniger: Halten Sie Wasser von Saunaofen und Kabeln fern. Nehmen Sie keinen Chlorreiniger: Er verdirbt das Holz, und Sie würden ihn beim nächsten Heizen einatmen.',
    },
    'sauna.restack-stones': {
      title: 'Saunasteine neu schichten oder Infrarotstrahler abstauben',
      why: 'Steine bröckeln bei jedem Heizen etwas, und der Schutt sperrt die Luft zwischen den Heizstäben, die dann durchbrennen. Auf Infrarotstrahlern versengt Staub und riecht.',
      steps: [
        'Schalten Sie den Saunaofen am Hauptschalter aus, und lassen Sie ihn ganz kalt werden, am besten über Nacht.',
        'Hat Ihre Infrarot, saugen Sie die Gitter ab, wischen Sie die Strahler mit trockenem Tuch, prüfen Sie, dass keiner gerissen ist, dann sind Sie fertig.',
        'Nehmen Sie die Steine einzeln heraus, und bürsten und saugen Sie den Grus vom Boden.',
        'Werfen Sie jeden Stein weg, der bröckelt oder reißt, wenn Sie zwei aneinanderschlagen. Spülen Sie den Staub von den anderen.',
        'Legen Sie zuerst die größeren Steine locker zurück, damit Luft hindurchkann. Klemmen Sie keine zwischen die Heizstäbe.',
        'Bedecken Sie die Heizstäbe ganz, aber häufen Sie nichts darauf. Neue Steine müssen Saunasteine in der Größe für Ihren Saunaofen sein.',
        'Lüften Sie den Raum beim nächsten Heizen gut.',
      ],
      firstReason: 'Ein Saunaofen, der atmen kann, brennt seine Heizstäbe nicht durch',
      safety:
        'Steine halten ihre Hitze viele Stunden. Bloße Heizstäbe können nahes Holz entzünden, benutzen Sie also nie einen halb gefüllten Saunaofen.',
    },
    'sauna.care-wood': {
      title: 'Saunabänke schleifen und ölen',
      why: 'Leichtes Schleifen entfernt Flecken, die Waschen nicht schafft, und eine dünne Schicht Saunaöl hält neuen Schweiß ab. Vorstehende Schrauben können die Haut verbrennen. Der Saunahersteller Thermory rät mindestens einmal im Jahr dazu.',
      steps: [
        'Warten Sie, bis die gewaschenen Bänke ganz trocken sind. Schleifen Sie Flecken mit feinem Papier über das ganze Brett, damit keine Mulde bleibt.',
        'Saugen Sie den Staub auf, und wischen Sie das Holz.',
        'Ziehen Sie die Schrauben von Bänken, Rückenlehnen und Schutzgitter fest. Versenken Sie jeden vorstehenden Kopf.',
        'Reiben Sie eine dünne Schicht Paraffinöl für Saunen (ein Mineralöl, kein Lampenöl) nur in die Bänke. Wischen Sie ab, was nicht eingezogen ist.',
        'Wärmen Sie den Raum bei offener Lüftung so lange, wie die Dose sagt, bevor ihn jemand benutzt.',
      ],
      firstReason: 'Vorstehende Schrauben und raue Bretter verletzen bloße Haut',
      safety:
        'Verwenden Sie nur Mittel für Saunen: Lack, Farbe und gewöhnliche Holzöle geben heiß Dämpfe ab. Trocknen Sie ölige Tücher flach im Freien, bevor Sie sie wegwerfen.',
    },
    'sauna.check-heater': {
      title: 'Ofen, Lüftung und Tür der Sauna prüfen',
      why: 'Saunabrände beginnen, wenn etwas auf oder nahe am Ofen liegt, und eine klemmende Tür kann Menschen in der Hitze einschließen. Beides sehen Sie auf einen Blick.',
      steps: [
        'Räumen Sie den Raum leer. Lagern, hängen oder trocknen Sie nichts darin, nicht einmal einen Tag.',
        'Leuchten Sie bei ausgeschaltetem, kaltem Ofen Schutzgitter, Befestigungen und Kabel mit einer Taschenlampe an. Bei einem Ofen mit Steinen darf kein Heizstab sichtbar sein.',
        'Prüfen Sie, ob Luftein- und -auslass offen und frei sind.',
        'Drücken Sie die Tür von innen. Sie muss frei nach außen schwingen, ohne Schloss oder Riegel, der einrasten kann.',
        'Heizen Sie die Sauna, während Sie zu Hause bleiben. Prüfen Sie, ob der Thermostat die Temperatur hält und die Zeitschaltuhr abschaltet.',
        'Verbrennt der Ofen Holz, lassen Sie seinen Abgaszug mindestens einmal im Jahr fegen, und bringen Sie neben dem Raum einen CO-Melder an.',
      ],
      firstReason: 'Sorgen Sie dafür, dass nichts am Ofen liegt und die Tür nicht klemmt',
      safety:
        'Überlassen Sie Kabel und Heizstäbe einem Elektrofachbetrieb. Prüfen Sie vor jedem Heizen und vor jedem Fernstart, dass nichts auf dem Ofen liegt. Geben Sie die Asche eines Holzofens in einen Metalleimer mit Deckel im Freien.',
      tenant:
        'Melden Sie der Vermietung einen losen Ofen, ein beschädigtes Kabel oder eine klemmende Tür, und heizen Sie die Sauna nicht, bis es repariert ist.',
    },
  },
} as const satisfies ItemWords;
