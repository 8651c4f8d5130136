import type { GuideWords } from '../../guide-words.ts';

export const pizzaOven = {
  title: 'Pizzaofen',
  footerTitle: 'Pizzaofen',
  description:
    'Pflege eines Pizzaofens mit Holz, Gas oder Strom: drei Aufgaben mit Sicherheitshinweisen, was Rauch und Risse bedeuten, das Gesetz und Reparaturpreise.',
  answer:
    'Bürsten Sie den Stein alle drei Monate, solange Sie ihn benutzen. Fegen Sie einmal im Jahr das Rohr eines Holzofens, oder prüfen Sie den Schlauch eines Gasofens auf Lecks.',
  keywords: [
    'Pizzaofen Pflege',
    'Pizzastein reinigen',
    'Holzofen Pizza Pflege',
    'Pizzaofen Risse',
    'Gas Pizzaofen Schlauch',
    'Pizzaofen Schornstein',
  ],
  introduction: [
    'Eine Pizza bäckt in zwei Minuten, weil Stein und Kuppel Hitze von 400 °C und mehr speichern. Stein und Mörtel halten bei dieser Temperatur jahrelang. Was ihnen schadet, sind Feuchtigkeit und zu schnelles Heizen.',
    'Halten Sie den Ofen also im Winter trocken, heizen Sie ihn im Frühling langsam, bürsten Sie ihn nach Gebrauch, und prüfen Sie ihn vor den ersten Gästen. Ein gut gebauter Ofen hält dann Jahrzehnte.',
    'Die Prüfungen hängen vom Brennstoff ab, aber eine Regel gilt für alle: Feuer braucht offene Luft. Kohlenmonoxid hat keinen Geruch. Benutzen Sie einen Gartenofen nie in Garage, Zelt oder geschlossener Veranda, auch nicht bei Regen.',
  ],
  tips: [
    {
      title: 'Langsam heizen',
      content:
        'Ein mobiler Ofen braucht 15 bis 30 Minuten, eine gemauerte Kuppel ein bis drei Stunden. Beginnen Sie mit einem kleinen Feuer in der Mitte. Gleichmäßig warmer Stein reißt selten.',
    },
    {
      title: 'Sauber anzünden',
      content:
        'Nehmen Sie dünnes, trockenes Anzündholz und einen natürlichen Anzünder. Nehmen Sie nie Benzin, Spiritus oder flüssigen Anzünder: Sie können zurückschlagen, und der Boden schmeckt danach.',
    },
    {
      title: '1 m frei halten',
      content:
        'Halten Sie Zäune, Sonnenschirme und Zweige mindestens 1 m entfernt, mehr, wenn die Anleitung es sagt. Drehen Sie die Öffnung aus dem Wind, und stellen Sie einen Eimer Sand in Reichweite.',
    },
    {
      title: 'Den Boden messen',
      content:
        'Ein Infrarotthermometer zeigt die Temperatur in einer Sekunde. Etwa 400 °C passen für einen neapolitanischen Boden. Backen Sie Brot und Braten später, wenn der Ofen abkühlt.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Eine Gasflamme wird gelb oder geht aus',
        content:
          'Ursache kann ein Insektennest, ein geknickter Schlauch oder eine kalte Flasche sein: Nahe 0 °C verdampft Butan kaum, Propan schon. Schließen Sie die Flasche, bevor Sie nachsehen. Riechen Sie Gas, löschen Sie jede Flamme, gehen Sie weg, und rufen Sie von dort Hilfe.',
      },
      {
        title: 'Eine Hülle, die zum Anfassen zu heiß ist',
        content:
          'Die Dämmung ist nass oder abgesackt. Lassen Sie das Feuer ausgehen, räumen Sie Brennbares weg, und fragen Sie Hersteller oder Ofenbau, bevor Sie wieder voll heizen.',
      },
      {
        title: 'Rauch quillt aus der Öffnung',
        content:
          'Das Rohr ist kalt oder verstopft, oder das Holz ist feucht. Öffnen Sie die Klappe, und schieben Sie ein kleines, helles Feuer dorthin. Hilft das nicht, lassen Sie das Feuer ausgehen, und suchen Sie die Verstopfung im kalten Ofen.',
      },
    ],
    soon: [
      {
        title: 'Sand im Boden der Pizza',
        content:
          'Die Oberfläche des Steins zerfällt. Backen Sie nicht mehr darauf, und bestellen Sie den Ersatz des Herstellers. Gewöhnliche Fliesen können platzen.',
      },
      {
        title: 'Eine Kuppel, die schwarz bleibt',
        content:
          'Bei voller Hitze verbrennt Ruß, und der Stein wird hell. Ist sie nach einer Stunde noch schwarz, ist das Holz nass oder das Feuer zu klein.',
      },
      {
        title: 'Boden verbrannt, oben blass',
        content:
          'Der Boden ist heißer als die Luft darüber. Warten Sie zehn Minuten, geben Sie Holz oder Gas dazu, und backen Sie, wenn sich beides ausgeglichen hat.',
      },
    ],
  },
  ifYouRent:
    'Lesen Sie Mietvertrag und Hausordnung, bevor Sie einen kaufen. Viele verbieten Feuer und Gasflaschen auf Balkonen. Bitten Sie bei einem eingebauten die Vermietung um schriftliche Erlaubnis und das Datum des letzten Fegens.',
  professionals: [
    {
      title: 'Ofenbau- oder Maurerbetrieb',
      content:
        'Für einen sinkenden Boden, lose Steine oder durchnässte Dämmung. Kleine Reparaturen dauern einen Vormittag, eine neue Hülle mehrere Tage.',
      price: '250 bis 900 €',
    },
    {
      title: 'Schornsteinfegerei',
      content:
        'Für jeden Ofen im Haus und jedes Rohr, das Ihre Bürste nicht erreicht. Sie prüft auch Zug und Abstände und gibt Ihnen eine Bescheinigung für die Versicherung.',
      price: '60 bis 120 €',
    },
    {
      title: 'Feste Gasleitung',
      content:
        'Nur ein zugelassener Gasfachbetrieb darf einen Ofen an der Hausleitung anschließen, umbauen oder reparieren. Die Arbeit endet mit einer Dichtheitsprüfung.',
      price: '90 bis 180 €',
    },
  ],
  law: {
    FR: 'In einem Gebäude muss ein Fachbetrieb das Rohr eines Kochfeuers alle 12 Monate fegen. Hausordnung oder Gemeinde können auch Feuer draußen begrenzen.',
    GB: 'In einer Smoke Control Area dürfen Sie einen Gartenpizzaofen benutzen. Zieht sein Rauch durch den Schornstein eines Gebäudes, zum Beispiel eines Gartenhauses, verbrennen Sie nur zugelassenen Brennstoff, außer der Ofen ist ein ausgenommenes Gerät.',
    US: 'Wo der Brandschutzcode NFPA 1 gilt, verbietet er solche Öfen auf Balkonen von Gebäuden mit drei oder mehr Wohnungen und in 3 m Umkreis.',
  },
} as const satisfies GuideWords;
