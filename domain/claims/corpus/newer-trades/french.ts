import type { Tradesperson } from "./tradesperson";

export const FRENCH: Tradesperson[] = [
  {
    author: "boulangère",
    source: `Apprentie boulangère, fournil Dubreuil, Saumur, 2009–2011
Boulangère, Aux Trois Épis, Angers, depuis mai 2012. Pains au levain, viennoiseries, pétrissage, cuisson, équipe de 3 personnes
Marché du samedi. Formation de deux apprentis depuis 2018
Nouvelle carte de pains en 2021. Invendus : 18 % en 2020, 9 % en 2023
CAP boulanger, 2011. Formation hygiène, 2016
Souhaite ouvrir sa propre boulangerie. Aucune expérience en chocolaterie`,
    supported: [
      "Depuis mai 2012, je pétris et je cuis chaque jour des pains au levain à Angers.",
      "J'ai appris le métier au fournil Dubreuil, où j'ai été apprentie pendant deux ans.",
      "Deux jeunes apprentis se forment à mes côtés depuis 2018.",
      "Le samedi, je tiens notre étal au marché.",
      "Les viennoiseries font également partie de mon quotidien.",
      "Nous avons renouvelé notre carte de pains en 2021.",
      "La part des invendus a été divisée par deux entre 2020 et 2023.",
      "Mon rêve serait d'ouvrir un jour une boulangerie à moi.",
      "Je n'ai jamais travaillé le chocolat.",
      "Si j'aime tant ce métier, c'est parce que le pain rassemble les gens.",
      "Titulaire d'un CAP de boulanger et formée à l'hygiène",
      "Je serais ravie de vous rencontrer afin d'échanger sur vos attentes.",
    ],
    invented: {
      superlative: ["Mes pains sont les plus réputés d'Angers.", "J'ai été la première femme à diriger ce fournil."],
      scope: ["Je gère seule toute la production.", "Je suis l'unique responsable de la carte."],
      negation: ["J'ai également pratiqué la chocolaterie.", "Je n'ai jamais formé d'apprentis."],
      wish: ["J'ai ouvert ma propre boulangerie.", "Ma boulangerie emploie trois personnes."],
      causality: [
        "Grâce à ma nouvelle carte, les invendus sont passés de 18 à 9 %.",
        "Mes apprentis ont permis d'augmenter les ventes du marché.",
      ],
      title: ["En tant que chef boulangère, je dirige une équipe de trois personnes."],
      number: ["Je forme cinq apprentis depuis 2018."],
      degree: ["J'ai obtenu un brevet de maîtrise en boulangerie."],
    },
    additions: [
      "Je tiens l'étal du marché et j'y propose des dégustations de vins.",
      "Je négocie aussi le prix des farines avec les meuniers.",
      "J'ai revu la carte afin de séduire une clientèle sportive.",
      "Au fournil, j'entretenais également les machines.",
    ],
  },
  {
    author: "archiviste",
    source: `Stagiaire, médiathèque de Châteaulune, 2013
Assistante archiviste, archives municipales de Port-Varenne, février 2014 – décembre 2018. Classement de fonds privés, salle de lecture, 400 mètres linéaires
Archiviste, musée du Textile, Roubaix, depuis 2019. Numérisation de plans, expositions, accueil de chercheurs
Projet de numérisation mené avec l'université. Demandes traitées : 350 en 2019, 620 en 2023
Master Archives, 2013. Notions de paléographie. Anglais courant
Aimerait se former à la restauration de papier. N'a jamais encadré d'équipe`,
    supported: [
      "Au musée du Textile, je numérise des plans et j'accueille les chercheurs depuis 2019.",
      "Auparavant, j'ai classé des fonds privés aux archives municipales de Port-Varenne.",
      "J'y assurais aussi l'accueil en salle de lecture.",
      "Le nombre de demandes que nous traitons a nettement progressé depuis 2019.",
      "J'ai mené, en lien avec l'université, un projet de numérisation.",
      "Titulaire d'un master obtenu en 2013, je parle couramment anglais et j'ai quelques notions de paléographie.",
      "La restauration du papier m'attire beaucoup et j'aimerais m'y former.",
      "L'encadrement d'une équipe serait nouveau pour moi.",
      "Participer à la préparation d'expositions me donne l'occasion de faire connaître des documents oubliés.",
      "Classement, numérisation et accueil de chercheurs",
      "Pour moi, une archive bien rangée est une mémoire qui respire.",
    ],
    invented: {
      superlative: ["Notre fonds textile est le plus riche de France.", "J'ai été élue meilleure archiviste de la région."],
      scope: ["J'ai mené seule le projet de numérisation.", "J'ai classé l'intégralité des archives municipales."],
      negation: ["J'ai l'habitude d'encadrer une équipe.", "Je n'ai pas de diplôme en archivistique."],
      wish: ["Je restaure des papiers anciens.", "Formée à la restauration du papier, je traite les plans abîmés."],
      causality: [
        "La numérisation a fait passer les demandes de 350 à 620.",
        "Mon anglais m'a valu d'être recrutée par le musée.",
      ],
      binding: ["À Port-Varenne, j'ai numérisé des plans.", "Au musée du Textile, j'ai classé 400 mètres linéaires."],
      skill: ["Je maîtrise le logiciel Ligeo."],
    },
    additions: [
      "J'accueille les chercheurs et je rédige des articles scientifiques.",
      "J'ai numérisé les plans pour réduire les frais d'assurance.",
      "En salle de lecture, j'animais des ateliers de généalogie.",
      "Je participe aux expositions et j'en assure la billetterie.",
    ],
  },
];
