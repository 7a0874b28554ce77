import type { Tradesperson } from "./tradesperson";

export const SPANISH: Tradesperson[] = [
  {
    author: "apicultora",
    source: `Ayudante, Colmenares del Brezal, Salamanca, 2010–2013. Extracción de miel, limpieza de cuadros
Apicultora, Cooperativa Flor de Jara, Zamora, desde marzo de 2014. 180 colmenas, cría de reinas, control de la varroa, trashumancia en verano
Talleres para escolares en primavera. Venta en dos mercados
Registro digital de colmenas desde 2020. Pérdidas de invierno: 26 % en 2019, 12 % en 2022
Curso de apicultura ecológica, 2015. Carné de manipuladora de alimentos. Portugués básico
Le gustaría producir jalea real. Sin experiencia en inseminación de reinas`,
    supported: [
      "Desde 2014 cuido de 180 colmenas en la Cooperativa Flor de Jara.",
      "En verano trasladamos las colmenas, y durante todo el año vigilo la varroa.",
      "Antes fui ayudante en Colmenares del Brezal, donde extraía miel y limpiaba cuadros.",
      "Cada primavera imparto talleres a escolares.",
      "Vendo nuestra miel en dos mercados y disfruto hablando con la gente.",
      "En 2015 hice un curso de apicultura ecológica.",
      "Las pérdidas de invierno se han reducido a menos de la mitad desde 2019.",
      "Me haría mucha ilusión aprender a producir jalea real.",
      "Nunca he inseminado reinas.",
      "Criar reinas exige paciencia, y la paciencia es lo mío.",
      "Llevamos un registro digital de las colmenas desde 2020.",
      "Quedo a su disposición para ampliar cualquier dato en una entrevista.",
    ],
    invented: {
      superlative: [
        "Soy la apicultora con más experiencia de la cooperativa.",
        "Nuestra miel está considerada la mejor de Zamora.",
        "Fui la primera mujer en criar reinas en la comarca.",
      ],
      scope: ["Gestiono en solitario las 180 colmenas.", "Soy la única responsable de los mercados."],
      negation: ["También domino la inseminación de reinas.", "No he hecho nunca trashumancia."],
      wish: ["Produzco jalea real para varios mercados.", "La jalea real es una de mis especialidades."],
      causality: [
        "Gracias al registro digital, las pérdidas bajaron al 12 %.",
        "Mis talleres hicieron crecer las ventas en los mercados.",
      ],
      title: ["Como presidenta de la cooperativa, organizo la trashumancia."],
      number: ["Atiendo 300 colmenas en Zamora."],
      skill: ["Hablo portugués con fluidez."],
    },
    additions: [
      "Imparto talleres a escolares y escribo guías para profesores.",
      "También elaboro cosméticos con la cera.",
      "Controlo la varroa para cumplir con las exigencias de los exportadores.",
      "En los mercados me ocupo además de la contabilidad.",
    ],
  },
  {
    author: "conductor de tranvía",
    source: `Revisor, Ferrocarriles del Turia Viejo, 2008–2012. Billetes, información a viajeros
Conductor de tranvía, Tranvías de Puerto Alegre, desde octubre de 2012. Línea 4, turnos de noche, averías leves, informes de incidencias
Instructor de prácticas desde 2019: seis alumnos hasta hoy
Propuso un nuevo horario de relevos en 2021. Retrasos al mes: 40 en 2020, 24 en 2022
Título de técnico en mecánica, 2008. Primeros auxilios. Inglés intermedio
Quiere ser jefe de tráfico. Nunca ha conducido metro`,
    supported: [
      "Llevo desde 2012 al mando del tranvía de la línea 4.",
      "Conduzco a menudo de noche y resuelvo averías leves sobre la marcha.",
      "Como instructor de prácticas he acompañado a seis alumnos desde 2019.",
      "Anteriormente trabajé como revisor en Ferrocarriles del Turia Viejo, donde revisaba billetes e informaba a los viajeros.",
      "En 2021 presenté una propuesta para cambiar el horario de los relevos.",
      "Redacto informes cuando se produce una incidencia.",
      "Mi aspiración es llegar a ser jefe de tráfico.",
      "No he conducido trenes de metro hasta ahora.",
      "Tengo un título de técnico en mecánica y formación en primeros auxilios.",
      "La seguridad de los viajeros está por encima de la prisa.",
      "Me defiendo en inglés a nivel intermedio.",
      "Agradezco de antemano el tiempo dedicado a leer mi candidatura.",
    ],
    invented: {
      superlative: [
        "He sido elegido el conductor más puntual de la red.",
        "Tranvías de Puerto Alegre es líder en puntualidad.",
        "Soy uno de los mejores instructores del sector.",
      ],
      scope: ["Formo a todos los conductores nuevos.", "Diseñé yo solo el nuevo horario de relevos."],
      negation: ["He conducido también trenes de metro.", "No tengo formación en primeros auxilios."],
      wish: ["Soy jefe de tráfico de la línea 4.", "Actualmente dirijo el tráfico nocturno."],
      causality: ["Con mi horario de relevos los retrasos bajaron a 24.", "Mi labor como instructor redujo las incidencias."],
      binding: ["En Ferrocarriles del Turia Viejo conducía tranvías."],
      date: ["Soy instructor de prácticas desde 2015."],
      number: ["He formado a veinte alumnos."],
    },
    additions: [
      "Redacto informes de incidencias y represento a la plantilla ante la dirección.",
      "Reparo averías leves con piezas que yo mismo fabrico.",
      "Propuse el nuevo horario para facilitar la conciliación familiar.",
      "Como revisor también gestionaba los objetos perdidos.",
    ],
  },
];
