import type { Entry } from "./pairs";

export const FRENCH: Entry[] = [
  {
    source:
      "Designer produit chez Pinnord, 2019 – 2023. Refonte du paiement, conversions en hausse de 12 %. Outils : Figma, Sketch.",
    supported: [
      "Chez Pinnord, j'ai refondu le paiement et augmenté les conversions de 12 %.",
      "Pendant quatre ans, j'ai travaillé chez Pinnord avec Figma.",
    ],
    invented: ["Chez Pinnord, j'ai augmenté les conversions de 35 %.", "J'ai été directrice du design chez Pinnord."],
  },
  {
    source: "Infirmier, hôpital d'Aberlin, depuis mars 2018. Jusqu'à huit patients par garde. Trois collègues formés.",
    supported: [
      "Depuis mars 2018, je suis infirmier à l'hôpital d'Aberlin.",
      "Je suis jusqu'à 8 patients par garde et j'ai formé trois collègues.",
    ],
    invented: ["Je suis infirmier depuis avril 2010.", "J'ai formé treize collègues à l'hôpital d'Aberlin."],
  },
  {
    source: "Développeuse. Services en Python et PostgreSQL pour Port Travaux. Temps de réponse réduit de 800 ms à 200 ms.",
    supported: [
      "J'ai réduit le temps de réponse de 800 ms à 200 ms.",
      "Pour Port Travaux, j'ai développé des services en Python.",
    ],
    invented: ["J'ai développé des services en Python et en Rust.", "J'ai développé des services chez Capital Rochepont."],
  },
  {
    source: "Licence de biologie, université de Marrow, 2016. Assistante de laboratoire chez Fougelab, 2016 – 2018.",
    supported: ["Après une licence de biologie, j'ai été assistante de laboratoire.", "J'ai travaillé deux ans chez Fougelab."],
    invented: [
      "Après un master de biologie, j'ai travaillé chez Fougelab.",
      "Titulaire d'un doctorat, j'ai été assistante de laboratoire.",
    ],
  },
  {
    source: "Commercial. 40 clients suivis dans le nord. Objectif 2022 atteint à 105 %. Français et anglais.",
    supported: ["En 2022, j'ai atteint 105 % de mon objectif.", "Je parle anglais et je suis 40 clients."],
    invented: ["Je suis 240 clients dans le nord.", "Je parle français, anglais et allemand."],
  },
  {
    source: "Préparatrice de commandes chez Hautgrain, 2020 – 2022. Environ 90 commandes par jour.",
    supported: ["Chez Hautgrain, je préparais environ 90 commandes par jour.", "J'ai préparé des commandes pendant deux ans."],
    invented: ["J'ai préparé des commandes pendant neuf ans.", "J'étais la meilleure préparatrice de l'entrepôt."],
  },
  {
    source: "Professeur de mathématiques. Programme de tutorat pour 60 élèves. Rédaction d'un guide de protection des données.",
    supported: ["J'ai lancé un programme de tutorat pour 60 élèves.", "J'ai rédigé un guide de protection des données."],
    invented: ["Mon programme de tutorat primé a touché 60 élèves.", "J'ai doublé le nombre d'élèves du programme."],
  },
  {
    source:
      "Assistante marketing, Quillon Médias, juin 2021 – août 2023. Lettre d'information à 15 000 lecteurs. Excel, Mailchimp.",
    supported: [
      "J'ai envoyé une lettre d'information à 15.000 lecteurs.",
      "Dès juin 2021, j'ai travaillé chez Quillon Médias avec Excel.",
    ],
    invented: ["J'ai géré un budget de 200 000 euros.", "J'ai travaillé avec Salesforce et Excel."],
  },
  {
    source: "Cuisinier dans une équipe de cinq personnes. Menu de la semaine. Gaspillage réduit d'un tiers.",
    supported: ["Dans une équipe de 5 personnes, je préparais le menu de la semaine.", "J'ai réduit le gaspillage d'un tiers."],
    invented: ["J'ai réduit le gaspillage de moitié.", "Comme chef de cuisine, je préparais le menu de la semaine."],
  },
  {
    source:
      "Responsable d'une équipe de six développeurs chez Orbit Fret depuis 2020. 14 services migrés vers Docker. Certifiée AWS.",
    supported: [
      "Comme responsable d'équipe, j'encadre six développeurs chez Orbit Fret.",
      "J'ai migré 14 services vers Docker et je suis certifiée AWS.",
    ],
    invented: ["Comme directrice technique, j'encadre six développeurs.", "J'ai migré 14 services vers Kubernetes."],
  },
  {
    source: "Réceptionniste à l'Hôtel du Tilleul. Parle couramment espagnol. 30 arrivées par jour.",
    supported: [
      "Je parle couramment espagnol et j'accueillais 30 arrivées par jour.",
      "J'ai travaillé à la réception de l'Hôtel du Tilleul.",
    ],
    invented: ["Je parle couramment espagnol et italien.", "J'ai travaillé pour le leader de l'hôtellerie en Europe."],
  },
  {
    source: "Bénévole à la Banque du Fleuve, 2015 – 2017. Collecte de 20 000 euros de dons.",
    supported: ["J'ai collecté 20 000 € de dons.", "De 2015 à 2017, j'ai été bénévole."],
    invented: ["J'ai collecté 2 millions d'euros de dons.", "De 2010 à 2017, j'ai été bénévole."],
  },
  {
    source: "Comptable. Clôture mensuelle avec SAP. Clôture ramenée de dix à six jours.",
    supported: ["Je fais la clôture mensuelle avec SAP.", "J'ai ramené la clôture de 10 à 6 jours."],
    invented: ["J'ai ramené la clôture à deux jours.", "Titulaire d'un MBA, je fais la clôture avec SAP."],
  },
];
