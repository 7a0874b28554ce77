import type { Entry } from "../pairs";

/** More French people, with whom rules were changed: nothing of them is sealed. */
export const FRENCH_PRACTICE: Entry[] = [
  {
    source: `Hôtesse d'accueil, clinique des Ormes, Rennes, 2012-2015 : standard, rendez-vous, dossiers
Technicienne de laboratoire, Biolab Ouest, Rennes, depuis mars 2016 : prélèvements, hématologie, contrôle qualité, astreintes un week-end sur quatre
Référente hygiène du site depuis 2020. Équipe de 7 personnes
Nouveau circuit des échantillons en 2021, avec la biologiste. Résultats rendus en retard : 9 % en 2020, 4 % en 2022
BTS Analyses de biologie médicale, 2015. Certificat de prélèvement, 2017
Anglais technique. Secouriste du travail
Aimerait passer le diplôme de cadre. N'a jamais travaillé en bactériologie`,
    supported: [
      "Technicienne de laboratoire depuis mars 2016, je réalise les prélèvements et les analyses d'hématologie.",
      "Un week-end sur quatre, je suis d'astreinte.",
      "Mes collègues me confient depuis 2020 le rôle de référente hygiène.",
      "C'est à l'accueil d'une clinique que j'ai découvert le monde de la santé.",
      "Le contrôle qualité demande de la méthode, et j'y prends plaisir.",
      "Nous avons repensé le circuit des échantillons avec la biologiste.",
      "La part des résultats rendus en retard est passée de 9 à 4 % entre 2020 et 2022.",
      "Je possède le certificat de prélèvement et un BTS en analyses de biologie médicale.",
      "La bactériologie reste pour moi une discipline à découvrir.",
      "Devenir cadre est un objectif que je me suis fixé.",
      "Je lis l'anglais technique sans difficulté.",
      "Forte de mon expérience à la clinique des Ormes puis chez Biolab Ouest, je souhaite aujourd'hui rejoindre votre équipe.",
      "En cas d'urgence, ma formation de secouriste du travail m'aide à garder mon sang-froid.",
      "Vous recherchez une personne rigoureuse : c'est ce que mes collègues apprécient chez moi.",
      "Disponible immédiatement, je peux me déplacer pour un entretien.",
    ],
    invented: [
      "J'encadre les sept techniciens du site.",
      "J'ai pratiqué la bactériologie.",
      "Je suis diplômée de l'école des cadres.",
      "Le nouveau circuit a réduit les retards à 4 %.",
      "Je valide les résultats des patients hospitalisés.",
    ],
  },
  {
    source: `Conducteur de tramway, réseau Rivalys, Nantes, depuis septembre 2014. Lignes 1 et 3, horaires décalés, 200 jours de conduite par an
Formateur interne depuis 2019 : douze nouveaux conducteurs accompagnés
Membre du comité sécurité. Nouvelle signalisation testée en 2022 avec le service technique. Incidents : 15 en 2021, 8 en 2023
Livreur, Colis Loire, 2010-2014 : tournées en camionnette, 60 colis par jour
Bac professionnel maintenance, 2010. Permis B, habilitation tramway 2014
Espagnol courant. Projet : devenir régulateur. Aucune expérience de conduite de bus`,
    supported: [
      "Voilà plus de dix ans que je conduis le tramway à Nantes, sur les lignes 1 et 3.",
      "Les horaires décalés font partie du métier et ne me gênent pas.",
      "En tant que formateur interne, j'ai accompagné douze nouveaux conducteurs.",
      "Auparavant, je livrais chaque jour une soixantaine de colis en camionnette.",
      "Je siège au comité sécurité, où l'on écoute chacun.",
      "Avec le service technique, nous avons testé une signalisation nouvelle en 2022.",
      "Les incidents ont presque diminué de moitié depuis 2021.",
      "Mon bac professionnel en maintenance me permet de comprendre une panne et de la décrire.",
      "Je parle couramment espagnol, ce qui rend service aux voyageurs étrangers.",
      "Je souhaite évoluer vers un poste de régulateur.",
      "Conduire un bus serait nouveau pour moi.",
      "Ce que j'aime le plus, c'est le calme du premier tram du matin.",
      "Je serais heureux de vous exposer ma motivation de vive voix.",
      "De la camionnette au tramway, la route a toujours été mon bureau.",
      "Ma patience avec les voyageurs vient sans doute de mes années de livraison.",
    ],
    invented: [
      "J'ai formé trente conducteurs.",
      "Je suis régulateur depuis 2022.",
      "Je préside le comité sécurité.",
      "J'ai aussi conduit des bus articulés.",
      "Grâce à la signalisation que j'ai testée, les incidents sont tombés à 8.",
    ],
  },
];
