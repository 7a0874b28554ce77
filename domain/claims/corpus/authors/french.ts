import type { Authored } from "./authored";

export const FRENCH: Authored[] = [
  {
    author: "plain",
    source: `Assistante de gestion, Transports Mirabel, mars 2018 – juillet 2022
Suivi de 60 dossiers par semaine, planning de neuf chauffeurs
Participation à la mise en place du nouveau logiciel ; les retards de paiement sont passés de 20 à 12 jours
Hôtesse d'accueil, Clinique des Ormes, 2015 – 2018
Accueil de 80 patients par jour
Aucune expérience en paie
Souhaite apprendre l'italien
BTS Gestion, Lycée Ampère, 2015
Anglais (B1), Excel`,
    supported: [
      "Chez Transports Mirabel, je suivais environ 60 dossiers chaque semaine.",
      "De 2018 à 2022, j'ai été assistante de gestion et j'établissais le planning de neuf chauffeurs.",
      "Auparavant, j'accueillais 80 patients par jour à la Clinique des Ormes.",
      "Les retards de paiement ont diminué de 20 à 12 jours.",
      "J'ai participé à la mise en place du nouveau logiciel.",
      "J'ai obtenu un BTS Gestion au Lycée Ampère en 2015.",
      "Mon niveau d'anglais est B1 et j'utilise Excel.",
      "Je n'ai pas encore d'expérience en paie.",
      "Je souhaite apprendre l'italien.",
      "Je reste à votre disposition pour un entretien.",
    ],
    invented: {
      number: ["Je suivais 160 dossiers chaque semaine.", "Je m'occupais du planning de quinze chauffeurs."],
      date: ["Je suis assistante de gestion depuis 2012.", "J'ai travaillé chez Transports Mirabel jusqu'en juillet 2024."],
      skill: ["Je connais la réglementation douanière.", "Je parle aussi allemand."],
      employer: ["J'ai été assistante chez Geodis.", "J'accueillais les patients à la Clinique Saint-Roch."],
      title: [
        "J'étais directrice administrative de Transports Mirabel.",
        "En tant qu'infirmière, j'accueillais 80 patients par jour.",
      ],
      degree: ["Je suis titulaire d'une licence en gestion.", "J'ai un master en logistique."],
      superlative: ["J'étais la meilleure assistante de l'entreprise.", "Mon organisation est sans égale."],
      causality: [
        "Grâce au planning des chauffeurs, les retards de paiement sont passés à 12 jours.",
        "J'accueillais 80 patients par jour, ce qui a permis la mise en place du logiciel.",
      ],
      binding: [
        "À la Clinique des Ormes, je suivais 60 dossiers par semaine.",
        "Chez Transports Mirabel, j'accueillais 80 patients par jour.",
      ],
      negation: ["J'ai de l'expérience en paie.", "Je n'ai jamais utilisé Excel."],
      wish: ["Je parle italien.", "J'ai appris l'italien."],
      scope: ["J'ai mis en place seule le nouveau logiciel.", "J'ai dirigé neuf chauffeurs."],
    },
  },
  {
    author: "bullet",
    source: `Maçon — Bâtiments Rouvray — 2014–2019
- Construction de 26 maisons à Tours
- Équipe de cinq ouvriers sous la direction du chef de chantier
- Révision des commandes, ce qui a permis d'économiser 7 000 € de ciment
Agent d'entretien — Mairie de Loches — depuis 2019
- Entretien de 13 bâtiments publics
- Participation au plan de sécurité 2021 ; aucun accident en deux ans
- Espère devenir chef d'équipe
CAP Maçonnerie, 2013
Permis B, secourisme`,
    supported: [
      "26 maisons construites à Tours pour Bâtiments Rouvray",
      "7 000 € de ciment économisés grâce à la révision des commandes",
      "Depuis 2019 : entretien de 13 bâtiments publics, Mairie de Loches",
      "Deux ans sans aucun accident",
      "Participé au plan de sécurité en 2021",
      "Cinq ans comme maçon",
      "Membre d'une équipe de cinq ouvriers",
      "CAP Maçonnerie, permis B",
      "Formé au secourisme",
    ],
    invented: {
      number: ["Construction de 62 maisons", "70 000 € de ciment économisés"],
      date: ["Agent d'entretien depuis 2016", "Plan de sécurité 2018"],
      skill: ["Plomberie et chauffage", "Lecture de plans sur Revit"],
      employer: ["Maçon chez Bouygues", "Entretien des locaux de la préfecture"],
      title: ["Chef de chantier, Bâtiments Rouvray", "Conducteur de travaux à Tours"],
      degree: ["Brevet professionnel de maçon", "Licence en génie civil"],
      superlative: ["Meilleur ouvrier de la région", "Maçon primé"],
      causality: [
        "Aucun accident en deux ans grâce à la révision des commandes",
        "Plan de sécurité ayant permis d'économiser 7 000 €",
      ],
      binding: ["Construction de 26 maisons pour la Mairie de Loches", "Entretien de 13 bâtiments pour Bâtiments Rouvray"],
      negation: ["N'a pas participé au plan de sécurité", "Plusieurs accidents en deux ans"],
      wish: ["Devenu chef d'équipe", "Chef d'équipe à la Mairie de Loches"],
      scope: ["Direction d'une équipe de cinq ouvriers", "Pilotage du plan de sécurité 2021"],
    },
  },
  {
    author: "flowery",
    source: `Je suis bibliothécaire à la Médiathèque Jean-Giono depuis septembre 2015. J'y anime un club de lecture créé en 2018 avec une collègue ; 35 lecteurs viennent chaque mois. Le fonds compte 22 000 ouvrages.
De 2012 à 2015, j'ai été libraire à la Librairie du Canal.
J'ai une licence de lettres de l'Université de Poitiers (2012). Je n'ai pas suivi de formation en archives. J'aimerais un jour diriger une médiathèque.`,
    supported: [
      "C'est avec bonheur que je suis bibliothécaire à la Médiathèque Jean-Giono depuis septembre 2015.",
      "Le club de lecture que j'anime, né en 2018 avec une collègue, réunit trente-cinq lecteurs chaque mois.",
      "Mes années de libraire à la Librairie du Canal m'ont appris l'écoute.",
      "Titulaire d'une licence de lettres de l'Université de Poitiers, je reste curieuse de tout.",
      "Je veille avec plaisir sur un fonds de 22 000 ouvrages.",
      "Mon rêve serait de diriger un jour une médiathèque.",
      "Si je n'ai pas de formation en archives, je ne demande qu'à apprendre.",
      "Je vous prie d'agréer, Madame, Monsieur, l'expression de mes sentiments distingués.",
    ],
    invented: {
      number: [
        "Mon club de lecture réunit avec joie cent cinquante lecteurs chaque mois.",
        "Je veille avec amour sur un fonds de 220 000 ouvrages.",
      ],
      date: ["Depuis 2009, j'ai le bonheur d'être bibliothécaire.", "Le club de lecture est né en 2013."],
      skill: ["Je catalogue avec bonheur sous Koha.", "La reliure ancienne n'a plus de secret pour moi."],
      employer: ["La Bibliothèque nationale m'a ouvert ses portes en 2015.", "Mes années à la Fnac m'ont appris l'écoute."],
      title: ["Conservatrice à la Médiathèque Jean-Giono, je vis ma passion.", "Éditrice de métier, j'aime les beaux textes."],
      degree: [
        "Mon doctorat de lettres m'a ouvert bien des portes.",
        "Diplômée de l'École des chartes, je reste curieuse de tout.",
      ],
      superlative: ["Mon club de lecture est le plus admiré de la région.", "On me dit la plus brillante des libraires."],
      causality: [
        "Grâce à mon club de lecture, le fonds compte 22 000 ouvrages.",
        "Parce que j'étais libraire, j'ai obtenu ma licence de lettres.",
      ],
      binding: [
        "À la Librairie du Canal, j'anime un club de 35 lecteurs.",
        "En 2018, j'ai créé un club de lecture à la Librairie du Canal.",
      ],
      negation: ["Formée aux archives, je conserve avec soin les documents anciens.", "Je n'ai jamais animé de club de lecture."],
      wish: ["Je dirige avec passion une médiathèque.", "Diriger une médiathèque m'a appris la patience."],
      scope: ["J'ai fondé seule le club de lecture.", "Je suis l'unique responsable du fonds."],
    },
  },
  {
    author: "translator",
    source: `Waiter, Blue Anchor Hotel, April 2016 – October 2019
Served 90 guests each evening
Trained four apprentices
Cook, Harbour Bistro, since 2019
Diploma in Hospitality, Cork College, 2016
German (good)`,
    supported: [
      "D'avril 2016 à octobre 2019, j'ai été serveur au Blue Anchor Hotel.",
      "Je servais 90 clients chaque soir.",
      "J'ai formé quatre apprentis.",
      "Depuis 2019, je suis cuisinier au Harbour Bistro.",
      "Je parle bien allemand.",
    ],
    invented: {
      number: ["Je servais 190 clients chaque soir."],
      skill: ["Je parle bien russe."],
      title: ["J'ai été maître d'hôtel au Blue Anchor Hotel."],
      degree: ["J'ai un master en hôtellerie."],
      employer: ["J'ai été serveur au Ritz."],
      date: ["Je suis cuisinier depuis 2014."],
    },
  },
  {
    author: "paragraphs",
    source: `Aide-comptable, Cabinet Delorme, 2017 – 2020. Saisie de 300 factures par mois. Déclarations de TVA.
Comptable, Coopérative du Vallon, depuis janvier 2020. Tenue des comptes de 14 associations. Sage. Pas de connaissance de SAP.`,
    supported: [
      "Au Cabinet Delorme, j'ai saisi 300 factures par mois et préparé les déclarations de TVA. Depuis janvier 2020, je tiens les comptes de 14 associations à la Coopérative du Vallon.",
      "Je travaille avec Sage. La précision et la discrétion comptent beaucoup pour moi.",
    ],
    invented: {
      number: ["Depuis janvier 2020, je suis comptable à la Coopérative du Vallon. J'y tiens les comptes de 41 associations."],
      binding: [
        "Au Cabinet Delorme, j'ai préparé les déclarations de TVA. À la Coopérative du Vallon, je saisis 300 factures par mois.",
      ],
      negation: ["La précision compte pour moi. Je connais SAP."],
      scope: ["Je tiens les comptes de 14 associations et je dirige la coopérative."],
    },
  },
];
