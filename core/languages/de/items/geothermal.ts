import type { ItemWords } from '../../item-words.ts';

export const geothermal = {
  name: 'Erdwärme',
  tasks: {
    'geothermal.check-pressure': {
      title: 'Druck von Sole- und Heizkreis ablesen',
      why: 'Beide Kreise sind geschlossen, ein langsam fallender Druck ist also das erste Zeichen eines Lecks, auch im Boden. Der Hersteller Nilan bittet darum, jeden Monat nachzusehen.',
      steps: [
        'Suchen Sie die zwei Manometer oder Menüpunkte: eines für die Sole (Erdkreis), eines für das Heizungswasser. Manche Erdkreise haben stattdessen ein durchsichtiges Füllstandsgefäß.',
        'Vergleichen Sie die Werte mit den Bereichen in Ihrer Anleitung oder im Inbetriebnahmeprotokoll und mit den letzten.',
        'Sehen Sie unter Rohren und Ventilen nach Tropfen oder Krusten. Wischen Sie Kondenswasser ab, damit Sie es nicht für ein Leck halten.',
        'Füllen Sie die Heizungsseite nur nach, wenn die Anleitung das Ihnen überlässt.',
        'Schreiben Sie Datum und Werte auf eine Karte.',
        'Ist Druck oder Stand der Sole gefallen, rufen Sie den Installationsbetrieb. Sehen Sie dazwischen im Vorbeigehen auf die Manometer.',
      ],
      firstReason: 'Lernen Sie die normalen Werte kennen, damit Ihnen ein Fallen auffällt',
      safety:
        'Sole enthält Frostschutzmittel, das brennbar oder schädlich sein kann. Füllen Sie sie nicht nach, lassen Sie sie nicht ab, und berühren Sie Ausgelaufenes nicht mit bloßen Händen.',
      tenant: 'Lesen Sie die Manometer ab, und melden Sie der Vermietung jedes Fallen.',
    },
    'geothermal.change-air-filter': {
      title: 'Luftfilter der Wärmepumpe wechseln oder waschen',
      why: 'Ein Erdwärmegerät, das über Kanäle heizt und kühlt, braucht seinen vollen Luftstrom. Verstopft der Filter, kann sich das Gerät mit einer Druckstörung abschalten.',
      steps: [
        'Erwärmt Ihres nur Wasser für Heizkörper oder Böden, hat es keinen solchen Filter, und Sie sind fertig. Sonst schalten Sie den Thermostat aus, und warten Sie, bis der Ventilator stillsteht.',
        'Ziehen Sie den Filter aus seinem Schlitz am Gerät oder Rückluftgitter, und halten Sie ihn gegen das Licht.',
        'Lässt ein Papierfilter wenig Licht durch, ersetzen Sie ihn durch einen gleicher Größe und Klasse.',
        'Waschen Sie einen wiederverwendbaren Filter, wie sein Rahmen es sagt, und trocknen Sie ihn ganz.',
        'Setzen Sie den Filter mit dem Pfeil zum Gerät ein, und schließen Sie den Schlitz.',
        'Schreiben Sie das Datum auf den Rahmen, und schalten Sie die Anlage wieder ein.',
      ],
      firstReason: 'Jeder Raum hängt von der Luft durch diesen einen Filter ab',
      safety: 'Lassen Sie den Ventilator nie ohne Filter laufen, und greifen Sie nicht durch den Schlitz in das Gerät.',
    },
    'geothermal.check-backup-heater': {
      title: 'Prüfen, wie lange der Heizstab gelaufen ist',
      why: 'Wird die Wärmepumpe schwächer, springt ihr elektrischer Heizstab zu etwa dreifachen Kosten ein. Die Räume bleiben warm, nur die Betriebsstunden zeigen es.',
      steps: [
        'Öffnen Sie das Service- oder Infomenü oder die App, und notieren Sie die Betriebsstunden von Kompressor und Heizstab.',
        'Vergleichen Sie sie mit dem Winter davor und mit dem Stromverbrauch derselben Monate.',
        'Prüfen Sie, dass Notbetrieb oder Zusatzheizung nicht eingeschaltet geblieben ist.',
        'Sind Räume zu warm, senken Sie die Heizkurve um eine Stufe, und warten Sie zwei Tage, bevor Sie sie weiter senken.',
        'Lassen Sie die Anlage vom Installationsbetrieb prüfen, wenn der Heizstab außer bei starkem Frost und Warmwasserbereitung lange lief.',
      ],
      firstReason: 'Ein unbemerkt laufender Heizstab kann die Wärme dreimal so teuer machen',
      safety:
        'Lassen Sie das regelmäßige Aufheizen des Warmwassers auf 60 °C eingeschaltet. Es verhindert Legionellen und ist seinen Strom wert. Das Wasser aus den Hähnen kann dabei verbrühen.',
    },
    'geothermal.book-service': {
      title: 'Wartung der Erdwärmepumpe vereinbaren',
      why: 'Frostschutz altert, Siebe verstopfen mit Schlamm, und Sensoren werden ungenau. [[FR: Bei Wärmepumpen von 4 bis 70 kW verlangt das Gesetz alle zwei Jahre einen Besuch. | ]]',
      steps: [
        'Beauftragen Sie vor der Heizzeit Ihren Installationsbetrieb oder einen zertifizierten Wärmepumpenbetrieb.',
        'Bitten Sie um Prüfungen von Frostschutz und Säuregehalt der Sole, der Siebe beider Kreise, der Pumpen und der Ausdehnungsgefäße.',
        'Bitten Sie um Prüfungen der Sicherheitsventile und Elektroanschlüsse und eine Dichtheitsprüfung, wenn die Kältemittelmenge sie verlangt.',
        'Lassen Sie Vor- und Rücklauftemperaturen beider Kreise aufschreiben, damit der nächste Besuch jede Abweichung zeigt.',
        'Bewahren Sie [[FR: die gesetzlich vorgeschriebene Bescheinigung | das Protokoll]] auf. Verlangt die Garantie einen jährlichen Besuch, vereinbaren Sie jedes Jahr einen.',
      ],
      firstReason: 'Sole, Pumpen und Sensoren altern unsichtbar',
      safety:
        'Nur zertifizierte Fachbetriebe dürfen am Kältekreis arbeiten, und der Erdkreis steht unter Druck. Lösen Sie selbst nichts.',
      tenant:
        '[[FR: Normalerweise vereinbart den Besuch und behält die Bescheinigung, wer zur Miete wohnt. | Fragen Sie nach dem Protokoll des letzten Besuchs.]]',
      landlord: 'Wartung der Erdwärmepumpe',
    },
    'geothermal.check-scalding': {
      title: 'Prüfen, ob heißes Leitungswasser verbrühen kann',
      why: 'Heißes Wasser aus der Erde kann das Haus mit 80 °C erreichen und verbrüht sofort. Isländische Regeln verlangen ein Mischventil oder einen Wärmetauscher, damit es am Hahn höchstens 65 °C hat.',
      steps: [
        'Ziehen Sie einen Handschuh an, und halten Sie ein Thermometer von der Seite in den Strahl jedes heißen Hahns, bis es nicht mehr steigt.',
        'Zeigt es mehr als 65 °C, lassen Sie Mischventil oder Wärmetauscher von einem Sanitärbetrieb einstellen oder einbauen.',
        'Drehen Sie an Wanne und Dusche den Mischer bis zum Anschlag, und messen Sie wieder. Das Wasser muss warm sein, nicht heiß.',
        'Sagen Sie allen, besonders Gästen, dass sie den kalten Hahn zuerst öffnen und zuletzt schließen.',
        'Lassen Sie einen Mischer ersetzen, dessen Wasser von selbst heiß wird, wenn jemand anderes kaltes Wasser nimmt.',
      ],
      firstReason: 'Wasser aus der Erde kann heiß genug sein, um sofort zu verbrühen',
      safety:
        'Lassen Sie keine Kinder in den Raum, und prüfen Sie heißes Wasser nie mit der Hand. Das kalte Wasser kann ohne Warnung ausfallen. Gespeichertes Warmwasser darf nicht kühler als 60 °C sein, sonst können Legionellen darin wachsen: Mischen Sie es am Hahn herunter.',
      tenant:
        'Schicken Sie der Vermietung die Temperatur, und bitten Sie um ein Mischventil, wenn sie über 65 °C liegt.',
    },
    'geothermal.check-inlet': {
      title: 'Heißwasseranschluss auf Lecks und niedrigen Druck prüfen',
      why: 'Das Wasser des Netzes ist Tag und Nacht heiß und unter Druck, ein kleines Leck ruiniert also einen Boden. Sand aus der Erde sammelt sich im Sieb, und die Heizkörper bleiben kalt.',
      steps: [
        'Suchen Sie den Anschluss und seinen Haupthahn, schließen Sie ihn eine Vierteldrehung, öffnen Sie ihn wieder, und beschriften Sie ihn: Alle müssen das heiße Wasser abstellen können.',
        'Trocknen Sie die Verbindungen mit einem Tuch, und sehen Sie nach zehn Minuten wieder nach. Es sollte weder Tropfen noch Kruste geben.',
        'Lesen Sie Druck und Temperatur ab, und vergleichen Sie sie mit Ihrer letzten Notiz.',
        'Fühlen Sie jeden Heizkörper: oben heiß und unten kühl ist richtig. Bleiben alle kühl, ist vielleicht das Sieb voller Sand.',
        'Lassen Sie das Sieb von einem Sanitärbetrieb reinigen und das Sicherheitsventil prüfen. Die Versicherung VÍS rät davon ab, es selbst zu tun.',
      ],
      firstReason: 'Heißes Wasser unter Druck ruiniert einen Boden innerhalb von Stunden',
      safety:
        'Zerlegen Sie weder Sieb noch Ventil noch Verbindung: Das Wasser dahinter steht unter Druck und kann bis zu 80 °C heiß sein. Schließen Sie bei einem Leck den Anschluss, wenn Sie ihn erreichen, ohne in das Wasser zu treten, und rufen Sie einen Sanitärbetrieb.',
      tenant:
        'Finden Sie heraus, wo der Anschluss abgestellt wird, und melden Sie kalte Heizkörper und Tropfen noch am selben Tag.',
      landlord: 'Prüfung des Heißwasseranschlusses',
    },
  },
} as const satisfies ItemWords;
