/** `[year, month]`; null is “still going on”. */
export type Moment = readonly [year: number, month: number];
export type Span = readonly [start: Moment, end: Moment | null];

export interface MakerPerson {
  key: string;
  locale: string;
  name: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  site: string;
  profiles: readonly (readonly [network: string, username: string, address: string])[];
  summary: string;
  jobs: readonly (readonly [company: string, position: string, place: string, dates: Span, points: readonly string[]])[];
  schools: readonly (readonly [school: string, degree: string, area: string, place: string, dates: Span])[];
  projects: readonly (readonly [name: string, dates: Span, point: string])[];
  skills: readonly (readonly [label: string, words: readonly string[]])[];
  languages: readonly (readonly [language: string, fluency: string])[];
  publications: readonly (readonly [title: string, venue: string, year: number])[];
  awards: readonly (readonly [title: string, giver: string, year: number])[];
  /** A section that no product knows by its heading. */
  own: { title: string; entries: readonly (readonly [name: string, dates: Span, point: string])[] };
}

/** All persons, employers, schools and works are fictional; numbers and addresses are reserved ones. */
export const MAKER_PEOPLE: readonly MakerPerson[] = [
  {
    key: "tamsin",
    locale: "en-US",
    name: "Tamsin Okereke",
    headline: "Site Reliability Engineer",
    email: "tamsin.okereke@example.com",
    phone: "+1 (555) 010-4477",
    location: "Austin, TX",
    site: "okereke.example.com",
    profiles: [
      ["LinkedIn", "tamsin-okereke", "linkedin.com/in/tamsin-okereke"],
      ["GitHub", "tokereke", "github.com/tokereke"],
    ],
    summary:
      "Reliability engineer with ten years of keeping payment and telemetry systems up. Prefers small, well-tested changes and honest incident reviews over heroics.",
    jobs: [
      [
        "Marlowe Telemetry",
        "Senior Site Reliability Engineer",
        "Austin, TX",
        [[2021, 6], null],
        [
          "Raised availability of the ingestion pipeline to 99.97% while traffic grew from 2 to 9 billion events a day and three regions were added.",
          "Led a hands-on migration of 140 high-impact services to a shared deployment platform without a customer-facing outage.",
          "Wrote the on-call handbook that eleven teams use today.",
        ],
      ],
      [
        "Quillon Payments",
        "Site Reliability Engineer",
        "Denver, CO",
        [
          [2017, 9],
          [2021, 5],
        ],
        [
          "Cut the median time to recovery from 48 to 11 minutes by rehearsing failures every second Tuesday.",
          "Automated certificate rotation for 600 hosts.",
        ],
      ],
      [
        "Brightmoor Hosting",
        "Systems Administrator",
        "Tulsa, OK",
        [
          [2014, 7],
          [2017, 8],
        ],
        ["Ran 300 servers with two colleagues and no unplanned night shift in the last year.", "Moved backups off tape."],
      ],
    ],
    schools: [
      [
        "University of Cedar Plains",
        "BSc",
        "Computer Science",
        "Norman, OK",
        [
          [2010, 9],
          [2014, 6],
        ],
      ],
      [
        "Harlan Technical Institute",
        "Associate Degree",
        "Network Administration",
        "Tulsa, OK",
        [
          [2008, 9],
          [2010, 6],
        ],
      ],
    ],
    projects: [
      [
        "Pagerboard",
        [
          [2020, 1],
          [2022, 3],
        ],
        "A dashboard that shows which alerts were acted on, used by forty teams.",
      ],
    ],
    skills: [
      ["Languages", ["Go", "Python", "SQL"]],
      ["Platforms", ["Kubernetes", "Terraform", "Prometheus"]],
    ],
    languages: [
      ["English", "Native"],
      ["Igbo", "Conversational"],
    ],
    publications: [
      ["Rehearsing Failure in Small Teams", "Journal of Operations Practice", 2022],
      ["Alert Budgets That Hold", "Reliability Notes Conference", 2019],
    ],
    awards: [["Operations Prize", "Marlowe Telemetry", 2023]],
    own: {
      title: "Invited Talks",
      entries: [
        [
          "What Pagers Teach Us",
          [
            [2023, 4],
            [2023, 4],
          ],
          "Keynote before 400 people in Chicago.",
        ],
      ],
    },
  },
  {
    key: "rowan",
    locale: "en-GB",
    name: "Rowan Achterberg",
    headline: "Landscape Architect",
    email: "rowan@achterberg.example",
    phone: "+44 20 7946 0321",
    location: "Leeds, United Kingdom",
    site: "achterberg.example",
    profiles: [
      ["LinkedIn", "rowan-achterberg", "linkedin.com/in/rowan-achterberg"],
      ["Behance", "rowanachterberg", "behance.net/rowanachterberg"],
    ],
    summary:
      "Chartered landscape architect who plans parks that survive dry summers, school holidays and council budgets. Works with residents from the first sketch.",
    jobs: [
      [
        "Fennimore Landscape Partners",
        "Associate Landscape Architect",
        "Leeds, United Kingdom",
        [[2019, 2], null],
        [
          "Lead designer of a 14-hectare riverside park that opened four months early and stayed within its budget of £6.2m.",
          "Introduced drought-tolerant planting across nine long-term contracts with city councils.",
        ],
      ],
      [
        "Hadley & Voss Ltd",
        "Landscape Designer",
        "York, United Kingdom",
        [
          [2015, 10],
          [2019, 1],
        ],
        ["Drew planting plans for 32 schools.", "Built the studio’s library of soil tests, which four other studios now share."],
      ],
    ],
    schools: [
      [
        "University of Northmoor",
        "MA",
        "Landscape Architecture",
        "Sheffield, United Kingdom",
        [
          [2013, 9],
          [2015, 7],
        ],
      ],
      [
        "Northmoor College",
        "BA",
        "Geography",
        "Sheffield, United Kingdom",
        [
          [2010, 9],
          [2013, 7],
        ],
      ],
    ],
    projects: [
      [
        "Rain Gardens for Streets",
        [
          [2021, 3],
          [2021, 11],
        ],
        "A handbook of twelve planting plans for narrow pavements.",
      ],
    ],
    skills: [
      ["Software", ["AutoCAD", "QGIS", "Rhino"]],
      ["Planning", ["Tendering", "Soil surveys"]],
    ],
    languages: [
      ["English", "Native"],
      ["Dutch", "Fluent"],
    ],
    publications: [["Parks in Dry Years", "Landscape Review", 2021]],
    awards: [["Young Designer Medal", "Guild of Garden Makers", 2018]],
    own: {
      title: "Memberships",
      entries: [["Guild of Garden Makers", [[2016, 5], null], "Member of the committee for public spaces."]],
    },
  },
  {
    key: "priyanka",
    locale: "en-US",
    name: "Dr. Priyanka Vellore",
    headline: "Research Scientist",
    email: "p.vellore@example.edu",
    phone: "(555) 010-8812",
    location: "Madison, WI",
    site: "vellore-lab.example.edu",
    profiles: [
      ["LinkedIn", "pvellore", "linkedin.com/in/pvellore"],
      ["ORCID", "0000-0002-0000-4411", "orcid.org/0000-0002-0000-4411"],
      ["X", "pvellore", "x.com/pvellore"],
    ],
    summary:
      "Materials scientist working on membranes for water treatment. Happy to explain results to funders, students and the local newspaper alike.",
    jobs: [
      [
        "Lakeshore Research Institute",
        "Research Scientist",
        "Madison, WI",
        [[2020, 8], null],
        [
          "Run a group of five that develops low-cost membranes; two of them are in pilot plants with 20,000 litres a day.",
          "Raised 1.3 million dollars in peer-reviewed grants since 2021 and wrote the institute’s open-data policy.",
        ],
      ],
      [
        "Dunmore University",
        "Postdoctoral Researcher",
        "Buffalo, NY",
        [
          [2017, 9],
          [2020, 7],
        ],
        ["Measured ageing of polymer membranes over 18 months.", "Supervised seven undergraduate theses."],
      ],
      [
        "Dunmore University",
        "Teaching Assistant",
        "Buffalo, NY",
        [
          [2013, 9],
          [2017, 6],
        ],
        ["Taught thermodynamics to 90 students a year."],
      ],
    ],
    schools: [
      [
        "Dunmore University",
        "PhD",
        "Materials Science",
        "Buffalo, NY",
        [
          [2012, 9],
          [2017, 8],
        ],
      ],
      [
        "Saint Alder College",
        "BSc",
        "Chemistry",
        "Albany, NY",
        [
          [2008, 9],
          [2012, 5],
        ],
      ],
    ],
    projects: [],
    skills: [
      ["Methods", ["Spectroscopy", "Electron microscopy"]],
      ["Software", ["Python", "MATLAB", "LaTeX"]],
    ],
    languages: [
      ["English", "Native"],
      ["Tamil", "Native"],
    ],
    publications: [
      ["Ageing of Thin Polymer Membranes", "Annals of Water Materials", 2021],
      ["Salt Transport in Layered Films", "Polymer Letters", 2019],
      ["A Cheap Test for Leaks", "Journal of Filter Science", 2018],
    ],
    awards: [["Early Career Award", "Society for Clean Water", 2022]],
    own: {
      title: "Outreach",
      entries: [
        [
          "Water Day at Lakeside School",
          [
            [2022, 3],
            [2022, 3],
          ],
          "Experiments with 120 children.",
        ],
      ],
    },
  },
  {
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
  },
  {
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
  },
  {
    key: "iker",
    locale: "es-ES",
    name: "Iker Zubiría Lasa",
    headline: "Ingeniero de datos",
    email: "iker.zubiria@ejemplo.example",
    phone: "+34 600 000 142",
    location: "Bilbao, España",
    site: "zubiria.example",
    profiles: [
      ["GitHub", "ikerzl", "github.com/ikerzl"],
      ["LinkedIn", "ikerzubiria", "linkedin.com/in/ikerzubiria"],
    ],
    summary:
      "Ingeniero de datos con ocho años de experiencia en transporte público y energía. Construyo canalizaciones sencillas que otras personas pueden mantener.",
    jobs: [
      [
        "Tranvías del Nervión S.A.",
        "Ingeniero de datos",
        "Bilbao, España",
        [[2020, 5], null],
        [
          "Diseño de un almacén de datos que recibe 30 millones de validaciones al mes desde 120 estaciones.",
          "Reducción del coste de cómputo en un 41 % gracias a un nuevo formato de tablas.",
        ],
      ],
      [
        "Energías Urola",
        "Analista de datos",
        "San Sebastián, España",
        [
          [2016, 9],
          [2020, 4],
        ],
        ["Previsión diaria del consumo de 40.000 hogares.", "Formación interna de quince analistas."],
      ],
    ],
    schools: [
      [
        "Universidad de Aralar",
        "Grado",
        "Matemáticas",
        "Bilbao, España",
        [
          [2012, 9],
          [2016, 6],
        ],
      ],
      [
        "Colegio San Telmo",
        "Bachillerato",
        "",
        "Getxo, España",
        [
          [2010, 9],
          [2012, 6],
        ],
      ],
    ],
    projects: [
      [
        "Mapa de retrasos",
        [
          [2022, 2],
          [2022, 9],
        ],
        "Visualización abierta de los retrasos del tranvía.",
      ],
    ],
    skills: [
      ["Lenguajes", ["Python", "SQL", "Scala"]],
      ["Plataformas", ["Airflow", "Spark"]],
    ],
    languages: [
      ["Español", "Nativo"],
      ["Euskera", "C1"],
    ],
    publications: [],
    awards: [],
    own: {
      title: "Ponencias",
      entries: [
        [
          "Datos para tranvías",
          [
            [2021, 11],
            [2021, 11],
          ],
          "Charla ante 200 personas en Vitoria.",
        ],
      ],
    },
  },
];
