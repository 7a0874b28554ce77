import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const bronka: BuilderPerson = {
  locale: "pl-PL",
  name: "Bronisława Zalewiak",
  headline: "Analityczka danych",
  email: "b.zalewiak@poczta.example",
  phone: "+48 22 555 01 84",
  location: "Wrocław, Polska",
  site: "",
  profiles: [["GitHub", "bzalewiak", "github.com/bzalewiak"]],
  summary:
    "Analityczka danych z sześcioletnim doświadczeniem w handlu internetowym. Buduję raporty, z których zespoły korzystają codziennie.",
  jobs: [
    {
      company: "Koralik Sp. z o.o.",
      place: "Wrocław, Polska",
      roles: [
        {
          position: "Starsza analityczka danych",
          from: [2021, 2],
          to: null,
          points: [
            "Model prognozy popytu zmniejszył nadwyżki magazynowe o 18 procent.",
            "Prowadzenie zespołu czterech analityków.",
          ],
        },
      ],
    },
    {
      company: "Towarzystwo Ubezpieczeń Jodła",
      place: "Poznań, Polska",
      roles: [
        {
          position: "Specjalistka ds. raportowania",
          from: [2018, 7],
          to: [2021, 1],
          points: ["Automatyzacja 25 raportów miesięcznych w języku Python."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Uniwersytet Odrzański",
      degree: "Magister, Matematyka stosowana",
      place: "Wrocław, Polska",
      from: [2013, 10],
      to: [2018, 6],
    },
  ],
  skills: [
    ["Analiza", ["SQL", "Python", "Statystyka"]],
    ["Narzędzia", ["Tableau", "Git", "Airflow"]],
  ],
  languages: [
    ["Polski", "ojczysty"],
    ["Angielski", "C1"],
  ],
  certifications: [],
};
