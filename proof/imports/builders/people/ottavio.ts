import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const ottavio: BuilderPerson = {
  locale: "it-IT",
  name: "Ottavio Brancaleoni",
  headline: "Tecnico di laboratorio",
  email: "ottavio.b@posta.example",
  phone: "(+39) 3205550164",
  location: "Perugia, Italia",
  site: "",
  profiles: [["LinkedIn", "ottaviobrancaleoni", "linkedin.com/in/ottaviobrancaleoni"]],
  summary:
    "Tecnico di laboratorio con esperienza in analisi delle acque e controllo qualità. Preciso, abituato a lavorare secondo norme ISO e a documentare ogni passaggio.",
  jobs: [
    {
      company: "ACQUE DELL’UMBRIA",
      place: "Perugia, Italia",
      roles: [
        {
          position: "Tecnico di laboratorio",
          from: [2019, 3],
          to: null,
          points: ["Analisi chimiche di 60 campioni a settimana.", "Taratura degli strumenti e manutenzione ordinaria."],
        },
      ],
    },
    {
      company: "OLEIFICIO MONTEFORTE",
      place: "Spoleto, Italia",
      roles: [
        {
          position: "Addetto al controllo qualità",
          from: [2015, 10],
          to: [2019, 2],
          points: ["Prelievo e analisi di oli in ogni fase della produzione."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Università degli Studi di Valdarno",
      degree: "Laurea in Scienze chimiche",
      place: "Arezzo, Italia",
      from: [2011, 10],
      to: [2015, 7],
    },
  ],
  skills: [["Laboratorio", ["Gascromatografia", "Spettrofotometria", "LIMS"]]],
  languages: [
    ["Inglese", "B2"],
    ["Tedesco", "A2"],
  ],
  certifications: [["Auditor interno ISO 17025", "Ente Verifica Italia", 2020]],
};
