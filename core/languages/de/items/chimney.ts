import type { ItemWords } from '../../item-words.ts';

export const chimney = {
  name: 'Schornstein',
  tasks: {
    'chimney.book-sweep': {
      title: 'Termin zum Schornsteinfegen vereinbaren',
      why: 'Teer an den Wänden des Abgaszugs ist Brennstoff für einen Schornsteinbrand, und ein Nest oder ein gefallener Ziegel schickt Kohlenmonoxid zurück in den Raum. Im Sommer sind Termine am leichtesten zu bekommen.',
      steps: [
        'Beauftragen Sie eine Schornsteinfegerei [[GB: von HETAS oder einem Fachverband | US: mit CSIA-Zertifikat | CA: mit WETT-Zertifikat | FR: mit ramoneur-Ausbildung | SE: mit Auftrag Ihrer Gemeinde, die auch die brandskyddskontroll (Brandschutzprüfung) veranlasst, | DE: für jede Arbeit und jeden Termin in Ihrem Feuerstättenbescheid, | AT: (Rauchfangkehrerbetrieb) zu den Terminen, die das Landesrecht festlegt, | CH: mit Zulassung Ihres Kantons | DK: für den jährlichen Besuch, den das Gesetz verlangt, | FI: mit der Qualifikation als nuohooja | NO: Ihrer Gemeinde | PL: (kominiarz; bei Holz oder Kohle verlangt das Gesetz alle drei Monate der Nutzung das Fegen) | mit anerkanntem Zertifikat]] vor dem ersten Feuer.',
        'Bitten Sie um Bürsten von einem Ende zum anderen, eine Prüfung von Abgaszug, Klappe und Dichtungen und danach einen Rauch- oder Zugtest.',
        'Machen Sie mindestens 24 Stunden vor dem Besuch kein Feuer.',
        'Behandeln Sie die Asche auch dann als heiß: Schaufeln Sie sie in einen Metalleimer mit Deckel, der draußen bleibt, mindestens 3 m vom Haus entfernt.',
        'Nennen Sie alles, was einen Abgasweg hat: Ofen, Küchenherd, Saunaofen. Räumen Sie jede Feuerstelle und den Weg dorthin frei.',
        'Fragen Sie, was herunterkam: Glänzender Teer bedeutet feuchtes Holz oder ein zu schwaches Feuer.',
        'Bewahren Sie die Bescheinigung auf, nach der Versicherungen nach einem Brand oft fragen.',
      ],
      firstReason: 'Was sich im Abgaszug abgelagert hat, sieht man von der Feuerstelle aus nicht',
      safety:
        'Machen Sie kein Feuer unter einem ungefegten Abgaszug. Bei einem Schornsteinbrand schließen Sie die Luftzufuhr, verlassen mit allen das Haus und rufen {emergency number} an. Löschen Sie das Feuer nicht mit Wasser.',
      tenant:
        '[[FR: Normalerweise vereinbart den Termin und behält die Bescheinigung, wer zur Miete wohnt. | BE: Das Fegen ist normalerweise Sache der Mietpartei. | DE: Wer das Haus besitzt, muss zu den Terminen des Feuerstättenbescheids fegen lassen. | Mietverträge unterscheiden sich: Finden Sie heraus, wer zahlt.]] Machen Sie kein Feuer, bis Sie die Bescheinigung gesehen haben.',
      landlord: 'Schornsteinfegen',
    },
    'chimney.book-winter-sweep': {
      title: 'Zweiten Termin zum Schornsteinfegen für den Winter vereinbaren',
      why: 'Ein täglich beheizter Ofen kann bis zur Wintermitte den Ruß eines Jahres ablagern. [[FR: Die Gesundheitsregeln Ihres Départements oder Ihre Versicherung können zwei Reinigungen im Jahr verlangen, eine davon in der Heizzeit. | Der britische Fachverband NACS rät beim Heizen mit Holz zu einem Besuch pro Quartal und bei Hauskohle zu zwei im Jahr.]]',
      steps: [
        'Vereinbaren Sie einen kurzen Besuch in einer milden Zeit, und lassen Sie die Feuerstelle einen Tag vorher kalt.',
        'Erklären Sie, wie viele Feuer Sie pro Woche machen und was Sie verbrennen.',
        'Fragen Sie, ob der Abgaszug vor dem Frühling noch einmal gefegt werden muss, und legen Sie das Datum fest.',
        'Bitten Sie darum, bei offenem Abgaszug nach Türdichtung, Umlenkplatte und Schamottesteinen des Ofens zu sehen.',
        'Verbrennen Sie nur trockenes Holz mit höchstens 20 % Feuchte, und geben Sie ihm genug Luft für eine lebhafte Flamme.',
        'Geben Sie die Asche den ganzen Winter in einen Metalleimer mit Deckel im Freien, nie in einen Beutel oder eine Kunststofftonne. Glut bleibt darin tagelang heiß.',
      ],
      firstReason: 'Tägliche Feuer lagern mehr Ruß ab, als ein Besuch im Jahr entfernt',
      safety:
        'Ein Dröhnen im Abgaszug oder Funken an der Mündung bedeuten einen Schornsteinbrand: Schließen Sie die Luftzufuhr, bringen Sie alle hinaus, und rufen Sie {emergency number} an. Kommt Rauch in den Raum, öffnen Sie die Fenster, lassen Sie das Feuer ausgehen, und machen Sie kein neues, bis gefegt ist.',
      tenant:
        '[[FR BE: Diesen Termin vereinbaren Sie wie den ersten. | Wenn Sie vor allem mit Holz heizen, vereinbaren Sie, wer den zusätzlichen Besuch zahlt.]]',
      landlord: 'zweites Schornsteinfegen',
    },
    'chimney.sweep-again': {
      title: 'Abgaszug ein zweites Mal fegen oder fegen lassen',
      why: 'Der Ruß eines halben Winters kann Feuer fangen. [[CZ: Die Verordnung 34/2016 verlangt für einen saisonalen Abgaszug für feste Brennstoffe jedes Jahr zwei Reinigungen, neben der Kontrolle. | Viele Fachbetriebe raten dazu.]]',
      steps: [
        '[[CZ: Bis 50 kW dürfen Sie ihn selbst fegen, aber die jährliche Kontrolle ist Sache der Schornsteinfegerei. | Beauftragen Sie jemanden mit der Berufsqualifikation dafür.]]',
        'Lassen Sie das Feuer am Vortag ausgehen und Abgaszug und Asche abkühlen. Legen Sie Tücher aus, und schließen Sie die Türen des Ofens.',
        'Führen Sie eine passende Bürste durch die ganze Länge des Abgaszugs, von der Reinigungstür aus oder von oben, wenn es einen sicheren Weg dorthin gibt.',
        'Nehmen Sie den Ruß an der untersten Öffnung in den Metalleimer mit Deckel. Schließen Sie jede Reinigungstür dicht.',
        'Halten Sie einen Spiegel und eine Taschenlampe in die Öffnung: Sie müssen bis zum Himmel sehen. Notieren Sie das Datum.',
      ],
      firstReason: 'Einmal Fegen im Jahr lässt Ruß zurück, der Feuer fangen kann',
      safety:
        'Steigen Sie nie auf ein Dach mit Schnee oder Eis, und überlassen Sie glänzenden, teerigen Ruß der Schornsteinfegerei. Tragen Sie eine Staubmaske. Kohlenmonoxid hat keinen Geruch: Halten Sie den Melder dafür in Betrieb, und machen Sie kein Feuer, bis der Abgaszug frei ist.',
      tenant: 'Vereinbaren Sie, wer im Winter fegt und wer die Nachweise aufbewahrt.',
      landlord: 'zweites Fegen des Abgaszugs',
    },
    'chimney.inspect-stack': {
      title: 'Schornsteinkopf vom Boden aus prüfen',
      why: 'Winterstürme verschieben Aufsätze und Hauben, Frost öffnet den Mörtel, und im Frühling ziehen Vögel ein. Vom Boden aus sehen Sie Schäden, bevor Regen oder Rauch eindringt.',
      steps: [
        'Gehen Sie an einem trockenen, hellen Tag mit einem Fernglas um das Haus.',
        'Achten Sie auf einen schiefen Aufsatz, eine fehlende oder schiefe Haube, rissigen Mörtel, Pflanzen und abgehobenes Blei am Übergang zum Dach.',
        'Prüfen Sie drinnen die Schornsteinwand mit einer Taschenlampe auf braune Flecken oder feuchten Putz, und riechen Sie nach Ruß.',
        'Prüfen Sie, ob die Zuluftöffnung des Raums mit dem Feuer offen und frei ist. Sie darf nie verschlossen sein.',
        'Fotografieren Sie Veränderungen, und beauftragen Sie einen Dachdecker- oder Schornsteinfegerbetrieb.',
        'Brüten Vögel, lassen Sie sie in Ruhe, und machen Sie kein Feuer, bis sie fort sind.',
      ],
      firstReason: 'Loses Mauerwerk ist günstiger zu richten, bevor es fällt oder Regen einlässt',
      safety:
        'Bleiben Sie am Boden: Schornsteinköpfe und Aufsätze können unter einer Hand nachgeben. Steigen Sie nie allein auf einer Leiter auf ein Dach.',
      tenant: 'Schicken Sie sofort Fotos von losem Mauerwerk, und halten Sie Menschen von der Stelle darunter fern.',
      landlord: 'Prüfung des Schornsteinkopfs',
    },
    'chimney.check-stove': {
      title: 'Türdichtung, Umlenkplatte und Schamotte des Ofens prüfen',
      why: 'Ein Ofen brennt nur gut, wenn Luft dort eintritt, wo Sie es wollen. Eine platte Türschnur oder eine gebrochene Umlenkplatte lässt ihn zu heiß brennen, verschwendet Holz und zerreißt seine Platten.',
      steps: [
        'Vergewissern Sie sich, dass der Ofen kalt ist. Legen Sie ein Tuch davor, und ziehen Sie Handschuhe und Staubmaske an.',
        'Klemmen Sie einen Papierstreifen in die Tür, und ziehen Sie. Testen Sie jede Seite: Er sollte überall halten. Wo er herausgleitet, setzen Sie eine Schnur gleicher Dicke ein.',
        'Reinigen Sie die Scheibe mit einem feuchten, in Asche getauchten Tuch oder mit Kaminglasreiniger, und halten Sie ihn von der Schnur fern. Eine gesprungene Scheibe muss vor dem nächsten Feuer ersetzt werden.',
        'Sehen Sie zur Umlenkplatte hinauf. Sie sollte gerade und ganz sein; nehmen Sie Ruß, der darauf liegt, heraus, wenn die Anleitung zeigt, wie.',
        'Prüfen Sie die Schamottesteine. Haarrisse sind harmlos; wechseln Sie Steine, die bröckeln oder denen Stücke fehlen.',
        'Probieren Sie Luftregler und Türverschluss. Prüfen Sie, dass nichts Brennbares näher ist als der Abstand aus der Anleitung.',
        'Testen Sie den Kohlenmonoxidmelder im Raum, und prüfen Sie, ob die Zuluftöffnung offen ist.',
      ],
      firstReason: 'Eine undichte Tür lässt das Feuer zu heiß brennen',
      safety:
        'Schnüre und Platten in alten Öfen können Asbest enthalten: Stammt Ihrer aus der Zeit vor 2000, lassen Sie sie in Ruhe, und fragen Sie die Schornsteinfegerei. Ruß ist beim Einatmen schädlich, benutzen Sie also keinen Haushaltsstaubsauger.',
      tenant:
        'Melden Sie der Vermietung eine gesprungene Scheibe, eine gesprungene Platte oder einen gesprungenen Stein, und heizen Sie den Ofen nicht an, bis das Teil ersetzt ist.',
    },
    'chimney.clear-ash': {
      title: 'Asche in einen Metalleimer mit Deckel räumen',
      why: 'Asche, die tot aussieht, kann tagelang Glut enthalten. In einem Beutel, Karton oder Müll setzt sie jedes Jahr Vordächer, Garagen und Tonnen in Brand.',
      steps: [
        'Lassen Sie das Feuer ausgehen, warten Sie einen ganzen Tag, und behandeln Sie die Asche trotzdem als heiß. Öffnen Sie das Fenster.',
        'Schaufeln Sie die Asche sanft in einen Metalleimer mit dichtem Deckel. Lassen Sie in einem Ofen ein dünnes Bett für das nächste Holzfeuer; Kohlenasche räumen Sie ganz aus.',
        'Tragen Sie den Eimer sofort hinaus. Stellen Sie ihn auf Stein oder Erde, mindestens 3 m von Haus, Holzdeck und allem Brennbaren entfernt.',
        'Lassen Sie ihn mehrere Tage zu, befeuchten Sie die Asche, und werfen Sie sie erst dann weg, oder streuen Sie etwas Holzasche auf die Erde.',
        'Tun Sie das nach jeweils einigen Feuern, bevor die Asche Rost oder Tür erreicht.',
        'Nehmen Sie an einem offenen Feuer immer ein Funkengitter, wenn Sie den Raum verlassen, und halten Sie Teppiche und Holz von der Feuerstelle fern.',
      ],
      firstReason: 'Graue Asche kann Glut verbergen, die Tage später eine Tonne entzündet',
      safety:
        'Benutzen Sie nie einen Staubsauger, eine Papiertüte oder eine Kunststofftonne. Bewahren Sie Asche nicht in Haus, Garage oder Keller auf: Glut darin gibt auch Kohlenmonoxid ab.',
    },
    'chimney.empty-ash': {
      title: 'Asche des täglichen Ofens räumen und den Eimer prüfen',
      why: 'Ein täglich beheizter Ofen füllt seinen Aschekasten innerhalb von Tagen. Asche bis zum Rost sperrt die Luft von unten, der Rost verzieht sich, und jedes Tragen kann Glut verschütten.',
      steps: [
        'Machen Sie es zur Gewohnheit: Leeren Sie den Kasten bei Holz alle zwei oder drei Tage, wie der Ofenhersteller Alpha es beschreibt, und bei Kohle täglich.',
        'Heute tun Sie es gründlich. Lassen Sie den Ofen ausgehen, öffnen Sie das Fenster, und legen Sie ein Tuch davor.',
        'Schaufeln Sie die Ecken aus, als glühte alles, in einen Metalleimer mit Deckel. Lassen Sie bei Holz 2 cm als Bett, wo die Anleitung es sagt.',
        'Heben Sie den Kasten heraus, und räumen Sie weg, was dahintergefallen ist, damit er ganz hineingleitet.',
        'Tragen Sie den Eimer mit geschlossenem Deckel hinaus. Stellen Sie ihn auf Stein, 3 m von Wänden, Holzdecks und Autos entfernt, nie in Vorbau oder Garage.',
        'Leeren Sie den Eimer erst nach mehreren Tagen und wenn Sie die Asche befeuchtet haben. Prüfen Sie, dass der Boden nicht durchgerostet ist.',
        'Wischen Sie die Scheibe, und sehen Sie nach, ob die Türschnur noch hält.',
      ],
      firstReason: 'Ein voller Aschekasten verzieht den Rost und verschüttet Glut',
      safety:
        'Lassen Sie Asche nie über Nacht im Haus, auch nicht in Metall: Ihre Glut gibt Kohlenmonoxid ab. Benutzen Sie keinen Staubsauger, der nicht für heiße Asche gemacht ist.',
    },
  },
} as const satisfies ItemWords;
