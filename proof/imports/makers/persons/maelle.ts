import type { MakerPerson } from "@/proof/imports/makers/person";

export const maelle: MakerPerson = {
  key: "maelle",
  locale: "fr-FR",
  name: "Maëlle Tréguier",
  headline: "Infirmière coordinatrice",
  email: "maelle.treguier@exemple.example",
  phone: "+33 1 99 00 45 67",
  location: "Rennes, France",
  site: "",
  profiles: [["LinkedIn", "maelle-treguier", "linkedin.com/in/maelle-treguier"]],
  summary:
    "Infirmière depuis onze ans, coordinatrice de soins à domicile. Attentive aux familles, précise dans les transmissions et calme dans l’urgence.",
  jobs: [
    [
      "Association Les Genêts",
      "Infirmière coordinatrice",
      "Rennes, France",
      [[2019, 3], null],
      [
        "Coordination de neuf soignantes et de 85 patients suivis à domicile, dont vingt en soins palliatifs.",
        "Création d’un compte-rendu hebdomadaire partagé avec les médecins du secteur.",
      ],
    ],
    [
      "Clinique du Ponant",
      "Infirmière",
      "Brest, France",
      [
        [2013, 9],
        [2019, 2],
      ],
      ["Service de chirurgie de trente lits.", "Tutorat de douze étudiantes en soins infirmiers."],
    ],
  ],
  schools: [
    [
      "Institut de formation en soins infirmiers de Quimper",
      "Diplôme d’État",
      "Infirmier",
      "Quimper, France",
      [
        [2010, 9],
        [2013, 7],
      ],
    ],
    [
      "Lycée de la Rade",
      "Baccalauréat",
      "",
      "Brest, France",
      [
        [2007, 9],
        [2010, 6],
      ],
    ],
  ],
  projects: [],
  skills: [
    ["Soins", ["Perfusions", "Pansements complexes"]],
    ["Outils", ["Dossier patient", "Excel"]],
  ],
  languages: [
    ["Français", "Langue maternelle"],
    ["Breton", "B1"],
  ],
  publications: [],
  awards: [],
  own: {
    title: "Engagements syndicaux",
    entries: [
      [
        "Déléguée du personnel",
        [
          [2020, 1],
          [2022, 12],
        ],
        "Négociation des plannings de nuit.",
      ],
    ],
  },
};
