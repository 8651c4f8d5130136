import type { ItemWords } from '../../item-words.ts';

export const terrace = {
  name: 'Dachterrasse',
  tasks: {
    'terrace.clear-drains': {
      title: 'Abläufe und Rinnen der Dachterrasse freimachen',
      why: 'Ist ihr Ablauf verstopft, füllt sich eine Dachterrasse über der Decke der Wohnung darunter mit Wasser. Zwei Handvoll Laub genügen.',
      steps: [
        'Rücken Sie die Töpfe beiseite, und suchen Sie jeden Ablauf, auch den Notüberlauf in der Brüstung.',
        'Heben Sie den Rost, und nehmen Sie Laub und Erde von Hand heraus. Packen Sie sie ein, und lassen Sie nichts in das Rohr fallen.',
        'Gießen Sie einen Eimer Wasser nahe an jeden Ablauf. Es sollte gluckernd ablaufen und keine Pfütze lassen.',
        'Prüfen Sie die Fuge an der Wand und an der Türschwelle auf Risse.',
        'Stellen Sie die Töpfe auf Füßen zurück, eine Handbreit vom Ablauf.',
      ],
      firstReason: 'Sehen Sie, wohin das Wasser läuft, bevor ein Guss es prüft',
      safety: 'Greifen Sie nie über die Brüstung zu einer Rinne. Halten Sie Wasser von Lampen und Steckdosen fern.',
      tenant: 'Melden Sie der Vermietung stehendes Wasser oder eine gerissene Fuge schriftlich.',
    },
    'terrace.prepare-rains': {
      title: 'Dachterrasse auf die Regenzeit vorbereiten',
      why: 'Wochen starken Regens finden jeden Riss in einer flachen Terrasse, und Dichtmasse hält nicht auf nasser Fläche. Reparieren Sie, solange sie noch trocken ist.',
      steps: [
        'Fegen Sie die Terrasse leer, und nehmen Sie Laub und Unrat aus den Abläufen und der Leitung zur Straße.',
        'Gehen Sie langsam über die Terrasse. Markieren Sie Risse, hohle Fliesen und offene Fugen, vor allem wo der Boden auf Brüstung und Rohre trifft.',
        'Füllen Sie feine Risse an einem trockenen Tag mit wasserfester Dichtmasse, wie das Etikett sagt. Überlassen Sie breite oder wachsende Risse einem Abdichtungsbetrieb.',
        'Fluten Sie eine Ecke mit dem Schlauch. Wasser, das nach einer Stunde bleibt, zeigt, wo das Gefälle falsch ist.',
        'Sehen Sie die Decke darunter nach Flecken an, und fotografieren Sie sie zum Vergleich nach der Regenzeit.',
        'Räumen Sie Leichtes hinein, und prüfen Sie, ob der Spalt unter der Terrassentür dicht ist.',
      ],
      firstReason: 'Risse lassen sich nur abdichten, solange die Fläche trocken ist',
      safety:
        'Arbeiten Sie innerhalb der Brüstung, und bleiben Sie von einem Rand ohne sie weg. Gehen Sie hinein, wenn Sie Donner hören.',
      tenant:
        'Schicken Sie Vermietung oder Hausverwaltung Fotos der Risse, solange es trocken ist. Halten Sie die Abläufe selbst laubfrei.',
      landlord: 'Reparatur von Rissen der Dachterrasse',
    },
    'terrace.refresh-pots': {
      title: 'Kübelpflanzen der Dachterrasse umtopfen oder Erde auffüllen',
      why: 'Nach einem Jahr ist die Erde verbraucht und abgesackt. Eine frische Schicht nährt die Pflanzen durch ein weiteres Wachstumsjahr.',
      steps: [
        'Klopfen Sie eine Pflanze aus dem Topf. Laufen die Wurzeln im Kreis, wählen Sie einen eine Nummer größeren Topf, oder schneiden Sie ein Fünftel vom Ballen ab.',
        'Bedecken Sie das Loch mit Scherbe oder Netz. Topfen Sie in torffreie Erde mit Langzeitdünger, 2 bis 3 cm unter den Rand.',
        'Ist ein Topf zu groß zum Bewegen, kratzen Sie die oberen 5 cm ab, und ersetzen Sie sie durch frische Erde.',
        'Gießen Sie gut, und stellen Sie die Töpfe auf Füße. Stellen Sie die schwersten nahe an eine tragende Wand.',
      ],
      firstReason: 'Erde in Kübeln sackt ab und ist nach einem Jahr ausgezehrt',
      safety:
        'Nasse Erde ist weit schwerer, als sie aussieht. Fragen Sie, welche Last ein Balkon trägt, bevor Sie Kübel dazustellen, und heben Sie zu zweit. Atmen Sie keinen Erdstaub ein.',
    },
    'terrace.check-railing': {
      title: 'Geländer der Dachterrasse prüfen und Loses sichern',
      why: 'Ein Sturm kann Sonnenschirme und Töpfe von der Terrasse werfen, und ein dreijähriges Kind kann von einem Stuhl daneben über das Geländer klettern.',
      steps: [
        'Stehen Sie weit zurück, und drücken Sie jedes Geländerfeld kräftig. Achten Sie am Fuß auf Rost, Risse und lose Befestigungen.',
        'Leben Kinder bei Ihnen oder kommen zu Besuch, rücken Sie Stühle, Kisten und Kübel vom Geländer weg.',
        'Hängen Sie Blumenkästen an die Innenseite, eingehängt und verschraubt, nie über die Straße.',
        'Klappen Sie den Sonnenschirm zu, gurten Sie ihn fest, und beschweren Sie die Möbel. Räumen Sie Loses bei Sturmwarnung hinein.',
        'Prüfen Sie Markisenarme und Sichtschutz auf Risse und lose Schrauben.',
      ],
      firstReason: 'Sorgen Sie dafür, dass das Geländer hält, bevor sich jemand anlehnt',
      safety:
        'Lehnen Sie sich nicht an ein Geländer, dem Sie nicht trauen. Sperren Sie diese Seite, bis ein Metall- oder Maurerbetrieb es geprüft hat.',
      tenant:
        'Bitten Sie die Vermietung schriftlich, ein loses Geländer zu reparieren, und halten Sie sich bis dahin fern.',
    },
  },
} as const satisfies ItemWords;
