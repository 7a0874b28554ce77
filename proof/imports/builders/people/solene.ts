import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const solene: BuilderPerson = {
  locale: "fr-FR",
  name: "Solène Kerdaniel",
  headline: "Responsable logistique",
  email: "solene.kerdaniel@courriel.example",
  phone: "+33 1 99 00 47 12",
  location: "Nantes, France",
  site: "",
  profiles: [],
  summary:
    "Responsable logistique depuis dix ans, j’organise les flux d’entrepôts alimentaires et j’accompagne des équipes de trente personnes dans leurs changements d’outils.",
  jobs: [
    {
      company: "Maraîchers de l’Erdre",
      place: "Nantes, France",
      roles: [
        {
          position: "Responsable logistique",
          from: [2019, 1],
          to: null,
          points: [
            "Réorganisation de deux plateformes, avec une baisse des ruptures de stock de 40 %.",
            "Encadrement de 32 personnes et formation des nouveaux chefs d’équipe.",
          ],
        },
      ],
    },
    {
      company: "Transports Guivarc’h",
      place: "Rennes, France",
      roles: [
        {
          position: "Coordinatrice des tournées",
          from: [2014, 4],
          to: [2018, 12],
          points: ["Planification quotidienne de 45 camions frigorifiques dans tout le Grand Ouest."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Université de l’Estuaire",
      degree: "Master Logistique et transport",
      place: "Saint-Nazaire, France",
      from: [2012, 9],
      to: [2014, 3],
    },
  ],
  skills: [
    ["Outils", ["SAP", "Excel", "Power BI"]],
    ["Méthodes", ["Gestion des stocks", "Amélioration continue"]],
  ],
  languages: [
    ["Français", "langue maternelle"],
    ["Anglais", "courant"],
  ],
  certifications: [["Conseillère à la sécurité", "Institut du Fret", 2016]],
};
