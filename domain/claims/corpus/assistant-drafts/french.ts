import type { Person } from "./person";

export const FRENCH: Person[] = [
  {
    author: "baker",
    source: `Boulanger-tourier
Maison Lavergnat, Annecy – depuis juin 2020
tourage croissants / pains au chocolat, 450 pièces le week-end, 250 en semaine
levain liquide, farines bio depuis 2022
invendus : 11 % en 2021, 7 % en 2023
remplace le chef pendant ses congés (3 semaines par an)
Fournil du Vieux Pont, Chambéry, 2016-2020 : pétrin + four, équipe de 4
apprentissage chez Perrachon 2014-2016, CAP boulanger (2016)
mention complémentaire boulangerie spécialisée, 2017
pas de CAP pâtissier, j'aimerais le passer
jamais encadré d'apprenti
3e au concours départemental du meilleur croissant, 2023
permis B, lever à 2 h sans souci`,
    supported: [
      "Boulanger-tourier passionné, fort de dix années de métier depuis l'obtention de mon CAP",
      "À la Maison Lavergnat, où je travaille depuis juin 2020, je m'occupe du tourage des croissants et des pains au chocolat.",
      "Cela représente 450 pièces le week-end et 250 les jours de semaine.",
      "Je travaille au levain liquide et, depuis 2022, avec des farines issues de l'agriculture biologique.",
      "La part des invendus est passée de 11 % en 2021 à 7 % deux ans après.",
      "Trois semaines par an, j'assure le remplacement du chef lorsqu'il est en congé.",
      "Auparavant, j'ai passé quatre ans au Fournil du Vieux Pont, à Chambéry, au pétrin et au four.",
      "Nous étions quatre dans l'équipe.",
      "J'ai décroché la troisième place au concours départemental du meilleur croissant en 2023.",
      "Formé chez Perrachon de 2014 à 2016, j'ai ensuite complété mon CAP par une mention complémentaire en boulangerie spécialisée.",
      "Je ne suis pas titulaire du CAP pâtissier, mais je souhaite le préparer.",
      "L'encadrement d'un apprenti serait une nouveauté pour moi, et c'est une mission qui me tente.",
      "Me lever à deux heures du matin ne me pose aucun problème.",
      "Rigoureux et soigneux, j'aime le travail bien fait et l'odeur du pain qui sort du four.",
      "Votre annonce évoque une production entièrement au levain : c'est exactement ce que je recherche.",
      "Titulaire du permis B, je suis prêt à faire la route.",
      "Bonjour Madame Charvin, je vous confirme ma présence à l'essai de jeudi et vous remercie de votre confiance.",
    ],
    invented: {
      number: ["Chaque week-end, je façonne près de 800 viennoiseries."],
      date: ["Je suis boulanger-tourier à la Maison Lavergnat depuis 2017."],
      skill: ["Je maîtrise également le travail du chocolat et le sucre tiré."],
      employer: ["J'ai fait mes premières armes à la boulangerie Montfalcon, à Chambéry."],
      title: ["Chef boulanger à la Maison Lavergnat, je veille à la qualité du tourage."],
      degree: ["Je suis titulaire d'un brevet professionnel de boulanger."],
      superlative: ["J'ai remporté le concours départemental du meilleur croissant en 2023."],
      causality: ["Le passage aux farines bio a fait reculer les invendus de 11 % à 7 %."],
      binding: ["Au Fournil du Vieux Pont, je préparais 450 viennoiseries le week-end."],
      negation: ["J'ai déjà encadré plusieurs apprentis au fournil."],
      wish: ["Après mon CAP boulanger, j'ai passé celui de pâtissier."],
    },
    additions: ["Je me charge aussi de la réception des livraisons et de l'inventaire mensuel."],
    letter: `Madame, Monsieur,
Votre recherche d'un tourier a tout de suite retenu mon attention. Depuis juin 2020, je travaille à la Maison Lavergnat, à Annecy, où je réalise croissants et pains au chocolat. En semaine, 250 pièces passent entre mes mains, et 450 le week-end. Il m'arrive aussi de remplacer le chef, à raison de trois semaines par an. J'ai appris mon métier en apprentissage chez Perrachon, puis j'ai rejoint une équipe de quatre personnes au Fournil du Vieux Pont. Mon CAP date de 2016 et ma mention complémentaire de l'année suivante. La pâtisserie m'attire, et j'aimerais un jour en passer le CAP. Je serais heureux de vous montrer mon travail lors d'un essai.
Je vous prie d'agréer, Madame, Monsieur, mes salutations distinguées.`,
    paragraph: [
      ["Je suis boulanger depuis 2016 et je travaille aujourd'hui à Annecy.", null],
      ["Le levain liquide fait partie de mon quotidien.", null],
      ["J'ai moi-même mis au point la recette des brioches de la maison.", "addition"],
      ["Pendant les congés du chef, c'est moi qui le remplace.", null],
      ["J'ai terminé troisième d'un concours national du croissant.", "scope"],
    ],
  },
  {
    author: "marine biologist",
    source: `CV – Maëlle Kerzoncuf, biologie marine
2021 à auj. : ingénieure d'études, Observatoire de la baie de Trévarn. Suivi des herbiers et du plancton, 2 sorties en mer par semaine ; base de données (PostgreSQL, R)
18 stations de prélèvement, dont 6 ajoutées en 2023
rapport annuel avec deux collègues
2018–2021 : chargée de mission, association Rivages Clairs : comptage d'oiseaux, animations scolaires (env. 30 classes par an)
Master Écologie marine, université de Kerlann, 2018. Stage de 6 mois à Bergen : larves de cabillaud
Permis côtier, CAH classe 0B depuis 2022
Statistiques bayésiennes : notions
Anglais courant, norvégien débutant
pas de thèse, mais l'idée me trotte dans la tête
température moyenne de l'eau en août : 17,1 °C (2021), 18,0 °C (2024)`,
    supported: [
      "Spécialiste du suivi des herbiers et du plancton, je suis ingénieure d'études à l'Observatoire de la baie de Trévarn depuis 2021.",
      "Deux fois par semaine, je pars en mer.",
      "Notre réseau compte dix-huit stations de prélèvement, dont un tiers a été ajouté en 2023.",
      "Gestion d'une base de données sous PostgreSQL et exploitation avec R",
      "Chaque année, je rédige avec deux collègues un rapport sur nos travaux.",
      "Entre 2021 et 2024, la température moyenne de l'eau au mois d'août a augmenté de près d'un degré.",
      "Mon expérience associative chez Rivages Clairs m'a amenée à compter des oiseaux et à sensibiliser une trentaine de classes par an.",
      "J'y ai travaillé trois ans en tant que chargée de mission.",
      "Diplômée d'un master en écologie marine de l'université de Kerlann, j'ai effectué un stage d'un semestre à Bergen sur les larves de cabillaud.",
      "Côté plongée professionnelle, je possède le certificat d'aptitude à l'hyperbarie, classe 0B, depuis 2022.",
      "Je suis en outre titulaire du permis côtier.",
      "Mes connaissances en statistiques bayésiennes restent à approfondir.",
      "Je parle couramment anglais et j'ai quelques bases de norvégien.",
      "Je n'ai pas de doctorat, mais l'envie d'en préparer un est bien présente.",
      "Curieuse et organisée, je m'adapte aussi bien aux caprices de la météo qu'à ceux des fichiers de données.",
      "La dimension pédagogique du poste que vous proposez fait écho à mes animations en milieu scolaire.",
      "Dans l'attente de votre retour, je me tiens à votre disposition pour un échange en visioconférence.",
    ],
    invented: {
      number: ["Je réalise des prélèvements dans 28 stations réparties dans la baie."],
      date: ["J'ai obtenu mon master en écologie marine en 2015."],
      skill: ["Je pratique couramment le séquençage d'ADN environnemental."],
      employer: ["J'ai commencé ma carrière au sein de l'association Mer et Dunes."],
      title: ["Directrice de recherche à l'Observatoire de la baie de Trévarn, j'étudie les herbiers."],
      degree: ["Titulaire d'un doctorat en écologie marine, je souhaite rejoindre votre laboratoire."],
      scope: ["J'ai piloté le suivi des herbiers sur l'ensemble du littoral français."],
      causality: ["La hausse de la température de l'eau nous a conduits à créer six stations en 2023."],
      binding: ["Lors de mon stage à Bergen, j'ai animé des séances pour une trentaine de classes."],
      negation: ["Je n'ai encore jamais plongé dans un cadre professionnel, faute de certificat."],
      wish: ["Je termine actuellement ma thèse."],
    },
    additions: ["J'entretiens moi-même les sondes et les filets entre deux campagnes."],
    letter: `Madame la Directrice,
C'est avec enthousiasme que je vous adresse ma candidature au poste de responsable du suivi biologique. Je travaille depuis 2021 à l'Observatoire de la baie de Trévarn, où je suis les herbiers et le plancton. Deux sorties en mer rythment mes semaines, et j'exploite par ailleurs nos données sous R et PostgreSQL. En 2023, six stations sont venues compléter notre réseau, qui en compte désormais 18. Auparavant, j'ai été chargée de mission pour l'association Rivages Clairs. Mon master de l'université de Kerlann m'avait conduite à Bergen pour un stage de six mois. Je parle couramment anglais et j'apprends volontiers. Votre approche participative me séduit, et je serais ravie d'en discuter avec vous.
Je vous prie de croire, Madame la Directrice, à l'expression de ma considération.`,
    paragraph: [
      ["Le plancton et les herbiers sont au cœur de mon travail actuel.", null],
      ["J'ai commencé dans le milieu associatif, entre comptages d'oiseaux et animations pour les écoles.", null],
      ["J'ai ensuite coordonné une équipe de huit bénévoles.", "addition"],
      ["Depuis 2022, je suis habilitée à plonger dans le cadre professionnel, grâce à mon certificat de classe 0B.", null],
    ],
  },
  {
    author: "payroll clerk",
    source: `Gestionnaire de paie
Groupe Thévenard (BTP), Dijon, janv. 2018 à ce jour
380 bulletins par mois, 3 conventions collectives, DSN
logiciel Silae ; avant : Sage Paie
participation au changement de logiciel en 2021 (tests, reprise des données)
régularisations : 48 en 2020, 20 en 2023
absences, IJSS, soldes de tout compte
Cabinet Rousselot, Beaune, assistante paie, 2014-2017, env. 60 TPE (commerces, restaurants)
BTS Comptabilité et gestion 2013, Titre pro gestionnaire de paie 2014
Excel (RECHERCHEV, TCD)
pas de management
souhaite évoluer vers le contrôle social / SIRH
télétravail 2 j par semaine
anglais scolaire`,
    supported: [
      "Gestionnaire de paie expérimentée dans le secteur du bâtiment et des travaux publics, après un début de carrière en cabinet",
      "J'établis chaque mois 380 bulletins pour le Groupe Thévenard et je gère la DSN.",
      "Mon périmètre couvre trois conventions collectives.",
      "En 2021, j'ai pris part au passage de Sage Paie à Silae, notamment aux tests et à la reprise des données.",
      "Le nombre de régularisations a diminué de plus de moitié entre 2020 et 2023, passant de 48 à 20.",
      "Le traitement des absences, des indemnités journalières et des soldes de tout compte m'est familier.",
      "Au Cabinet Rousselot, j'intervenais comme assistante paie pour une soixantaine de très petites entreprises.",
      "Il s'agissait surtout de commerces et de restaurants.",
      "Je suis titulaire d'un BTS en comptabilité et gestion ainsi que d'un titre professionnel de gestionnaire de paie obtenu en 2014.",
      "À l'aise avec Excel, j'utilise aussi bien la RECHERCHEV que les tableaux croisés dynamiques.",
      "Deux jours par semaine, je travaille depuis mon domicile.",
      "Je n'ai pas d'expérience managériale à ce jour.",
      "À terme, j'aimerais m'orienter vers le contrôle social ou les systèmes d'information RH.",
      "Mon anglais est de niveau scolaire.",
      "Discrète et méthodique, j'accorde une grande importance à la confidentialité.",
      "Pourquoi votre entreprise ? Parce que vous annoncez vouloir moderniser vos outils, et que ce type de chantier me stimule.",
    ],
    invented: {
      number: ["Je produis 830 bulletins de salaire par mois."],
      date: ["Depuis bientôt quinze ans, je m'occupe de la paie du Groupe Thévenard."],
      skill: ["Je paramètre également SAP HR et Cegid."],
      employer: ["Mes débuts se sont faits au cabinet Delorme & Associés, à Beaune."],
      title: ["En tant que responsable paie du Groupe Thévenard, j'établis les bulletins et la DSN."],
      degree: ["J'ai complété mon parcours par une licence en gestion des ressources humaines."],
      scope: ["J'ai dirigé le projet de changement de logiciel de paie en 2021."],
      causality: ["Le déploiement de Silae a permis de ramener les régularisations de 48 à 20."],
      binding: ["Au Cabinet Rousselot, je traitais 380 bulletins par mois."],
      negation: ["J'encadre depuis plusieurs années une petite équipe."],
      wish: ["Je travaille aujourd'hui dans le contrôle social."],
    },
    additions: ["J'ai également animé des réunions d'information pour les chefs de chantier."],
    letter: `Madame Jacquemin,
Je me permets de vous proposer ma candidature au poste de gestionnaire de paie. En poste depuis janvier 2018 au sein du Groupe Thévenard, à Dijon, j'y réalise 380 bulletins mensuels dans le cadre de trois conventions collectives. J'ai participé en 2021 au changement de logiciel et je travaille désormais sur Silae. Auparavant, le Cabinet Rousselot m'avait confié la paie d'environ 60 petites structures. Je possède un titre professionnel de gestionnaire de paie, acquis en 2014. Je précise que je n'ai encore jamais encadré d'équipe. Rigueur, ponctualité et discrétion sont les qualités que je mettrais à votre service. Je reste à votre disposition pour convenir d'un rendez-vous.
Bien cordialement`,
    paragraph: [
      ["Je suis gestionnaire de paie à Dijon et je prends en charge 380 bulletins chaque mois.", null],
      ["Les déclarations sociales nominatives font partie de mes missions.", null],
      ["J'ai aussi mis en place le coffre-fort numérique pour les salariés.", "addition"],
      ["De 2014 à 2017, j'ai été assistante paie en cabinet comptable, à Beaune.", null],
      ["Mon anglais courant me permet de dialoguer avec nos filiales étrangères.", "skill"],
    ],
  },
];
