import type { ItemWords } from '../../item-words.ts';

export const hedges = {
  name: 'Hecken',
  tasks: {
    'hedges.trim-sides': {
      title: 'Hecke schneiden, wenn die Vögel fort sind',
      why: 'Ein Schnitt im frühen Herbst hält die Hecke bis zum Frühling in Form, und dann haben die meisten Vögel ihre Nester verlassen.',
      steps: [
        'Suchen Sie in der Hecke nach noch benutzten Nestern, besonders von Tauben. Finden Sie eines, warten Sie: Viele Länder schützen Nester per Gesetz.',
        'Spannen Sie eine Schnur als Oberkante.',
        'Schneiden Sie zuerst die Seiten, von unten nach oben. Machen Sie die Hecke oben etwas schmaler, damit Licht an den Fuß kommt.',
        'Schneiden Sie nur ins Grüne: Die meisten Nadelgehölze außer der Eibe treiben aus braunem Holz nicht wieder aus.',
        'Schneiden Sie die Oberseite zuletzt, vom Boden oder von einer Plattform mit Geländer aus, mit der Heckenschere unter Schulterhöhe.',
        'Schütteln Sie das Schnittgut aus der Hecke, und rechen Sie es zusammen.',
      ],
      firstReason: 'Ein jährlicher Schnitt hält die Hecke dicht und in Reichweite',
      safety:
        'Stecken Sie eine Netz-Heckenschere in eine Steckdose mit Schutzschalter ([[US CA: GFCI | FI-Schalter]]), führen Sie das Kabel über die Schulter, und schneiden Sie nie bei Nässe. Bevor Sie ein Blockieren lösen, stoppen Sie die Heckenschere, und ziehen Sie den Stecker, oder nehmen Sie ihren Akku heraus. Benutzen Sie eine Heckenschere nie auf einer angelehnten Leiter.',
    },
    'hedges.trim-lightly': {
      title: 'Weiche Triebspitzen der Hecke schneiden, unten breit halten',
      why: 'Wo es nie friert, wächst eine Hecke das ganze Jahr. Mehrere leichte Schnitte halten sie dicht, während ein harter Schnitt das Holz entblößt.',
      steps: [
        'Biegen Sie das Laub auseinander, und suchen Sie nach Nestern. Ist eines benutzt, lassen Sie dieses Stück, bis die Jungen ausgeflogen sind.',
        'Schneiden Sie, solange die frischen Triebe grün und weich sind. Nehmen Sie den größten Teil ihrer Länge weg, und lassen Sie das alte Holz in Ruhe.',
        'Lassen Sie die Hecke zum Boden hin breiter werden, denn ein breiterer Oberteil beschattet den Fuß, bis er das Laub verliert.',
        'Rechen Sie das Schnittgut zusammen, damit Regen es nicht in einen Abfluss spült.',
      ],
      firstReason: 'Wenig und oft hält eine schnelle Hecke bis zum Boden grün',
      safety:
        'Bleiben Sie mit beiden Füßen auf dem Boden. Ziehen Sie bei einer Heckenschere den Stecker, oder nehmen Sie den Akku heraus, bevor Sie die Messer berühren. Oleander ist giftig, und der Saft von Wolfsmilch verätzt: Bedecken Sie Haut und Augen.',
    },
    'hedges.feed-foot': {
      title: 'Fuß der Hecke jäten, düngen und mulchen',
      why: 'Eine Hecke ist eine Reihe Bäume in einem schmalen Streifen, jedes Jahr geschnitten, sie erschöpft also bald ihre Erde. Eine jährliche Düngung hält sie bis zum Boden grün.',
      steps: [
        'Ziehen Sie auf beiden Seiten Gras und Efeu aus dem Streifen.',
        'Streuen Sie Volldünger in der Menge auf der Packung, und arbeiten Sie ihn leicht ein.',
        'Gießen Sie bei trockener Erde, und legen Sie dann 5 cm Kompost oder Häckselgut aus, von den Stämmen entfernt.',
        'Wässern Sie eine neu gepflanzte Hecke in den ersten zwei Jahren in jeder trockenen Woche gründlich.',
      ],
      firstReason: 'Eine Hecke leert ihren schmalen Streifen Erde schneller als andere Pflanzen',
      safety:
        'Halten Sie trockenen Dünger von Kindern, Haustieren und Teichen fern, und waschen Sie sich nach dem Streuen die Hände.',
    },
    'hedges.check-pests': {
      title: 'Hecke innen auf Schädlinge und absterbende Triebe prüfen',
      why: 'Raupen können eine Hecke innerhalb von Wochen kahl fressen, die des Buchsbaumzünslers von innen her. Finden Sie sie früh, können Sie sie von Hand absammeln.',
      steps: [
        'Biegen Sie das Laub an fünf oder sechs Stellen auseinander. Achten Sie auf Gespinste, Raupen (auf Buchs grün und schwarz), Kot und Fraßspuren.',
        'Sammeln Sie Raupen in Seifenwasser, und schneiden Sie eingesponnene Triebe heraus.',
        'Notieren Sie braune Stellen. Schwarze Streifen an Buchstrieben bedeuten Triebsterben; braune Spitzen an Nadelgehölzen oft Läuse oder Trockenheit.',
        'Schneiden Sie krankes Holz bis ins Grüne zurück, und werfen Sie es in den Müll, nicht auf den Kompost.',
        'Wischen Sie die Klingen ab, bevor Sie die nächste Pflanze schneiden.',
        'Notieren Sie die Lücken, und füllen Sie sie zur nächsten guten Pflanzzeit mit jungen Pflanzen.',
        'Fragen Sie Ihre Gemeinde, welche Schädlinge gemeldet werden sollen.',
      ],
      firstReason: 'Schäden in einer Hecke bleiben verborgen, bis sie außen sichtbar werden',
      safety:
        'Berühren Sie keine behaarten Raupen oder ihre Nester: Prozessionsspinner verursachen Ausschlag und Asthma. Überlassen Sie sie Fachleuten. Brütet ein Vogel in der Hecke, prüfen Sie anderswo.',
    },
  },
} as const satisfies ItemWords;
