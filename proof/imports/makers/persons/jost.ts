import type { MakerPerson } from "@/proof/imports/makers/person";

export const jost: MakerPerson = {
  key: "jost",
  locale: "de-DE",
  name: "Jost Bredenkamp",
  headline: "Vertriebsleiter Maschinenbau",
  email: "jost.bredenkamp@beispiel.example",
  phone: "+49 30 5550 0188",
  location: "04109 Leipzig",
  site: "bredenkamp.example",
  profiles: [
    ["XING", "Jost_Bredenkamp", "xing.com/profile/Jost_Bredenkamp"],
    ["LinkedIn", "jost-bredenkamp", "linkedin.com/in/jost-bredenkamp"],
  ],
  summary:
    "Vertriebsleiter mit zwölf Jahren Erfahrung im Verkauf von Pumpen und Anlagen. Verbindet technische Beratung mit langfristigen Kundenbeziehungen.",
  jobs: [
    [
      "Saalewerk Pumpen GmbH",
      "Vertriebsleiter",
      "Leipzig, Deutschland",
      [[2018, 4], null],
      [
        "Verantwortung für 14 Mitarbeitende und einen Jahresumsatz von 22 Mio. Euro in fünf Bundesländern.",
        "Einführung eines CRM-Systems, mit dem die Angebotszeit von neun auf drei Tage sank.",
      ],
    ],
    [
      "Oderland Anlagenbau AG",
      "Vertriebsingenieur",
      "Cottbus, Deutschland",
      [
        [2012, 10],
        [2018, 3],
      ],
      ["Betreuung von 60 Bestandskunden in Polen und Tschechien.", "Planung von drei Messeauftritten pro Jahr."],
    ],
  ],
  schools: [
    [
      "Technische Hochschule Saale",
      "Diplom",
      "Maschinenbau",
      "Halle, Deutschland",
      [
        [2007, 10],
        [2012, 9],
      ],
    ],
    [
      "Gymnasium am Auwald",
      "Abitur",
      "",
      "Leipzig, Deutschland",
      [
        [1999, 8],
        [2007, 6],
      ],
    ],
  ],
  projects: [],
  skills: [
    ["Software", ["SAP", "Excel", "Inventor"]],
    ["Vertrieb", ["Ausschreibungen", "Preisverhandlung"]],
  ],
  languages: [
    ["Deutsch", "Muttersprache"],
    ["Polnisch", "B2"],
  ],
  publications: [],
  awards: [],
  own: {
    title: "Wehrdienst",
    entries: [
      [
        "Sanitätsdienst der Bundeswehr",
        [
          [2006, 7],
          [2007, 3],
        ],
        "Ausbildung zum Sanitäter.",
      ],
    ],
  },
};
