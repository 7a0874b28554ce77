import type { Authored } from "../authors/authored";

export const FRENCH: Authored[] = [
  {
    author: "childcare assistant",
    source: `Auxiliaire de puériculture, crèche Les Petits Galets, Dieppe, septembre 2013 – juin 2019. Section des bébés, repas, transmissions aux parents
Référente de section, multi-accueil La Farandole, Rouen, depuis juillet 2019. 18 enfants, planning des activités, accueil des stagiaires
Création d'un potager avec les enfants en 2021. Absences du personnel : 22 jours en 2020, 13 jours en 2022
Diplôme d'État d'auxiliaire de puériculture, institut de Montreval, 2013. PSC1
Langue des signes : notions. Souhaite préparer le concours d'éducatrice de jeunes enfants. Jamais travaillé la nuit`,
    supported: [
      "Diplômée d'État depuis 2013, j'ai d'abord veillé sur les tout-petits de la crèche Les Petits Galets pendant près de six ans.",
      "À La Farandole, je suis référente d'une section de dix-huit enfants et j'élabore le planning des activités.",
      "Le potager que j'ai imaginé avec les enfants en 2021 fait aujourd'hui la fierté de toute la structure.",
      "Accueillir les stagiaires et leur transmettre les bons gestes fait partie de mon quotidien.",
      "J'envisage de passer prochainement le concours d'éducatrice de jeunes enfants.",
    ],
    invented: {
      title: ["Éducatrice de jeunes enfants, j'encadre une section de dix-huit enfants."],
      causality: ["Grâce au potager, les absences du personnel ont reculé de neuf jours."],
      skill: ["Je maîtrise la langue des signes."],
      number: ["Je suis référente de vingt-huit enfants."],
    },
  },
  {
    author: "bus mechanic",
    source: `Mécanicien, garage Beaupré, Vesoul, 2010 – 2016. Freins, embrayages, contrôle technique
Technicien de maintenance, Transports Doubs Horizon, Besançon, depuis février 2016. Parc de 46 autobus, diagnostic électronique, astreintes
Tuteur de trois apprentis depuis 2020
Mise en place d'un carnet d'entretien numérique avec le chef d'atelier en 2021. Pannes en ligne : 31 en 2020, 19 en 2022
Bac pro maintenance des véhicules, lycée Vauban-le-Haut, 2010. Permis D
Intéressé par les moteurs électriques. Aucune expérience en carrosserie`,
    supported: [
      "Fort d'un bac pro en maintenance des véhicules, j'ai débuté au garage Beaupré, où je réparais freins et embrayages.",
      "Aujourd'hui, j'entretiens une flotte de quarante-six autobus et j'assure des astreintes.",
      "Depuis 2020, j'ai transmis mon savoir-faire à trois apprentis dont je suis le tuteur.",
      "Le nombre de pannes en ligne a baissé de douze en l'espace de deux ans.",
      "La carrosserie m'est encore étrangère ; en revanche, la motorisation électrique éveille ma curiosité.",
    ],
    invented: {
      scope: ["J'ai mis en place seul le carnet d'entretien numérique."],
      wish: ["Je répare aussi bien les moteurs électriques que thermiques."],
      title: ["Chef d'atelier depuis 2016, je gère un parc de 46 autobus."],
      negation: ["Je possède également une solide expérience en carrosserie."],
    },
  },
  {
    author: "lawyer's assistant",
    source: `Secrétaire juridique, cabinet Maître Delorme-Vasseur, Limoges, mars 2012 – décembre 2017
Rédaction de courriers, prise de rendez-vous, classement des dossiers
Assistante juridique, SCP Rivoire et associés, Lyon, depuis janvier 2018
Suivi de 150 dossiers, relations avec le greffe, facturation
Participation au passage à la dématérialisation en 2020
Délai moyen de réponse : 6 jours en 2019, 3 jours en 2021
BTS assistant de manager, 2011. Anglais B2. Word, Excel, RPVA
Bénévole dans une épicerie solidaire. Rêve de devenir clerc de notaire`,
    supported: [
      "Durant plus de cinq ans, j'ai tenu le secrétariat de Maître Delorme-Vasseur, à Limoges : courriers, rendez-vous, dossiers.",
      "Le suivi de cent cinquante dossiers m'a appris à jongler avec les échéances sans rien laisser au hasard.",
      "J'ai pris part à la dématérialisation du cabinet en 2020.",
      "Le délai de réponse moyen a été divisé par deux entre 2019 et 2021.",
      "Mon temps libre, je le consacre volontiers à une épicerie solidaire.",
    ],
    invented: {
      degree: ["Titulaire d'une licence de droit, je maîtrise la procédure civile."],
      causality: ["La dématérialisation a ramené le délai de réponse de six à trois jours."],
      binding: ["À Limoges, j'étais chargée de la facturation."],
      superlative: ["J'étais l'assistante la plus rapide du cabinet."],
    },
  },
  {
    author: "farmer",
    source: `Ouvrier agricole, ferme de la Vieille-Combe, Ardèche, 2014–2017. Traite, foin, clôtures
Maraîcher, GAEC du Soleil Levant, Drôme, depuis avril 2017. 3 hectares de légumes bio, vente sur deux marchés, 90 paniers par semaine
Irrigation goutte à goutte installée avec mon associé en 2019. Eau consommée : 4 200 m³ en 2018, 2 900 m³ en 2020
BPREA, centre de Valrieu, 2016. Certiphyto. Permis B et BE
Administrateur d'une coopérative de semences
Projet : ouvrir une ferme pédagogique`,
    supported: [
      "Après trois années comme ouvrier agricole en Ardèche, je me suis tourné vers le maraîchage biologique.",
      "Chaque semaine, nous composons quatre-vingt-dix paniers et tenons un étal sur deux marchés.",
      "En 2019, mon associé et moi avons équipé nos parcelles d'un arrosage goutte à goutte.",
      "Notre consommation d'eau a nettement diminué, passant de 4 200 à 2 900 m³.",
      "J'aimerais un jour accueillir des classes dans une ferme pédagogique.",
    ],
    invented: {
      wish: ["J'anime une ferme pédagogique depuis plusieurs saisons."],
      number: ["Nous cultivons treize hectares de légumes bio."],
      date: ["Je suis maraîcher dans la Drôme depuis 2014."],
      title: ["Président d'une coopérative de semences, je défends la biodiversité."],
    },
  },
  {
    author: "journalist",
    source: `Correspondante locale, L'Écho des Vallons, Aurillac, 2011–2014. Comptes rendus de conseils municipaux, portraits
Journaliste, La Dépêche du Marais, Niort, depuis octobre 2014. Rubrique culture, 5 articles par semaine, podcast mensuel
Responsable adjointe du site internet depuis 2021. Abonnés numériques : 1 800 en 2020, 3 100 en 2023
Master de journalisme, école de Saint-Clair, 2014. Espagnol courant
Prix du reportage régional 2019. N'a jamais fait de télévision
Envie d'écrire un livre`,
    supported: [
      "Mes premiers articles, je les ai signés à Aurillac : des portraits et des comptes rendus de conseils municipaux.",
      "La culture est ma rubrique depuis octobre 2014, au rythme de cinq papiers hebdomadaires et d'un podcast chaque mois.",
      "En 2019, un de mes reportages a été distingué par un prix régional.",
      "Le nombre d'abonnés numériques a progressé de 1 300 en trois ans.",
      "La télévision demeure pour moi un terrain inexploré, mais l'espagnol n'a guère de secrets pour moi.",
    ],
    invented: {
      title: ["Rédactrice en chef du site, je fixe la ligne éditoriale."],
      wish: ["Auteure d'un livre remarqué, j'aime les formats longs."],
      causality: ["Mon podcast a fait grimper le nombre d'abonnés à 3 100."],
      employer: ["J'ai collaboré au Monde pendant mes études."],
    },
  },
];
