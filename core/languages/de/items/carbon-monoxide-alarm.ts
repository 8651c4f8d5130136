import type { ItemWords } from '../../item-words.ts';

export const carbonMonoxideAlarm = {
  name: 'Kohlenmonoxidmelder',
  tasks: {
    'carbon-monoxide-alarm.check-end-date': {
      title: 'Ablaufdatum, Batterie und Platz des CO-Melders prüfen',
      why: 'Der Sensor altert und ist je nach Hersteller nach 5 bis 10 Jahren verbraucht. Danach zeigt der Melder saubere Luft an, was immer Sie atmen.',
      steps: [
        'Wenn bei Ihnen kein Gerät Brennstoff verbrennt und keine Garage angebaut ist, brauchen Sie keinen solchen Melder: Beantworten Sie die Frage dazu, dann verschwinden diese Aufgaben.',
        'Lesen Sie auf der Rückseite oder Seite das Datum „ersetzen bis“, oder zählen Sie die Jahre des Herstellers zum Herstellungsdatum hinzu.',
        'Liegt das Datum im kommenden Jahr, kaufen Sie einen neuen Melder nach [[US CA: UL 2034 | EN 50291]].',
        'Legen Sie eine frische Batterie des genannten Typs ein, außer die Batterie ist fest eingebaut.',
        'Prüfen Sie, ob jeder Raum mit Heizkessel, Ofen oder Feuer einen Melder hat und ob einer Schlafende weckt. Richten Sie sich bei Höhe und Abstand nach dem Beiblatt.',
        'Sorgen Sie dafür, dass weder Vorhang noch Regal noch Schrank den Melder verdeckt, und drücken Sie dann die Prüftaste.',
      ],
      firstReason: 'Nur ein Melder bemerkt Kohlenmonoxid, und sein Sensor altert',
      safety:
        'Lassen Sie einen fest ans Netz angeschlossenen Melder von einem Elektrofachbetrieb ersetzen. Ein Melder ersetzt nicht die jährliche Wartung von Abgasweg und Heizkessel; Sie brauchen beides.',
      tenant:
        'Fotografieren Sie das Ablaufdatum. Ist es nah, schicken Sie das Bild der Vermietung, und bitten Sie um einen neuen Melder.',
    },
    'carbon-monoxide-alarm.check-air-supply': {
      title: 'Zuluftöffnungen prüfen und die Anzeichen von CO kennen',
      why: 'Ein Feuer, das zu wenig Luft bekommt, erzeugt Kohlenmonoxid, und ein verstopfter Abgasweg leitet es in den Raum. Sie können es weder sehen noch riechen noch schmecken, aber das Gerät zeigt oft Anzeichen.',
      steps: [
        'Suchen Sie in jedem Raum mit Gas-, Öl- oder Holzgerät den Lüftungsstein oder die Wandöffnung. Befreien Sie sie von Staub, Möbeln und Klebeband; sie muss offen bleiben.',
        'Sehen Sie sich vom Boden aus an, wo jeder Abgasweg endet. Laub, Efeu, ein Nest oder Schnee darf ihn nicht verdecken.',
        'Sehen Sie sich die Flammen an: Blau und klar ist richtig. Eine träge gelbe Flamme, Ruß, eine ausgehende Zündflamme oder beschlagende Fenster brauchen einen Fachbetrieb. Schalten Sie das Gerät bis dahin aus.',
        'Kennen Sie die Anzeichen: Kopfschmerzen, Schwindel, Übelkeit und Müdigkeit, die draußen nachlassen oder mehrere Menschen oder Haustiere zugleich treffen.',
        'Lassen Sie nie einen Motor, einen Generator oder einen Grill in der Garage oder Wohnung laufen, auch nicht bei offener Tür. Die CDC sagt, ein Generator soll 6 m von Türen, Fenstern und Lüftungen entfernt stehen.',
        'Sagen Sie allen zu Hause, was der Alarm bedeutet und durch welche Tür sie hinausgehen.',
      ],
      firstReason: 'Kennen Sie die Anzeichen eines Gases, das Sie weder sehen noch riechen können',
      safety:
        'Fühlt sich jemand krank, gehen Sie zusammen hinaus an die frische Luft, und rufen Sie {emergency number} an. [[GB: Rufen Sie bei einem Gasgerät auch {gas leak number} an. | ]] Gehen Sie nicht wieder hinein, bevor es Ihnen erlaubt wird, auch nicht, um Fenster zu öffnen.',
      tenant:
        'Melden Sie einen verstopften Abgasweg, ein verrußtes Gerät oder eine fehlende Lüftungsöffnung der Vermietung als dringend. In vielen Ländern ist eine jährliche Gasprüfung Pflicht der Vermietung.',
    },
    'carbon-monoxide-alarm.clear-snow': {
      title: 'Abgas- und Lüftungsöffnungen markieren und schneefrei halten',
      why: 'Eine Schneewehe kann den Auslass eines Heizkessels oder Trockners in einer Nacht begraben. Das Abgas bleibt dann drinnen, und ein eingeschneiter Gaszähler oder Lüftungseinlass kann ausfallen.',
      steps: [
        'Gehen Sie um das Haus, und suchen Sie jeden Auslass: Heizkessel oder Warmluftheizung, Trockner, Pelletofen und den Einlass des Lüftungsgeräts.',
        'Stecken Sie neben jeden niedrigen und neben den Gaszähler einen hohen Stab oder eine Fahne, damit Sie sie unter dem Schnee finden.',
        'Fegen Sie nach jedem starken Schneefall und jedes Mal, wenn sich eine Wehe bildet, den Schnee von Hand oder mit einem weichen Besen weg.',
        'Halten Sie vor jedem Auslass etwa einen Meter frei. Richten Sie nie eine Schneefräse auf einen oder auf den Zähler.',
        'Schalten Sie ein blockiertes Gerät aus, bis Sie es freigeräumt haben, und testen Sie den Kohlenmonoxidmelder.',
        'Befreien Sie, bevor Sie ein Auto starten, seinen Auspuff vom Schnee, und lassen Sie es nur draußen laufen.',
      ],
      firstReason: 'Schnee über einem Auslass schickt Abgas ohne Geruch zurück ins Haus',
      safety:
        'Halten Sie Abstand von Eiszapfen und von Schnee, der vom Dach rutschen kann. Schlägt ein Kohlenmonoxidmelder Alarm, bringen Sie alle hinaus, und rufen Sie von draußen {emergency number} an.',
      tenant:
        'Halten Sie die Auslässe frei, die Sie erreichen. Fragen Sie, wer die an einer Wand oder auf einem Dach freiräumt.',
    },
  },
} as const satisfies ItemWords;
