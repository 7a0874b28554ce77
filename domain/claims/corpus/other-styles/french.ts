import type { Tradesperson } from "../newer-trades/tradesperson";

export const FRENCH: Tradesperson[] = [
  {
    author: "cheesemaker, terse lines",
    source: `Fromagère, GAEC des Trois Combes, depuis mars 2016
Tommes, faisselles, affinage en cave (600 pièces)
Lait de 55 chèvres, traite du matin un week-end sur deux
Vente au marché de Saint-Aubrac le jeudi
Pertes en cave : 9 % en 2019, 4 % en 2023
Avant : employée de laiterie, Coopérative du Val Sombre, 2013–2016
CAP crémier-fromager, 2013. Jamais fait de fromage au lait de vache
Aimerait apprendre l'affinage des bleus
Permis B`,
    supported: [
      "Fabrication de tommes et de faisselles depuis 2016",
      "Cave d'affinage : 600 pièces",
      "Marché de Saint-Aubrac tous les jeudis",
      "Traite du matin, un week-end sur deux",
      "Pertes en cave ramenées de 9 à 4 % entre 2019 et 2023",
      "CAP crémier-fromager obtenu en 2013",
      "Trois ans en laiterie auparavant (Coopérative du Val Sombre)",
    ],
    invented: {
      number: ["Traite de 85 chèvres"],
      superlative: ["Meilleure tomme du département"],
      wish: ["Affinage de bleus en cave"],
      negation: ["Fromages au lait de vache"],
      title: ["Cheffe de fabrication, GAEC des Trois Combes"],
    },
    additions: ["Fabrication de tommes, de yaourts et de beurre"],
  },
  {
    author: "notary's clerk, formal letter",
    source: `Clerc de notaire à l'étude Maillefer, Angers, depuis le 1er septembre 2015 : ventes immobilières, successions, environ 20 actes par mois.
BTS notariat, lycée Jeanne-Delaunay, 2013. Stage de six mois chez Maître Roussignol.
En 2021, j'ai mis en place avec la secrétaire un tableau de suivi ; les retards sont passés de 30 à 11 jours.
Je n'ai pas traité de dossiers d'entreprise. Je souhaite passer le diplôme de notaire.
Logiciel : Genapro. Anglais moyen. Trésorier d'un club d'échecs.`,
    supported: [
      "C'est avec un vif intérêt que j'ai pris connaissance de votre annonce pour un poste de clerc de notaire.",
      "J'ai l'honneur d'exercer mes fonctions au sein de l'étude Maillefer depuis plus de dix ans.",
      "J'y instruis chaque mois une vingtaine d'actes, principalement des ventes immobilières et des successions.",
      "Titulaire d'un BTS notariat, j'ai eu la chance d'effectuer un stage de six mois auprès de Maître Roussignol.",
      "De concert avec la secrétaire, j'ai instauré un tableau de suivi en 2021.",
      "Les délais de retard ont ainsi été ramenés de trente à onze jours.",
      "Les dossiers d'entreprise me sont à ce jour étrangers, mais je m'y consacrerais volontiers.",
    ],
    invented: {
      degree: ["Je suis titulaire du diplôme de notaire."],
      employer: ["J'ai précédemment collaboré avec l'étude Vauquelin à Nantes."],
      scope: ["J'assume seul l'ensemble des successions de l'étude."],
      negation: ["J'ai également une solide pratique des dossiers d'entreprise."],
      date: ["Je travaille dans cette étude depuis 2009."],
      skill: ["Je maîtrise parfaitement l'anglais juridique."],
    },
    additions: ["Je rédige en outre des contrats de mariage et des baux commerciaux."],
  },
  {
    author: "lifeguard, answers in an interview",
    source: `Maître-nageur, piscine des Roseaux, Vannes, de 2014 à aujourd'hui
Surveillance, leçons pour enfants de 6 à 10 ans, 8 groupes par semaine
Bébés nageurs le samedi depuis 2020, idée d'une collègue et moi
Sauvetages : 3. BEESAN 2014, recyclage secourisme chaque année
Avant, animateur en colonie, deux étés (2012, 2013)
Aquabike : non
Rêve : diriger une piscine
Je remplace le chef de bassin quand il est en congé`,
    supported: [
      "Ben, je suis maître-nageur aux Roseaux depuis 2014, et franchement je ne m'en lasse pas.",
      "J'ai huit groupes par semaine, des petits de six à dix ans.",
      "Les bébés nageurs du samedi, on a lancé ça en 2020 avec une collègue.",
      "J'ai sorti trois personnes de l'eau en tout, ça marque.",
      "Quand le chef de bassin est en congé, c'est moi qui le remplace.",
      "Mes premiers étés, je les ai passés comme animateur en colonie.",
      "L'aquabike, non, je n'en fais pas.",
    ],
    invented: {
      number: ["J'ai bien quinze groupes par semaine."],
      superlative: ["Je suis le meilleur pédagogue de la piscine, tout le monde le dit."],
      wish: ["Je dirige la piscine depuis deux ans."],
      negation: ["Je donne aussi les cours d'aquabike le soir."],
      causality: ["Grâce à mes leçons, il y a moins de noyades."],
      title: ["Je suis chef de bassin aux Roseaux."],
    },
    additions: ["Je m'occupe aussi de la chimie de l'eau et de la caisse."],
  },
  {
    author: "lighting technician, summary of a profile",
    source: `Régisseuse lumière, Théâtre du Passage, Dijon, depuis 01/2018 – 25 créations, console GrandMA, tournées en Belgique
Technicienne intermittente 2014–2017 : festivals, concerts
DMA régie de spectacle, 2014
Passage aux LED en 2022 (avec le directeur technique), consommation – 40 %
Habilitation électrique B2V. Pas de son ni de vidéo
Prévoit une formation en pyrotechnie
Anglais courant`,
    supported: [
      "Régisseuse lumière passionnée, au Théâtre du Passage depuis 2018.",
      "25 créations éclairées, et autant de rencontres.",
      "Des tournées en Belgique à la console GrandMA.",
      "J'ai participé au passage aux LED : 40 % de consommation en moins.",
      "Un parcours nourri par quatre années d'intermittence, entre festivals et concerts.",
      "Anglais courant | Habilitation B2V | DMA régie de spectacle",
    ],
    invented: {
      title: ["Directrice technique du Théâtre du Passage."],
      binding: ["Passage aux LED réalisé sur des festivals en 2015."],
      scope: ["À moi seule, j'ai conduit le passage aux LED."],
      wish: ["Artificière diplômée, je conçois aussi des effets pyrotechniques."],
      negation: ["Son et vidéo : cinq ans de pratique."],
      superlative: ["L'une des régisseuses les plus recherchées de France."],
      number: ["Plus de 60 créations à mon actif."],
    },
    additions: ["Créations lumière, décors et costumes."],
  },
  {
    author: "bookbinder, as if translated",
    source: `Relieur, atelier Parchemine, Tours, depuis 2011. Livres anciens, registres de mairies, environ 180 volumes par an. Dorure à la main
Apprentissage 2008–2011, CAP reliure
2019 : exposition de trois reliures à Blois
Formation d'une stagiaire en 2022
Ne fait pas de cartonnage. Voudrait visiter des ateliers au Japon`,
    supported: [
      "J'exerce le métier de relieur dans l'atelier Parchemine depuis l'année 2011.",
      "Dans une année je fais environ 180 volumes, des livres anciens et des registres pour les mairies.",
      "La dorure est faite par moi à la main.",
      "En 2019 trois de mes reliures ont été montrées dans une exposition à Blois.",
      "J'ai donné une formation à une stagiaire dans l'année 2022.",
      "Le cartonnage n'est pas dans mes activités.",
    ],
    invented: {
      date: ["Je fais le travail de relieur depuis 2003."],
      employer: ["J'ai travaillé pendant deux ans pour la Bibliothèque nationale."],
      causality: ["Grâce à l'exposition, les commandes ont augmenté."],
      degree: ["Je possède un brevet des métiers d'art."],
      superlative: ["Je suis le premier relieur de Tours qui fait la dorure."],
      wish: ["J'ai travaillé dans des ateliers au Japon."],
      negation: ["Le cartonnage fait partie de mes activités de tous les jours."],
    },
    additions: ["Je restaure aussi des cartes et je fabrique du papier."],
  },
];
