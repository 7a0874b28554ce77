import type { Entry } from "./pairs";

/** Written after the rules and never used to improve them, so that its figures say what to expect of other texts. */
export const HELD_OUT: Record<string, Entry[]> = {
  English: [
    {
      source:
        "Civil engineer, Brackwater Council, 2012 – 2018. Inspected 70 bridges. Budget of £1.2 million. Chartered since 2015. AutoCAD.",
      supported: [
        "Between 2012 and 2018 I inspected 70 bridges for Brackwater Council.",
        "I have been chartered since 2015 and looked after a budget of £1.2m.",
        "I draw in AutoCAD and enjoy time outdoors.",
      ],
      invented: [
        "I inspected more than 700 bridges.",
        "I won the national prize for bridge safety.",
        "I was responsible for a staff of nine.",
        "I also know Revit well.",
      ],
    },
  ],
  German: [
    {
      source:
        "Friseurin, Salon Haarwerk, seit 2010. Zwei Auszubildende betreut. Kurse für Farbtechnik. Umsatz 2021 um 8 % gesteigert.",
      supported: [
        "Seit 2010 arbeite ich im Salon Haarwerk und habe zwei Auszubildende betreut.",
        "2021 konnte ich den Umsatz um acht Prozent steigern.",
        "Gern zeige ich Ihnen meine Farbtechnik.",
      ],
      invented: [
        "Ich betreue fünf Auszubildende.",
        "Ich bin Inhaberin des Salons Haarwerk.",
        "2021 konnte ich den Umsatz um 18 Prozent steigern.",
        "Zuvor war ich in Wien und Paris tätig.",
      ],
    },
  ],
  French: [
    {
      source: "Aide-soignante, EHPAD Les Tilleuls, 2016 – 2021. Service de 24 lits. Formation aux premiers secours en 2019.",
      supported: [
        "De 2016 à 2021, j'ai travaillé à l'EHPAD Les Tilleuls, dans un service de 24 lits.",
        "Je suis formée aux premiers secours depuis 2019.",
        "Le contact avec les résidents me tient à cœur.",
      ],
      invented: [
        "J'ai dix ans d'expérience.",
        "J'étais infirmière en chef du service.",
        "Je suis titulaire d'un diplôme universitaire en gériatrie.",
        "J'ai travaillé à l'hôpital Saint-Louis.",
      ],
    },
  ],
  Spanish: [
    {
      source: "Conductor de autobús, Transportes Lago, desde 2008. Sin accidentes en 12 años. Permiso D. Rutas rurales.",
      supported: [
        "Desde 2008 conduzco autobuses en Transportes Lago.",
        "Llevo 12 años sin accidentes y tengo el permiso D.",
        "Me gustan las rutas rurales y el trato con la gente.",
      ],
      invented: [
        "Llevo 20 años sin accidentes.",
        "Tengo también el permiso C.",
        "Fui jefe de tráfico en Transportes Lago.",
        "En 2022 me nombraron conductor del año.",
      ],
    },
  ],
};
