import type { norway as english } from '../../en/countries/norway.ts';
import type { Translation } from '../../translation.ts';

export const norway: Translation<typeof english> = {
  place: 'en Norvège',
  facts: {
    'Smoke alarms':
      'Chaque logement et chaque chalet a au moins un détecteur par étage, audible dans toutes les chambres portes fermées. Le propriétaire le pose et l’entretient ; un test tous les mois est conseillé.',
    'Fire extinguishers':
      'Un moyen d’extinction est obligatoire : un tuyau fixe, un extincteur à poudre de 6 kg, ou un extincteur à eau ou à mousse d’au moins 6 litres de classe 21A. Il doit atteindre toutes les pièces, et le propriétaire le fait entretenir.',
    'Chimneys and stoves':
      'La commune ramone quand il le faut et contrôle selon le risque, souvent tous les deux à huit ans. Les propriétaires donnent accès et déclarent un poêle neuf.',
    Radon:
      'Dans un logement loué, la moyenne annuelle doit rester sous 200 becquerels par mètre cube, avec des travaux à partir de 100. Le bailleur mesure et montre le résultat ; pour votre propre logement, les mêmes valeurs sont un conseil.',
    Wiring:
      'Le service local de contrôle électrique (DLE) examine les logements de temps en temps, et gratuitement. Le propriétaire et l’utilisateur font corriger par une entreprise enregistrée les défauts qu’il trouve.',
    'Winter tyres':
      'La voiture doit avoir l’adhérence que la route demande. Du 1er novembre au dimanche après Pâques, la sculpture a au moins 3 mm de profondeur, et dans le Nordland, le Troms et le Finnmark du 16 octobre au 30 avril.',
    'Vehicle tests':
      'Le contrôle technique (EU-kontroll) est à faire quatre ans après la première immatriculation, puis tous les deux ans. Rien ne vous le rappelle, sauf une lettre ou un message de l’administration des routes.',
    Renting:
      'Les locataires entretiennent les serrures, robinets, prises, fusibles et autres petits équipements, et testent le détecteur de fumée. Les réparations qui vont au-delà reviennent au propriétaire, si rien d’autre n’a été convenu.',
    'Septic tanks':
      'Les règlements communaux fixent quand les fosses privées sont vidées, le plus souvent tous les deux ans pour les logements et tous les quatre ans pour les chalets. La commune envoie le camion et la facture.',
    'Emergency numbers':
      'Appelez {emergency number} pour les pompiers, le 113 pour une ambulance et le 112 pour la police. Le médecin de garde répond au 116 117. Pour un empoisonnement, appelez {poison number}.',
  },
};
