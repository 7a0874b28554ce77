import type { Authored } from "../authors/authored";

export const FRENCH: Authored[] = [
  {
    author: "florist",
    source: `Fleuriste, Au Bonheur des Pivoines, Angers, mars 2014 – juillet 2018. Bouquets, compositions de deuil, une quinzaine de mariages par an
Responsable de boutique, Jardin de Léonie, Nantes, depuis septembre 2018. Équipe de 4, plannings, achats à Rungis une fois par semaine
Refonte de la vitrine et du site en 2021. Chiffre d'affaires 2022 : + 12 %
CAP Fleuriste, CFA de Sainte-Radegonde, 2013
Permis B. Anglais courant. Souhaite ouvrir sa propre boutique. Jamais travaillé dans l'événementiel d'entreprise`,
    supported: [
      "Titulaire d'un CAP Fleuriste obtenu en 2013, j'exerce ce métier avec passion.",
      "Pendant quatre ans, j'ai confectionné des bouquets et des compositions de deuil chez Au Bonheur des Pivoines, à Angers.",
      "Je fleurissais également une quinzaine de mariages chaque année.",
      "Depuis septembre 2018, je dirige la boutique Jardin de Léonie, à Nantes, avec une équipe de quatre personnes.",
      "J'établis les plannings et je me rends à Rungis chaque semaine pour les achats.",
      "En 2021, nous avons repensé la vitrine ainsi que le site internet.",
      "Je parle couramment anglais et je possède le permis de conduire.",
      "Je n'ai pas encore travaillé pour des événements d'entreprise.",
      "À terme, j'aimerais ouvrir mon propre magasin.",
      "Sens du contact et souci du détail sont pour moi indissociables de ce métier.",
    ],
    invented: {
      causality: [
        "Grâce à la refonte du site, le chiffre d'affaires a progressé de 12 % en 2022.",
        "Ma nouvelle vitrine a permis d'augmenter le chiffre d'affaires de 12 %.",
      ],
      wish: ["J'ai ouvert ma propre boutique.", "Propriétaire de ma boutique, je gère tout de A à Z."],
      binding: ["À Angers, je faisais les achats à Rungis."],
      number: ["Je dirige une équipe de quatorze personnes."],
      negation: ["J'ai l'habitude de l'événementiel d'entreprise."],
      degree: ["Je suis titulaire d'un BTS en horticulture."],
    },
  },
  {
    author: "researcher",
    source: `Doctorat en biologie marine, université de Kerlouan, 2012–2016. Thèse : croissance des huîtres en eau acide
Chercheuse postdoctorale, Institut Océane, Brest, janvier 2017 – décembre 2020. Campagnes en mer (6), analyses statistiques sous R, 9 articles publiés
Ingénieure d'études, Observatoire du Littoral, depuis février 2021. Suivi de la qualité de l'eau, 22 stations, base de données PostgreSQL
Encadrement de deux stagiaires de master. Nouveau protocole de prélèvement en 2022. Échantillons rejetés : 8 % en 2021, 3 % en 2023
Intérêt pour la modélisation climatique (non pratiquée). Anglais C1, portugais B1`,
    supported: [
      "J'ai soutenu en 2016 une thèse de biologie marine consacrée à la croissance des huîtres en milieu acide.",
      "J'ai ensuite passé quatre ans à l'Institut Océane de Brest en tant que chercheuse postdoctorale.",
      "Au cours de cette période, j'ai participé à six campagnes en mer et publié neuf articles.",
      "Je maîtrise les analyses statistiques avec R.",
      "Depuis 2021, je suis ingénieure d'études à l'Observatoire du Littoral, où je surveille la qualité de l'eau.",
      "Je m'occupe d'un réseau de 22 stations et d'une base de données PostgreSQL.",
      "J'ai également encadré deux étudiants de master pendant leur stage.",
      "Mon niveau d'anglais est de C1 et mon niveau de portugais de B1.",
      "La modélisation climatique m'intéresse, même si je ne l'ai pas encore pratiquée.",
      "De la recherche fondamentale au suivi de terrain, mon parcours m'a appris la rigueur et la patience.",
    ],
    invented: {
      causality: [
        "Mon nouveau protocole a fait baisser la part d'échantillons rejetés de 8 à 3 %.",
        "Grâce à l'encadrement de stagiaires, la part d'échantillons rejetés est tombée à 3 %.",
      ],
      wish: ["Je réalise des modélisations climatiques."],
      binding: ["À l'Institut Océane, je gérais 22 stations."],
      title: ["J'étais directrice de recherche à l'Institut Océane."],
      superlative: ["Ma thèse a été la plus citée de l'université de Kerlouan."],
      date: ["J'ai rejoint l'Observatoire du Littoral en 2019."],
    },
  },
  {
    author: "driver",
    source: `Je conduis des poids lourds depuis 2010. D'abord chez Transports Gaubert, à Limoges, jusqu'en 2017 : livraisons régionales, 15 clients par jour, porteur de 19 tonnes.
Depuis mars 2017, je travaille chez Frigo-Vallée : semi-remorque frigorifique, trajets vers l'Espagne et l'Italie, deux nuits par semaine sur la route. Formation à l'éco-conduite suivie en 2020. Consommation de la flotte : 33 litres aux 100 km en 2019, 30 litres en 2022. Aucun accident responsable.
Permis C et CE, FIMO 2010, FCO à jour. Espagnol scolaire. Je n'ai pas l'ADR, j'aimerais le passer. Je souhaite devenir formateur un jour.`,
    supported: [
      "Je suis chauffeur poids lourd depuis 2010.",
      "Chez Transports Gaubert, je livrais une quinzaine de clients par jour dans la région.",
      "Je suis employé par Frigo-Vallée depuis mars 2017 et je conduis un semi-remorque frigorifique.",
      "Mes trajets me mènent en Espagne et en Italie, et je dors deux nuits par semaine dans mon camion.",
      "Je n'ai jamais provoqué d'accident.",
      "En 2020, j'ai suivi une formation à la conduite économique.",
      "Mes permis C et CE sont valides, et ma FCO est à jour.",
      "Mon espagnol reste de niveau scolaire.",
      "Je ne possède pas encore l'ADR, mais je suis prêt à le passer.",
      "Ponctuel et autonome, je suis attaché au respect des délais et de la sécurité.",
    ],
    invented: {
      causality: [
        "Ma formation à l'éco-conduite a réduit la consommation de la flotte à 30 litres.",
        "La consommation de la flotte est passée de 33 à 30 litres parce que j'ai suivi une formation.",
      ],
      wish: ["Je suis formateur en conduite.", "Je détiens l'ADR."],
      binding: ["Chez Transports Gaubert, je roulais vers l'Espagne et l'Italie."],
      employer: ["J'ai commencé ma carrière chez Geodis."],
      scope: ["Je livre dans toute l'Europe."],
      negation: ["J'ai eu un accident responsable."],
    },
  },
  {
    author: "teacher",
    source: `Professeure des écoles, école Jules-Valmy, Tours, sept. 2009 – août 2016. CE1 et CE2, classes de 26 élèves
Directrice adjointe, école des Tilleuls, Blois, depuis sept. 2016. CM2, conseil d'école, remplacement de la directrice
Atelier de lecture créé en 2018 (30 enfants, le mercredi). Résultats de l'évaluation de français : 61 % de réussite en 2017, 74 % en 2021
Master MEEF, INSPE de Touraine, 2009
Notions de langue des signes. Projet : se former à l'enseignement spécialisé`,
    supported: [
      "J'enseigne à l'école primaire depuis 2009.",
      "À l'école Jules-Valmy de Tours, j'ai eu en charge des classes de CE1 et de CE2 de 26 enfants.",
      "Depuis 2016, je suis directrice adjointe de l'école des Tilleuls et j'ai une classe de CM2.",
      "Je remplace la directrice en son absence et je participe au conseil d'école.",
      "En 2018, j'ai mis sur pied un atelier de lecture qui accueille trente enfants le mercredi.",
      "Le taux de réussite en français est passé de 61 % en 2017 à 74 % en 2021.",
      "Je suis titulaire d'un master MEEF obtenu à l'INSPE de Touraine.",
      "J'ai quelques notions de langue des signes.",
      "Mon projet est de me former à l'enseignement spécialisé.",
      "Je vous prie d'agréer, Madame, Monsieur, l'expression de mes salutations distinguées.",
    ],
    invented: {
      causality: ["L'atelier de lecture que j'ai créé a porté le taux de réussite en français à 74 %."],
      wish: ["Je suis enseignante spécialisée.", "J'ai suivi une formation à l'enseignement spécialisé."],
      binding: ["À Tours, j'ai créé un atelier de lecture."],
      title: ["Je suis directrice de l'école des Tilleuls."],
      skill: ["Je suis interprète en langue des signes."],
      number: ["L'atelier de lecture accueille 130 enfants."],
    },
  },
];
