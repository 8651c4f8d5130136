import type { ItemWords } from '../../item-words.ts';

export const scooter = {
  name: 'Roller',
  tasks: {
    'scooter.check-folding': {
      title: 'Verschluss, Bremsen und Reifen des E-Scooters prüfen',
      why: 'Kleine Räder bleiben in Schlaglöchern hängen, und ein einziger Verschluss hält Lenkstange und Lenker. Ist er lose, kann der Scooter beim Fahren einklappen.',
      steps: [
        'Ist der Scooter klappbar, öffnen und schließen Sie ihn. Der Verschluss muss ganz schließen, die Sicherung einrasten und die Lenkstange beim Rütteln kein Spiel haben.',
        'Ziehen Sie die Schrauben von Lenkstange, Lenker und Verschluss mit dem richtigen Inbusschlüssel fest, so fest, wie die Anleitung sagt, und nicht mehr.',
        'Rollen Sie den Scooter, und bremsen Sie: Jede Bremse muss ihn allein halten. Lassen Sie Züge einstellen und dünne Beläge ersetzen.',
        'Bringen Sie Luftreifen auf den Druck der Anleitung. Achten Sie auf Schnitte und bei Vollgummireifen auf Risse.',
        'Prüfen Sie Vorder-, Rück- und Bremslicht und die Klingel. Wischen Sie die Gläser ab.',
        'Nehmen Sie sich vor jeder Fahrt ein paar Sekunden für Verschluss, Bremsen, Reifen und Licht.',
      ],
      firstReason: 'Ein kleiner Verschluss hält den Lenker, auf den Sie sich bei Tempo stützen',
      safety:
        'Schalten Sie den Scooter aus, bevor Sie daran arbeiten. Fahren Sie nicht, wenn die Lenkstange wackelt oder das Trittbrett gerissen ist. Nehmen Sie weder Schlauch noch Hochdruckreiniger: Wischen Sie den Scooter mit einem feuchten Tuch ab.',
    },
    'scooter.care-battery': {
      title: 'Akku und Ladeplatz des E-Scooters prüfen',
      why: 'Ein versagender Lithiumakku brennt heftig und füllt eine Wohnung in Minuten mit Rauch. Wo und wie Sie laden, zählt am meisten für die Sicherheit.',
      steps: [
        'Prüfen Sie Akku und Trittbrett auf Dellen, Schwellung, Hitzespuren oder süßlichen Geruch. Prüfen Sie Ladegerät und Kabel auf Schäden.',
        'Laden Sie auf hartem Boden ohne Brennbares in der Nähe. Laden Sie nie im Flur oder vor einer Tür.',
        'Nehmen Sie nur das Ladegerät des Herstellers. Laden Sie nur, während jemand zu Hause wach ist, und ziehen Sie das Ladegerät bei vollem Akku ab.',
        'Wenn Sie wochenlang nicht fahren, lagern Sie den Scooter trocken, bei Zimmertemperatur und etwa halb geladen: Bosch rät für E-Bike-Akkus zu 30 bis 60 %. Laden Sie nach, bevor er leer ist.',
        'Drücken Sie die Taste des Rauchmelders, der dem Ladeplatz am nächsten ist: Er muss ertönen.',
      ],
      firstReason: 'Wählen Sie den sichersten Ladeplatz, solange der Akku noch gesund ist',
      safety:
        'Laden Sie keinen Akku, der aufgebläht oder heiß ist, ausläuft oder zischt. Bringen Sie ihn nur hinaus, wenn er kühl und still ist; wenn er zischt oder raucht, bringen Sie alle hinaus, und rufen Sie von draußen {emergency number} an. Öffnen Sie nie einen Akku, und laden Sie nie einen, der nass wurde oder hart heruntergefallen ist.',
      tenant: 'Fragen Sie die Hausverwaltung, wo Sie laden dürfen. Laden Sie nie in einem Treppenhaus.',
    },
    'scooter.check-moped': {
      title: 'Öl, Reifen und Bremsen des Motorrollers prüfen',
      why: 'Ein kleiner Motor hat wenig Öl und nimmt bei Mangel bald Schaden. Abgefahrene Reifen oder Bremsen verlängern jeden Bremsweg.',
      steps: [
        'Stellen Sie den Motorroller auf den Hauptständer, mit kaltem Motor oder wie die Anleitung sagt, und prüfen Sie, ob das Öl zwischen den Marken steht. Füllen Sie beim Zweitakter den Öltank.',
        'Stellen Sie bei kalten Reifen den Druck ein, und achten Sie auf Schnitte.',
        'Wechseln Sie die Reifen bei 2 mm Profil, was immer die Verschleißmarken zeigen. Manche Länder verlangen bei größeren Rollern vorn und hinten 1,6 mm.',
        'Ziehen Sie beide Bremsen. Prüfen Sie mit einer Taschenlampe die Dicke der Beläge und den Stand der Flüssigkeit im Sichtfenster.',
        'Prüfen Sie Licht, Blinker, Hupe und Spiegel und ob das Gas von selbst zurückfedert.',
        'Halten Sie die Bremse, und rütteln Sie am Vorderrad. Fühlen Sie ein Klopfen, bringen Sie den Motorroller in eine Werkstatt.',
        'Machen Sie vor jeder Fahrt eine kurze Prüfung: Reifen, Bremsen, Licht und Gas.',
      ],
      firstReason: 'Ein kleiner Motor kann zwischen zwei Tankfüllungen trocken laufen',
      safety:
        'Starten und betreiben Sie den Motor nur im Freien. Der Auspuff kann bloße Beine noch minutenlang nach dem Anhalten verbrennen.',
    },
    'scooter.book-service': {
      title: 'Jährliche Inspektion des Motorrollers vereinbaren',
      why: 'Der Antriebsriemen reißt ohne Warnung. Getriebeöl und Bremsflüssigkeit altern, auch wenn Sie kaum fahren.',
      steps: [
        'Sehen Sie in der Anleitung nach, welche Arbeit nach Kilometern oder Jahren fällig ist.',
        'Bitten Sie nach Plan um Motor- und Getriebeöl, Luftfilter, Zündkerze, Riemen und Rollen und alle zwei Jahre um Bremsflüssigkeit.',
        'Lassen Sie Elektrik, Batterie und Sicherheitsschalter prüfen.',
        'Bewahren Sie den gestempelten Nachweis auf, und notieren Sie, wann die nächste Hauptuntersuchung bei Ihnen fällig ist.',
      ],
      firstReason: 'Der Riemen im Gehäuse ist das Teil, das Sie nicht selbst prüfen können',
      safety: 'Überlassen Sie Bremsen und Riemengehäuse einer Werkstatt: Die Variomatik enthält starke Federn.',
    },
  },
} as const satisfies ItemWords;
