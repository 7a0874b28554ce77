import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const apolline: BuilderPerson = {
  locale: "fr-FR",
  name: "Apolline Chantereau",
  headline: "Responsable logistique",
  email: "apolline.chantereau@courriel.example",
  phone: "06 55 50 14 72",
  location: "44000 Nantes",
  site: "",
  profiles: [["LinkedIn", "apolline-chantereau", "linkedin.com/in/apolline-chantereau"]],
  summary: "Dix ans d’entrepôts et de transport, du quai au tableau de bord. J’organise des équipes qui livrent à l’heure.",
  jobs: [
    {
      company: "Transports Grandlieu",
      place: "Nantes",
      roles: [
        {
          position: "Responsable logistique",
          from: [2020, 2],
          to: null,
          points: ["Encadrement de 32 personnes sur deux sites.", "Baisse de 18 % des retards de livraison."],
        },
      ],
    },
    {
      company: "Maison Tournemine",
      place: "Angers",
      roles: [
        {
          position: "Gestionnaire de stocks",
          from: [2015, 9],
          to: [2020, 1],
          points: ["Inventaire permanent de 9 000 références."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Institut universitaire de Sèvremont",
      degree: "Licence Logistique et transport",
      place: "Angers",
      from: [2012, 9],
      to: [2015, 6],
    },
  ],
  skills: [["Outils", ["Excel", "SAP", "Power BI", "Lean"]]],
  languages: [
    ["Français", "Langue maternelle"],
    ["Espagnol", "Courant"],
  ],
  certifications: [["CACES 3", "Centre Ouestform", 2016]],
  interests: ["Voile", "Photographie"],
};
