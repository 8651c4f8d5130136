import type { ItemWords } from '../../item-words.ts';

export const greenhouse = {
  name: 'Gewächshaus',
  tasks: {
    'greenhouse.wash-glass': {
      title: 'Gewächshaus leeren und innen und außen waschen',
      why: 'Schmutz nimmt viel vom knappen Winterlicht, und Spinnmilben überwintern in den Ecken. Kleiden Sie das Gewächshaus gegen Frost aus, waschen Sie vorher das Glas.',
      steps: [
        'Räumen Sie an einem milden Tag die Pflanzen hinaus, und fegen Sie totes Laub, Moos und alte Erde von Boden und Tischen.',
        'Schieben Sie die Algen zwischen überlappenden Scheiben mit einem Pflanzschild aus Kunststoff heraus.',
        'Waschen Sie Glas und Rahmen innen und außen mit warmem Wasser und Spülmittel von oben nach unten, und spülen Sie nach.',
        'Wischen Sie, während die Pflanzen draußen und Türen und Lüftungen offen sind, Tische und leere Töpfe mit Gewächshaus-Desinfektionsmittel. Verdünnen Sie es, und lassen Sie es einwirken, wie das Etikett sagt.',
        'Lassen Sie die Türen offen, bis alles trocken ist.',
        'Prüfen Sie die Pflanzen auf Schädlinge, und bringen Sie sie wieder hinein.',
      ],
      firstReason: 'Saubere Scheiben lassen mehr Licht ein, und Schädlinge verlieren ihr Versteck',
      safety:
        'Lehnen Sie keine Leiter an den Rahmen, und klettern Sie nicht darauf: Nehmen Sie einen Schwamm mit langem Stiel. Schalten Sie Elektrisches an der Steckdose aus. Desinfektionsmittel kann Chlor enthalten: Tragen Sie Handschuhe und Schutzbrille, geben Sie keinen anderen Reiniger dazu, und halten Sie Haustiere, Teiche und Keimlinge fern, bis alles trocken ist.',
    },
    'greenhouse.prepare-frost': {
      title: 'Gewächshaus dämmen und sein Heizgerät testen',
      why: 'Hat der Thermostat versagt, tötet die erste kalte Nacht die Pflanzen. Noppenfolie spart genug Wärme, um sich in einem Winter zu bezahlen.',
      steps: [
        'Befestigen Sie, sobald das Glas sauber ist, Gärtner-Noppenfolie innen am Rahmen. Lassen Sie Lüftungen und Tür beweglich.',
        'Hängen Sie ein Minimum-Maximum-Thermometer in Pflanzenhöhe auf.',
        'Prüfen Sie das Kabel eines elektrischen Heizgeräts, und stellen Sie es frei von Pflanzen und Tropfwasser auf.',
        'Drücken Sie mit trockenen Händen die Prüftaste seines Schutzschalters ([[US CA: GFCI | FI-Schalter]]).',
        'Stellen Sie den Thermostat auf die Temperatur, die Ihre Pflanzen brauchen (für viele 5 bis 7 °C), und sehen Sie zu, wie er ein- und ausschaltet.',
        'Reinigen Sie bei einem Gas- oder Petroleumheizgerät den kalten Brenner, füllen Sie es draußen nach, und lassen Sie eine Lüftung einen Spalt offen, solange es in Betrieb ist.',
      ],
      firstReason: 'Finden Sie heraus, ob das Heizgerät läuft, bevor die Pflanzen erfrieren',
      safety:
        'Benutzen Sie nur Heizgeräte und Steckdosen für feuchte Räume, die ein Elektrofachbetrieb angeschlossen hat. Eine Flamme in einem geschlossenen Gewächshaus erzeugt Kohlenmonoxid: Öffnen Sie die Tür, und lüften Sie, bevor Sie darin bleiben.',
    },
    'greenhouse.shade-vents': {
      title: 'Gewächshaus beschatten und Lüftungen gängig machen',
      why: 'Die meisten Pflanzen unter Glas leiden über 27 °C. An einem sonnigen Tag ist ein unbeschattetes Gewächshaus vor Mittag darüber.',
      steps: [
        'Öffnen und schließen Sie jede Lüftung und Lamelle ganz, und ölen Sie Scharniere und Schieber.',
        'Schrauben Sie die Zylinder automatischer Öffner wieder ein, ölen Sie ihre Gewinde, und stellen Sie sie so ein, dass sie an warmen Tagen früh öffnen, wie der Hersteller es beschreibt.',
        'Bringen Sie außen Rollos oder Netze an, oder streichen Sie Schattierfarbe dünn auf trockenes Glas.',
        'Lesen Sie einige Tage mittags das Thermometer ab. Beschatten oder lüften Sie mehr, bis es unter 27 °C bleibt.',
        'Spritzen Sie an heißen Vormittagen Wasser auf den Boden, und öffnen Sie die Tür.',
      ],
      firstReason: 'Klemmende Lüftungen und bloßes Glas können Pflanzen vor Mittag verkochen',
      safety:
        'Halten Sie die Finger von den Armen automatischer Öffner fern: Sie bewegen sich mit Kraft und ohne Warnung.',
    },
    'greenhouse.check-frame': {
      title: 'Scheiben, Klammern und Verankerung des Gewächshauses prüfen',
      why: 'Bei Sturm lässt eine fehlende Klammer den Wind unter eine Scheibe. Er hebt dann Scheibe um Scheibe und am Ende den Rahmen.',
      steps: [
        'Gehen Sie innen herum, und zählen Sie die Klammern. Drücken Sie jede Scheibe sanft, und ergänzen Sie Klammern, wo sie sich bewegt.',
        'Ersetzen Sie gesprungenes Glas. Nehmen Sie nahe Wegen und spielenden Kindern Sicherheitsglas oder Polycarbonat.',
        'Ziehen Sie die Rahmenschrauben von Hand und dann eine Vierteldrehung fest, und prüfen Sie die Anker im Fundament.',
        'Bürsten Sie die Türschiene aus, wischen Sie sie mit Silikonspray ab, und prüfen Sie, ob die Tür einrastet.',
        'Machen Sie die Rinne und das Sieb der Regentonne frei.',
      ],
      firstReason: 'Eine fehlende Klammer genügt, damit der Wind eine Scheibe hebt',
      safety:
        'Tragen Sie bei einer zerbrochenen Scheibe schnittfeste Handschuhe, Augenschutz und feste Schuhe, und drücken Sie nie auf Glas über Ihrem Kopf.',
    },
  },
} as const satisfies ItemWords;
