import type { Entry } from "./pairs";

/** Sentences as letters have them. Measured once before the rules were improved with them: docs/claims.md. */
export const LETTERS: Record<string, Entry[]> = {
  English: [
    {
      source:
        "Operations analyst with Merrow Logistics (Jan 2017 – Sep 2021). Built dashboards in Tableau used by 25 planners; late deliveries fell from 9% to 4%. Diploma in Supply Chain Management.",
      supported: [
        "My dashboards at Merrow Logistics are used by 25 planners, and late deliveries fell to 4%.",
        "During more than four years in operations I learned how planners think.",
        "I would bring my Tableau experience and a diploma in supply chain management to your team.",
      ],
      invented: [
        "My dashboards at Merrow Logistics saved the company half a million pounds a year.",
        "I was promoted to Operations Manager after two years.",
        "I wrote our forecasting models in R and trained the whole department.",
      ],
    },
    {
      source:
        "Freelance translator since 2014. Medical texts, Portuguese to English. About 300 projects. Member of the Guild of Translators.",
      supported: [
        "I have translated medical texts from Portuguese to English since 2014, in about 300 projects.",
        "I am a member of the Guild of Translators.",
      ],
      invented: [
        "I lead a team of freelance translators and have delivered over 500 projects.",
        "I worked as a translator for the World Health Organization.",
      ],
    },
  ],
  German: [
    {
      source: "Elektroniker bei Voltgau, Ausbildung 2012 – 2015. Wartung von 50 Anlagen. Ausbilderschein 2019. Rufbereitschaft.",
      supported: [
        "Nach meiner Ausbildung von 2012 bis 2015 blieb ich bei Voltgau.",
        "Ich warte 50 Anlagen und habe seit 2019 den Ausbilderschein.",
      ],
      invented: ["Ich verantworte die Wartung von über 500 Anlagen.", "Als Meister bei Voltgau leite ich die Rufbereitschaft."],
    },
    {
      source: "Sachbearbeiterin Personal, Stadt Lindau, seit 2016. Gehaltsabrechnung für 220 Beschäftigte mit DATEV. Teilzeit.",
      supported: [
        "Seit 2016 rechne ich für die Stadt Lindau die Gehälter von 220 Beschäftigten mit DATEV ab.",
        "Mit großer Sorgfalt erledige ich die Gehaltsabrechnung.",
      ],
      invented: ["Dabei habe ich die Fehlerquote um 80 Prozent gesenkt.", "Ich leite die Personalabteilung der Stadt Lindau."],
    },
  ],
  French: [
    {
      source:
        "Chargée de projet à l'association Rives, 2018 – 2022. Budget de 90 000 euros. Organisation de 12 événements. Anglais courant.",
      supported: [
        "Pour l'association Rives, j'ai organisé 12 événements avec un budget de 90 000 €.",
        "Je serais heureuse de mettre mon expérience de quatre ans à votre service.",
      ],
      invented: ["J'ai organisé une centaine d'événements.", "J'ai fondé l'association Rives et géré son budget."],
    },
    {
      source: "Mécanicien, Garage Lemoine, depuis 2011. CAP en 2010. Diagnostic électronique. Encadre un apprenti.",
      supported: ["Depuis 2011, je travaille au Garage Lemoine.", "J'ai obtenu mon CAP en 2010 et j'encadre un apprenti."],
      invented: ["J'encadre quatre apprentis.", "Je suis chef d'atelier au Garage Lemoine."],
    },
  ],
  Spanish: [
    {
      source:
        "Administrativa en Talleres Ibarra, 2013 – 2020. Facturación de 150 clientes. Implantó el archivo digital. Nivel B2 de inglés.",
      supported: [
        "En Talleres Ibarra facturaba a 150 clientes e implanté el archivo digital.",
        "Tengo un nivel B2 de inglés y siete años de experiencia.",
      ],
      invented: ["Con el archivo digital ahorramos 30.000 euros al año.", "Tengo un nivel C1 de inglés."],
    },
    {
      source: "Educadora infantil, Escuela Sol, desde septiembre de 2019. Grupos de 15 niños. Huerto escolar.",
      supported: [
        "Desde septiembre de 2019 trabajo en la Escuela Sol con grupos de 15 niños.",
        "El huerto escolar es mi proyecto favorito.",
      ],
      invented: ["Soy directora de la Escuela Sol desde 2019.", "Coordiné a más de veinte educadoras."],
    },
  ],
};
