import type { Authored } from "../authors/authored";

export const SPANISH: Authored[] = [
  {
    author: "physiotherapist",
    source: `Fisioterapeuta, Clínica Ribera Alta, Logroño, 2013 – 2018. Lesiones deportivas, rehabilitación de rodilla, unas 14 sesiones diarias
Fisioterapeuta, Hospital Virgen del Encinar, Burgos, desde septiembre de 2018. Planta de neurología, 26 camas, informes de alta
Tutora de alumnos en prácticas desde 2020 (7 hasta hoy)
Taller de espalda para el personal en 2021. Bajas por lumbalgia: 17 en 2020, 9 en 2022
Grado en Fisioterapia, Universidad de Peñalba, 2013. Curso de vendaje funcional
Inglés B1. Quiere especializarse en suelo pélvico. Nunca ha trabajado con niños`,
    supported: [
      "Durante cinco años atendí a deportistas lesionados en la Clínica Ribera Alta, con unas catorce sesiones cada día.",
      "En la actualidad trabajo en la planta de neurología de un hospital, donde redacto además los informes de alta.",
      "Desde 2020 han pasado por mis manos siete estudiantes en prácticas.",
      "Las bajas por lumbalgia se redujeron casi a la mitad entre 2020 y 2022.",
      "Mi próximo paso es formarme en suelo pélvico.",
    ],
    invented: {
      causality: ["Gracias a mi taller de espalda, las bajas por lumbalgia bajaron de 17 a 9."],
      negation: ["Tengo amplia experiencia con pacientes infantiles."],
      binding: ["En la Clínica Ribera Alta redactaba los informes de alta."],
      number: ["Soy responsable de una planta con 62 camas."],
    },
  },
  {
    author: "shop assistant",
    source: `Dependienta, Zapatería Lorenzana, Cáceres, marzo de 2012 – agosto de 2017. Caja, escaparate, inventario anual
Segunda encargada, Modas Albariza, Badajoz, desde septiembre de 2017. Pedidos, horarios de 8 personas, devoluciones
Cambio del programa de caja en 2020 junto con la encargada
Ventas de la sección infantil: 180.000 € en 2019, 210.000 € en 2022
Técnico en Actividades Comerciales, IES Guadiana Norte, 2011. Portugués fluido
Aspira a ser encargada de tienda. Aficionada al teatro`,
    supported: [
      "Empecé en una zapatería, donde aprendí a llevar la caja y a preparar el escaparate.",
      "Como segunda encargada de Modas Albariza organizo los horarios de ocho compañeras y me ocupo de los pedidos.",
      "Hablo portugués con soltura, algo muy útil en una ciudad de frontera.",
      "La sección infantil vendió en 2022 treinta mil euros más que tres años antes.",
      "Me haría mucha ilusión dirigir algún día una tienda.",
    ],
    invented: {
      title: ["Soy encargada de Modas Albariza desde 2017."],
      scope: ["Implanté yo sola el nuevo programa de caja."],
      superlative: ["Fui la mejor vendedora de la cadena."],
      date: ["Trabajé en Zapatería Lorenzana hasta 2019."],
    },
  },
  {
    author: "firefighter",
    source: `Bombero voluntario, Parque de Sierra Nublada, 2010–2013
Bombero, Consorcio Provincial de Valdeoro, desde abril de 2013. Incendios forestales, rescates en carretera, guardias de 24 horas
Instructor de primeros auxilios: 6 cursos al año para vecinos
Revisión de los protocolos de rescate con el jefe de turno en 2021. Tiempo medio de salida: 110 segundos en 2020, 85 segundos en 2022
Técnico en Emergencias Sanitarias, 2012. Carnés C y C+E. Buceo deportivo
Interesado en los drones. Sin experiencia en incendios industriales`,
    supported: [
      "Mi vocación nació como voluntario en Sierra Nublada y desde 2013 formo parte del Consorcio Provincial de Valdeoro.",
      "Apagar incendios forestales y rescatar a personas en la carretera es mi día a día.",
      "Imparto además seis cursos anuales de primeros auxilios a los vecinos.",
      "Nuestro tiempo medio de salida se acortó en veinticinco segundos.",
      "Los incendios industriales son todavía una asignatura pendiente para mí.",
    ],
    invented: {
      wish: ["Piloto drones para localizar focos."],
      causality: ["La revisión de los protocolos rebajó el tiempo de salida a 85 segundos."],
      title: ["Como jefe de turno coordiné los rescates en carretera."],
      number: ["Cada año imparto dieciséis cursos de primeros auxilios."],
    },
  },
  {
    author: "graphic designer",
    source: `Diseñadora gráfica en prácticas, Estudio Papelina, Gijón, 2015
Diseñadora gráfica, Editorial Marjal, Valencia, enero de 2016 – mayo de 2020: cubiertas (unas 40), maquetación, trato con imprentas
Autónoma desde junio de 2020: identidad visual para 11 bodegas, carteles, etiquetas
Cartel elegido para la feria de Requena en 2022
InDesign, Illustrator, Photoshop. Curso de tipografía, 2019
Título superior de Diseño Gráfico, Escuela de Arte Levantina, 2015. Valenciano nativo, francés B2
Le gustaría dar clases. Nada de animación hasta ahora`,
    supported: [
      "En la Editorial Marjal diseñé alrededor de cuarenta cubiertas y traté directamente con las imprentas.",
      "Trabajo por cuenta propia desde mediados de 2020 y he dado una imagen reconocible a once bodegas.",
      "Uno de mis carteles fue escogido en 2022 para la feria de Requena.",
      "Manejo con soltura InDesign, Illustrator y Photoshop.",
      "La animación es un campo que aún no he explorado; la enseñanza, en cambio, me atrae mucho.",
    ],
    invented: {
      skill: ["Domino After Effects y Photoshop."],
      wish: ["Doy clases de diseño a jóvenes."],
      degree: ["Cursé un máster en tipografía."],
      employer: ["He diseñado etiquetas para Freixenet."],
    },
  },
  {
    author: "caretaker",
    source: `Peón de mantenimiento, Residencial Los Tilos, Murcia, 2009 – 2014: jardines, piscina, pequeñas reparaciones
Conserje, Colegio Fuente Clara, Albacete, desde octubre de 2014: apertura del centro, calderas, atención a familias
Plan de ahorro de luz en 2019 con la secretaria. Factura de luz: 21.000 € en 2018, 16.500 € en 2020
Curso de calefacción y climatización, 2016. Graduado escolar. Carné B
Entrenador del equipo de baloncesto del barrio. Disponibilidad inmediata
Está aprendiendo soldadura`,
    supported: [
      "Llevo más de una década cuidando de edificios y de las personas que los habitan.",
      "En el Colegio Fuente Clara abro el centro por la mañana, vigilo las calderas y atiendo a las familias.",
      "La secretaria y yo preparamos en 2019 un plan para gastar menos luz.",
      "Por las tardes entreno al equipo de baloncesto de mi barrio.",
      "Podría incorporarme de inmediato.",
    ],
    invented: {
      scope: ["El plan de ahorro fue idea exclusivamente mía."],
      causality: ["Con el plan conseguimos pagar 4.500 euros menos de luz."],
      negation: ["Trabajo con soltura como soldador titulado."],
      binding: ["En Murcia me encargaba de las calderas de un colegio."],
    },
  },
];
