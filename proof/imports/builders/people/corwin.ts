import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const corwin: BuilderPerson = {
  locale: "en-GB",
  name: "Corwin Aldersey",
  headline: "Marine Ecologist",
  email: "c.aldersey@coast.example",
  phone: "+44 1632 960 144",
  location: "Oban, Scotland",
  site: "aldersey.example",
  profiles: [["GitHub", "caldersey", "github.com/caldersey"]],
  summary:
    "Marine ecologist who measures how kelp forests recover after storms. Field leader, diver and teacher with a liking for open data and reproducible statistics.",
  jobs: [
    {
      company: "Firth Marine Laboratory",
      place: "Oban, Scotland",
      roles: [
        {
          position: "Research Fellow",
          from: [2019, 10],
          to: null,
          points: [
            "Leads a survey of forty kelp sites that combines divers, drones and satellite pictures over six years.",
            "Supervises three doctoral students and a field team of seven.",
          ],
        },
        {
          position: "Postdoctoral Researcher",
          from: [2017, 1],
          to: [2019, 9],
          points: ["Developed an open package for the statistics of repeated transects."],
        },
      ],
    },
    {
      company: "Solway Conservation Trust",
      place: "Dumfries, Scotland",
      roles: [
        {
          position: "Field Officer",
          from: [2011, 5],
          to: [2012, 9],
          points: ["Counted wintering geese and wrote the yearly report for landowners."],
        },
      ],
    },
  ],
  schools: [
    { school: "University of Lorne", degree: "PhD Marine Biology", place: "Lorne", from: [2012, 10], to: [2016, 11] },
    { school: "Tayside College", degree: "BSc Zoology", place: "Dundee", from: [2007, 9], to: [2011, 4] },
  ],
  skills: [
    ["Field work", ["Scientific diving", "Drone piloting", "Species identification"]],
    ["Analysis", ["R", "Python", "QGIS"]],
  ],
  languages: [
    ["English", "Native"],
    ["Norwegian", "B1"],
  ],
  certifications: [["Professional Scuba Certificate", "Divers Board", 2013]],
};
