import type { GuideWords } from '../../guide-words.ts';

export const chimney = {
  title: 'Schornstein',
  footerTitle: 'Schornstein',
  description:
    'Wann ein Schornstein gefegt wird, was man verbrennt, wohin die Asche kommt, was Rauch und Flecken sagen, was das Gesetz verlangt und was das Fegen kostet.',
  answer:
    'Einmal im Jahr, durch eine Schornsteinfegerei, vor der Heizzeit; zweimal, wenn Sie an den meisten Tagen Holz verbrennen. Sehen Sie sich jeden Frühling vom Boden aus den Schornsteinkopf an.',
  keywords: [
    'Schornstein Wartung',
    'wie oft Schornstein fegen',
    'Schornsteinfeger Kosten',
    'Glanzruß im Schornstein',
    'Rauch kommt ins Zimmer',
    'bestes Kaminholz',
    'Kaminasche entsorgen',
    'Schornstein Prüfung',
  ],
  introduction: [
    'Heißes Gas ist leicht. Steigt es im Schornstein auf, zieht es frische Luft ins Feuer und trägt den Rauch fort. Was das Gas kühlt, den Abgaszug verengt oder frische Luft aussperrt, schwächt den Zug. Dann kommen Rauch und Kohlenmonoxid in den Raum.',
    'Ein helles Feuer aus trockenem Holz hinterlässt wenig Ruß. Ein feuchtes oder schwelendes hinterlässt Ruß und Teer. Teer brennt: Ein Schornsteinbrand kann über 1.000 °C heiß werden und das Mauerwerk sprengen.',
    'Ein jährlicher Besuch der Schornsteinfegerei, trockenes Holz und sicherer Umgang mit Asche verhindern das meiste. Trocken gehalten und gefegt hält das Mauerwerk über Generationen. Der Ratgeber sagt auch, was Rauch, Flecken und Gerüche bedeuten.',
  ],
  tips: [
    {
      title: 'Asche tagelang als heiß behandeln',
      content:
        'Glut kann tagelang in der Asche glühen. Lassen Sie das Feuer einen Tag ausgehen, und schaufeln Sie die Asche dann, als wäre sie noch heiß, in einen Metalleimer mit dichtem Deckel. Stellen Sie ihn draußen auf, 3 m oder mehr von jedem Gebäude entfernt. Nehmen Sie nie Papiertüte, Karton, Kunststofftonne oder Staubsauger.',
    },
    {
      title: 'Ein Funkengitter benutzen',
      content:
        'Stellen Sie vor ein offenes Feuer ein Gitter aus Metall oder Glas und bei Kindern ein festes Schutzgitter. Halten Sie Möbel, Teppiche und Holz mindestens 1 m entfernt. Löschen Sie das Feuer, bevor Sie schlafen gehen oder das Haus verlassen.',
    },
    {
      title: 'Nur trockenes, unbehandeltes Holz verbrennen',
      content:
        'Spalten Sie es, und lassen Sie es zwei Sommer unter einem Dach mit offenen Seiten trocknen. Messen Sie die Feuchte an einer frisch gespaltenen Fläche. Gestrichenes Holz, Spanplatte, Treibholz und Kunststoff geben giftige Dämpfe ab und zerfressen Stahlrohre.',
    },
    {
      title: 'Von oben anzünden',
      content:
        'Legen Sie die Scheite nach unten, darauf Anzündholz und zuletzt einen Anzünder. Das Feuer brennt nach unten und raucht weit weniger. Lassen Sie die Klappe offen, bis die Asche kalt ist: Glut ohne Flammen gibt weiter Kohlenmonoxid ab.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Rauch kommt in den Raum',
        content:
          'Schalten Sie die Dunstabzugshaube aus, und öffnen Sie ein Fenster. Raucht es weiter, lassen Sie das Feuer bei offenem Fenster ausgehen, und rufen Sie die Schornsteinfegerei. Ist jemand benommen oder wird jemandem übel, bringen Sie alle hinaus, und rufen Sie die Notrufnummer an.',
      },
      {
        title: 'Eine Wand, die heiß wird',
        content:
          'Eine heiße Stelle oder gebräunte Tapete bedeutet, dass Hitze durch das Mauerwerk entweicht. Lassen Sie das Feuer ausgehen, und beobachten Sie die Stelle, bis sie kühl ist. Raucht sie oder riecht verbrannt, verlassen Sie das Haus, und rufen Sie die Feuerwehr. Benutzen Sie den Abgaszug nicht, bis er repariert ist.',
      },
      {
        title: 'Ton oder Mörtel im Rost',
        content:
          'Die Auskleidung zerfällt, und heißes Gas kann Wände und Holz erreichen. Benutzen Sie das Feuer nicht, bis eine Schornsteinfegerei eine Kamera durch den Abgaszug geführt hat.',
      },
    ],
    soon: [
      {
        title: 'Glänzend schwarze Schuppen auf der Feuerstelle',
        content:
          'Teer löst sich vom Abgaszug. Machen Sie kein neues Feuer. Heben Sie ein paar Schuppen für die Schornsteinfegerei auf, denn harter Teer braucht anderes Werkzeug als Ruß.',
      },
      {
        title: 'Teergeruch an feuchten Tagen',
        content:
          'Regen oder feuchte Luft nässt alten Ruß. Lassen Sie fegen, und fragen Sie, ob eine Haube fehlt. Duftmittel überdecken nur den Geruch.',
      },
      {
        title: 'Weiße Krusten und abplatzende Ziegel',
        content:
          'Dauernd nasses Mauerwerk drückt Salze heraus, und Frost sprengt dann die Ziegelfläche. Finden Sie vor dem Winter heraus, wo das Wasser eindringt, oft an der Abdeckung oder am Bleianschluss.',
      },
    ],
  },
  ifYouRent:
    'Fragen Sie vor dem ersten Feuer, wer das Fegen vereinbart, und lassen Sie sich die letzte Bescheinigung zeigen. In Frankreich ist es normalerweise die Mietpartei. In Großbritannien hängt es vom Vertrag ab, aber der Abgaszug selbst gehört der Vermietung. In England muss sie auch einen Kohlenmonoxidmelder im Raum anbringen.',
  professionals: [
    {
      title: 'Zertifizierte Schornsteinfegerei, je Besuch',
      content:
        'Das ist der übliche Preis für einen Abgaszug mit Bescheinigung. Nester, hohe Köpfe und harter Teer kosten mehr, erwähnen Sie sie also beim Anruf.',
      price: '60 bis 120 €',
    },
    {
      title: 'Schornsteinfegerei mit Kamera, für ein Gutachten',
      content:
        'Nötig nach einem Schornsteinbrand, vor einem Hauskauf oder Ofeneinbau und nach langem Stillstand. Bitten Sie um Bilder und schriftlichen Bericht.',
      price: '150 bis 350 €',
    },
    {
      title: 'Maurer- oder Dachdeckerbetrieb, für den Kopf',
      content:
        'Für neue Haube, neue Fugen, gerissene Abdeckung oder undichtes Blei. Holen Sie zwei Angebote ein, und fragen Sie, ob das Gerüst enthalten ist: Es kann so viel kosten wie die Arbeit.',
      price: '400 bis 1.500 €',
    },
  ],
  law: {
    FR: 'Ein Fachbetrieb muss den Abgaszug mindestens alle 12 Monate fegen, öfter, wo örtliche Regeln es sagen. Öfen und Einsätze brauchen auch eine jährliche Wartung; offene Kamine nicht. Sie bekommen innerhalb von 15 Werktagen eine Bescheinigung und bewahren sie zwei Jahre auf.',
    GB: 'Kein Gesetz schreibt im eigenen Haus das Fegen vor, aber Versicherungen können nach einer Bescheinigung fragen. In einer Smoke Control Area dürfen Sie Holz nur in einem ausgenommenen Gerät verbrennen; in England beträgt die Strafe für Rauch bis zu £300. Hauskohle darf in England nicht für Wohnungen verkauft werden.',
    US: 'Kein Bundesgesetz regelt das für das eigene Haus. Die Norm NFPA 211, die viele örtliche Vorschriften übernehmen, verlangt mindestens einmal im Jahr eine Prüfung jedes Schornsteins. Bei einem Verkauf wird gründlicher geprüft.',
  },
} as const satisfies GuideWords;
