import type { ItemWords } from '../../item-words.ts';

export const humidifier = {
  name: 'Luftbefeuchter',
  tasks: {
    'humidifier.descale-tank': {
      title: 'Tank und Sockel des Luftbefeuchters entkalken und schrubben',
      why: 'Keime, die in stehendem Wasser wachsen, verlassen es mit dem Nebel, und Sie atmen sie ein. Sie haften am Kalk, entfernen Sie also zuerst den Kalk.',
      steps: [
        'Ziehen Sie den Stecker, leeren Sie den Luftbefeuchter, und nehmen Sie Docht oder Patrone heraus: Essig verdirbt sie.',
        'Gießen Sie hellen Essig in den Sockel, bis er den Kalk bedeckt. Warten Sie 20 Minuten, und bürsten Sie die weiche Kruste weg.',
        'Waschen Sie den Tank mit warmem Wasser und Spülmittel, und schütteln Sie ihn gut.',
        'Spülen Sie beide mehrmals mit frischem Wasser, bis sie nicht mehr riechen, und wischen Sie sie trocken.',
        'Füllen Sie frisches Wasser ein. Destilliertes oder entmineralisiertes ist am besten: Es hinterlässt kaum Kalk oder weißen Staub.',
        'Wechseln Sie zwischen dem Entkalken jeden Tag das Wasser, und leeren, wischen und schrubben Sie Tank und Sockel jeden dritten Tag, wie die EPA rät.',
        'Ist Ihr Wasser hart, entkalken Sie jede Woche, wie Honeywell rät, oder nehmen Sie destilliertes Wasser.',
      ],
      firstReason: 'Was im Tank wächst, landet in der Luft, die Sie atmen',
      safety:
        'Ziehen Sie zuerst den Stecker, halten Sie Wasser aus dem Motorgehäuse, und verwenden Sie nie Chlorreiniger zusammen mit Essig. Benutzen Sie den Luftbefeuchter nicht mehr, wenn jemand mit ihm mehr hustet als ohne ihn.',
    },
    'humidifier.replace-wick': {
      title: 'Docht des Luftbefeuchters wechseln oder Lufteinlass reinigen',
      why: 'Ein vom Kalk steifer Docht saugt kein Wasser mehr, und Flusen im Einlass nehmen dem Ventilator die Luft. Der Luftbefeuchter läuft weiter, aber die Luft bleibt trocken.',
      steps: [
        'Ziehen Sie den Stecker, heben Sie den Tank ab, und sehen Sie sich Docht, Matte oder Patrone an. Ist sie hart, braun, riecht sie oder ist sie gerissen, brauchen Sie eine neue.',
        'Hat Ihrer keine, saugen Sie den Lufteinlass ab, spülen Sie sein kleines Sieb, wenn es eines gibt, dann sind Sie fertig.',
        'Wischen Sie den Sitz aus, und setzen Sie Docht oder Patrone für Ihr Modell richtig herum ein.',
        'Lassen Sie einen neuen Docht zehn Minuten saugen, bevor Sie einschalten.',
        'Drehen Sie den Docht bei jedem Nachfüllen um, damit er gleichmäßig altert, und wechseln Sie ihn bei täglichem Betrieb alle ein bis zwei Monate.',
      ],
      firstReason: 'Trockene Luft kann an einem verstopften Docht liegen statt am leeren Tank',
      safety:
        'Ziehen Sie den Stecker, und arbeiten Sie mit trockenen Händen. Geben Sie weder Essig noch Reiniger auf den neuen Docht: Sie würden es einatmen.',
    },
    'humidifier.measure-humidity': {
      title: 'Raumfeuchte messen und den Luftbefeuchter einstellen',
      why: 'Zu trockene Luft lässt Lippen und Holz reißen; zu feuchte fördert Milben und Schimmel. Ein günstiges Hygrometer zeigt, was Sie haben.',
      steps: [
        'Stellen Sie ein Hygrometer eine Stunde in Atemhöhe auf, dem Nebel gegenüber im Raum und entfernt vom Fenster.',
        'Stellen Sie den Luftbefeuchter so ein, dass der Wert zwischen 30 und 50 % bleibt.',
        'Drehen Sie ihn sofort herunter, wenn Wasser an den Scheiben perlt oder eine Wand sich klamm anfühlt.',
        'Wischen Sie nasse Stellen um den Luftbefeuchter auf, und stellen Sie ihn erhöht von Holz oder Teppich auf.',
      ],
      firstReason: 'Prüfen Sie, ob die Luft wirklich zu trocken ist, bevor Sie befeuchten',
    },
    'humidifier.store-dry': {
      title: 'Luftbefeuchter reinigen, trocknen und einlagern',
      why: 'Feucht weggeräumt schimmelt ein Luftbefeuchter in seiner Schachtel und bläst das beim nächsten Einschalten in den Raum.',
      steps: [
        'Leeren Sie Tank und Sockel, waschen Sie beide mit Spülmittel, und spülen Sie, bis das Wasser klar bleibt.',
        'Werfen Sie gebrauchten Docht oder Patrone weg, statt sie einzulagern.',
        'Lassen Sie jedes Teil einen ganzen Tag an der Luft offen.',
        'Verpacken Sie ihn mit offenem Deckel, und stellen Sie ihn in einen trockenen Schrank, mit einem Zettel der zu kaufenden Ersatzteile.',
      ],
      firstReason: 'Trockene Teile halten den Schimmel aus dem Schrank',
      safety:
        'Ziehen Sie den Stecker vor dem Waschen. Stecken Sie ihn erst wieder ein, wenn Stecker und Sockel trocken sind.',
    },
    'humidifier.wash-before-use': {
      title: 'Luftbefeuchter waschen und wieder aufstellen',
      why: 'Monate im Schrank hinterlassen Staub und alte Rückstände im Tank. Ausgewaschen und mit frischem Docht befeuchtet er die Luft und fügt sonst nichts hinzu.',
      steps: [
        'Packen Sie den Luftbefeuchter aus. Achten Sie auf Risse, Schimmel und ein beschädigtes Kabel; benutzen Sie ihn nicht, wenn Sie etwas finden.',
        'Waschen Sie Tank, Deckel und Sockel mit warmem Wasser und einem Tropfen Spülmittel, und spülen Sie dreimal nach.',
        'Setzen Sie frischen Docht oder Patrone ein, wenn Ihrer das braucht.',
        'Stellen Sie ihn auf ein wasserfestes Tablett, 30 cm oder mehr von Wänden und Vorhängen, wo niemand über das Kabel stolpert.',
        'Füllen Sie ihn, lassen Sie ihn bei gekipptem Fenster eine halbe Stunde laufen, und prüfen Sie, dass nichts tropft.',
      ],
      firstReason: 'Staub und alte Rückstände im Tank kämen in den Nebel',
      safety:
        'Stecken Sie ihn zuletzt ein, mit trockenen Händen. Nehmen Sie nichts Stärkeres als Spülmittel: Was im Tank bleibt, wird eingeatmet.',
    },
  },
} as const satisfies ItemWords;
