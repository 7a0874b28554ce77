import type { MakerPerson } from "@/proof/imports/makers/person";

export const iker: MakerPerson = {
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
};
