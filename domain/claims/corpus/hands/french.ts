import type { Authored } from "../authors/authored";

export const FRENCH: Authored[] = [
  {
    author: "nurse",
    source: `Infirmière, service de cardiologie, clinique des Aubépines, 09/2017 – 04/2023
12 lits, nuits et week-ends
Pansements, perfusions, prises de sang
Encadrement de 6 étudiants
Participation à l'audit des prescriptions 2021 ; erreurs passées de 14 à 5 par mois
Aide-soignante, résidence du Lavoir, 2015 – 2017
Diplôme d'État, IFSI de Quimper, 2017
Pas d'expérience en pédiatrie. Souhaite se former à la réanimation`,
    supported: [
      "Pendant plus de cinq ans, j'ai été infirmière en cardiologie à la clinique des Aubépines.",
      "Le service comptait douze lits et je travaillais aussi la nuit et le week-end.",
      "Je faisais les pansements, je posais les perfusions et je prélevais le sang.",
      "Six étudiantes et étudiants ont été formés à mes côtés.",
      "Auparavant, j'ai travaillé comme aide-soignante à la résidence du Lavoir.",
      "Je n'ai encore jamais exercé en pédiatrie.",
      "J'aimerais me former un jour à la réanimation.",
    ],
    invented: {
      number: ["Le service comptait 21 lits.", "J'ai encadré seize étudiants."],
      date: ["J'ai quitté la clinique en juin 2024."],
      title: ["J'étais cadre de santé du service de cardiologie."],
      degree: ["Je suis titulaire d'un master en sciences infirmières."],
      causality: ["Comme j'encadrais des étudiants, les erreurs ont diminué."],
      negation: ["J'ai une solide expérience en pédiatrie."],
      wish: ["Je suis formée à la réanimation."],
      binding: ["À la résidence du Lavoir, j'ai travaillé en cardiologie."],
    },
  },
  {
    author: "chef",
    source: `J'ai travaillé au Pot de Grès, à Sarlande, de 2014 à 2019, d'abord aux légumes, puis aux sauces. Nous étions une brigade de huit et nous faisions environ 110 couverts le samedi.
Depuis mai 2019, je suis second de cuisine à l'hôtel Marenval. J'établis la carte du midi avec le chef et je commande le poisson. En 2022, nous avons réduit le gaspillage d'un cinquième après que j'ai commencé à peser les restes.
CAP cuisine, lycée hôtelier de Brive, 2014. Portugais parlé en famille. Je n'ai jamais dirigé une cuisine seul, mais j'en rêve.`,
    supported: [
      "Mes débuts, je les ai faits au poste des légumes du Pot de Grès, avant de passer aux sauces.",
      "Le samedi, à huit, nous servions une centaine de couverts, plus précisément 110 environ.",
      "Depuis mai 2019, j'occupe le poste de second de cuisine à l'hôtel Marenval.",
      "Avec le chef, je compose la carte du déjeuner, et c'est moi qui passe les commandes de poisson.",
      "Depuis que je pèse les restes, nous gaspillons 20 % de moins.",
      "À la maison, nous parlons portugais.",
    ],
    invented: {
      number: ["Nous étions une brigade de dix-huit."],
      date: ["J'ai obtenu mon CAP en 2011."],
      employer: ["J'ai cuisiné à l'Auberge du Cèdre avant l'hôtel Marenval."],
      title: ["Chef de cuisine de l'hôtel Marenval, j'établis la carte du midi."],
      superlative: ["Le Pot de Grès était la meilleure table de Sarlande."],
      scope: ["Je compose seul toute la carte du midi."],
      skill: ["Je maîtrise également la pâtisserie."],
      wish: ["J'ai dirigé une cuisine."],
    },
  },
  {
    author: "driver",
    source: `Conducteur poids lourd, Transports Vaubrun, depuis 2016. Permis CE. Surtout Nantes – Lyon aller-retour, cinq nuits par semaine. Aucun accident.
Chargement et arrimage de pièces de machines jusqu'à 24 tonnes. Chronotachygraphe numérique. Deux nouveaux conducteurs accompagnés.
Avant : livreur chez Colivite, 2012 – 2016, environ 130 colis par jour.
CACES chariot 2018. Formation ADR pas encore faite.`,
    supported: [
      "Je suis chauffeur routier chez Transports Vaubrun depuis une dizaine d'années.",
      "Je fais le plus souvent Nantes-Lyon et retour, 5 nuits par semaine.",
      "Je n'ai jamais eu d'accident.",
      "Je charge et j'arrime des pièces pesant jusqu'à 24 t.",
      "J'ai passé le CACES pour chariots en 2018.",
      "Avant cela, je livrais chaque jour quelque 130 paquets pour Colivite.",
    ],
    invented: {
      number: ["J'arrime des charges jusqu'à 44 tonnes."],
      skill: ["Je transporte des matières dangereuses."],
      employer: ["J'ai été livreur chez Chronopost."],
      title: ["J'étais responsable d'exploitation chez Transports Vaubrun."],
      negation: ["J'ai eu deux accidents."],
      binding: ["Chez Colivite, je roulais entre Nantes et Lyon."],
      scope: ["J'ai formé tous les conducteurs de l'entreprise."],
      date: ["Je conduis pour Transports Vaubrun depuis 2013."],
    },
  },
  {
    author: "clerk",
    source: `Assistante administrative, mairie de Valbonnet, février 2018 – aujourd'hui
Accueil du public, une quarantaine de personnes par jour
Courrier, agenda des élus, archives
Dématérialisation des dossiers d'état civil avec le service informatique ; délai de réponse passé de 10 à 4 jours
Hôtesse de caisse, Supérette Duval, 2015 – 2018
BTS gestion de la PME, lycée Camille-Corot, 2015
Word, Excel, Outlook. Anglais scolaire`,
    supported: [
      "J'accueille quotidiennement une quarantaine d'usagers à la mairie de Valbonnet.",
      "Je gère en outre le courrier, les rendez-vous des élus et le classement des archives.",
      "Grâce à la numérisation des dossiers d'état civil, menée avec les informaticiens, le délai de réponse est tombé de dix à quatre jours.",
      "J'ai d'abord été caissière pendant trois ans à la Supérette Duval.",
      "Je suis titulaire d'un BTS obtenu au lycée Camille-Corot en 2015.",
      "Je me sers aisément de la suite bureautique : Word, Excel et Outlook.",
    ],
    invented: {
      number: ["J'accueille quatre cents personnes par jour."],
      skill: ["Je parle couramment l'allemand.", "Je tiens la comptabilité sur Sage."],
      title: ["Je suis secrétaire générale de la mairie."],
      degree: ["J'ai une licence en droit."],
      causality: ["Grâce à mon accueil, le délai de réponse est passé de 10 à 4 jours."],
      superlative: ["Je suis l'agent le plus rapide de la mairie."],
      binding: ["À la Supérette Duval, je gérais l'agenda des élus."],
    },
  },
  {
    author: "translated",
    source: `Desarrolladora de software, Brisa Digital, marzo de 2020 – actualidad
Servicios en Python y PostgreSQL para una aplicación de reservas con unos 40.000 usuarios
Reescribí el proceso nocturno; pasó de 95 a 35 minutos
Prácticas en el Museo del Mar, verano de 2019: página web en React para visitantes
Grado en Informática, Universidad de Murcia, 2019
Inglés C1. Sin experiencia en gestión de equipos`,
    supported: [
      "Depuis mars 2020, je suis développeuse logiciel chez Brisa Digital.",
      "J'y développe en Python et PostgreSQL une application de réservation qui compte quelque 40 000 utilisateurs.",
      "En réécrivant le traitement de nuit, j'ai ramené sa durée de 95 à 35 minutes.",
      "Pendant un stage au Museo del Mar, à l'été 2019, j'ai créé un site en React pour les visiteurs.",
      "Je suis diplômée en informatique de l'université de Murcie.",
      "Je parle anglais (niveau C1).",
    ],
    invented: {
      number: ["L'application compte 140 000 utilisateurs."],
      employer: ["J'ai fait un stage chez Ubisoft."],
      title: ["Je dirige l'équipe technique de Brisa Digital."],
      degree: ["Je suis docteure en informatique."],
      negation: ["J'ai géré des équipes."],
      scope: ["J'ai développé seule l'application entière."],
      superlative: ["J'ai livré le site le plus primé du musée."],
      date: ["J'ai obtenu mon diplôme en 2016."],
      wish: ["J'ai appris à gérer une équipe."],
      causality: ["Mon site en React a permis de ramener le traitement à 35 minutes."],
    },
  },
];
