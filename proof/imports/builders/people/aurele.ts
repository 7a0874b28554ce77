import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const aurele: BuilderPerson = {
  locale: "fr-FR",
  name: "Aurèle Montferrand",
  headline: "Architecte logiciel",
  email: "aurele.montferrand@courriel.example",
  phone: "+33 1 99 00 83 26",
  location: "Grenoble, France",
  site: "montferrand.example",
  profiles: [["GitHub", "amontferrand", "github.com/amontferrand"]],
  summary:
    "Architecte logiciel, je découpe de vieux systèmes en services que de petites équipes peuvent faire évoluer sans crainte. Treize ans d’expérience dans l’énergie et la banque.",
  jobs: [
    {
      company: "Voltaluz Énergies",
      place: "Grenoble, France",
      roles: [
        {
          position: "Architecte logiciel",
          from: [2019, 11],
          to: null,
          points: [
            "Refonte de la facturation de deux millions de compteurs, livrée en dix-huit mois.",
            "Animation d’une communauté de quarante développeurs.",
          ],
        },
      ],
    },
    {
      company: "Banque des Alpages",
      place: "Lyon, France",
      roles: [
        {
          position: "Ingénieur développement",
          from: [2013, 3],
          to: [2019, 10],
          points: [
            "Conception du service des virements instantanés.",
            "Réduction du temps de déploiement de deux jours à vingt minutes.",
          ],
        },
      ],
    },
  ],
  schools: [
    {
      school: "École d’ingénieurs du Vercors",
      degree: "Diplôme d’ingénieur, Informatique",
      place: "Grenoble, France",
      from: [2008, 9],
      to: [2012, 12],
    },
  ],
  skills: [
    ["Langages", ["Java", "Kotlin", "TypeScript"]],
    ["Architecture", ["Événements", "Domaines", "API"]],
  ],
  languages: [
    ["Français", "langue maternelle"],
    ["Italien", "intermédiaire"],
  ],
  certifications: [["Architecte certifié", "Cercle des Architectes", 2018]],
};
