import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const sietske: BuilderPerson = {
  locale: "nl-NL",
  name: "Sietske van der Weerd",
  headline: "Communicatieadviseur",
  email: "sietske@vanderweerd.example",
  phone: "+31 6 5550 0184",
  location: "Zwolle",
  site: "vanderweerd.example",
  profiles: [["LinkedIn", "sietskevdw", "linkedin.com/in/sietskevdw"]],
  summary:
    "Communicatieadviseur met een voorliefde voor helder geschreven teksten. Ik werk graag voor organisaties die iets uit te leggen hebben en help ze dat kort te doen.",
  jobs: [
    {
      company: "Waterschap IJsselzoom",
      place: "Zwolle",
      roles: [
        {
          position: "Senior adviseur communicatie",
          from: [2020, 5],
          to: null,
          points: [
            "Verantwoordelijk voor de communicatie rond vier dijkversterkingen.",
            "Begeleidde twaalf bewonersavonden met samen ruim 900 bezoekers.",
          ],
        },
      ],
    },
    {
      company: "Bureau Strak",
      place: "Deventer",
      roles: [
        {
          position: "Tekstschrijver",
          from: [2016, 1],
          to: [2020, 4],
          points: ["Webteksten en jaarverslagen voor gemeenten en zorginstellingen."],
        },
        { position: "Stagiair redactie", from: [2015, 2], to: [2015, 12], points: ["Eindredactie van de nieuwsbrief."] },
      ],
    },
  ],
  schools: [
    { school: "Hogeschool Oostgracht", degree: "Bachelor Communicatie", place: "Zwolle", from: [2011, 9], to: [2015, 7] },
    { school: "Scholengemeenschap De Brink", degree: "Havo", place: "Meppel", from: [2006, 9], to: [2011, 6] },
  ],
  skills: [
    ["Schrijven", ["webteksten", "toespraken", "jaarverslagen"]],
    ["Software", ["InDesign", "WordPress"]],
  ],
  languages: [
    ["Nederlands", "moedertaal"],
    ["Engels", "vloeiend"],
    ["Fries", "goed"],
  ],
  certifications: [],
};
