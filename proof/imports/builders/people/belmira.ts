import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const belmira: BuilderPerson = {
  locale: "pt-PT",
  name: "Belmira Sarmento",
  headline: "Gestora de Operações",
  email: "belmira@sarmento.example",
  phone: "+351 920 000 417",
  location: "Braga, Portugal",
  site: "",
  profiles: [["LinkedIn", "belmira-sarmento", "linkedin.com/in/belmira-sarmento"]],
  summary:
    "Gestora de operações com dez anos de experiência em logística alimentar. Habituada a equipas grandes, a prazos curtos e a fornecedores difíceis.",
  jobs: [
    {
      company: "Cestos do Minho",
      place: "Braga",
      roles: [
        {
          position: "Gestora de Operações",
          from: [2021, 2],
          to: null,
          points: [
            "Coordena 46 pessoas em dois armazéns e três turnos.",
            "Reduziu o desperdício de produtos frescos de 9 para 4 por cento.",
          ],
        },
      ],
    },
    {
      company: "Frutaria Valverde, S.A.",
      place: "Porto",
      roles: [
        {
          position: "Supervisora de Armazém",
          from: [2017, 9],
          to: [2021, 1],
          points: ["Planeou as entregas diárias a 120 lojas.", "Formou os novos colaboradores do turno da noite."],
        },
      ],
    },
    {
      company: "Rota Azul Transportes",
      place: "Guimarães",
      roles: [
        {
          position: "Assistente Administrativa",
          from: [2014, 3],
          to: [2017, 8],
          points: ["Faturação e arquivo de guias de transporte."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Instituto Politécnico de Vilarinho",
      degree: "Licenciatura em Gestão",
      place: "Braga",
      from: [2010, 9],
      to: [2013, 7],
    },
  ],
  skills: [
    ["Ferramentas", ["SAP", "Excel avançado", "Power BI"]],
    ["Métodos", ["Lean", "Kaizen", "Gestão de stocks"]],
  ],
  languages: [
    ["Português", "Língua materna"],
    ["Inglês", "C1"],
    ["Francês", "B1"],
  ],
  certifications: [["Formação de Formadores", "Academia Horizonte", 2019]],
};
