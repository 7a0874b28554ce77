import type { Tradesperson } from "../newer-trades/tradesperson";

export const SPANISH: Tradesperson[] = [
  {
    author: "lifeguard, terse lines",
    source: `Socorrista, piscina municipal de Valdearenas, desde junio de 2017
Vigilancia, primeros auxilios, control del cloro, turnos de 7 horas
11 rescates. Cursillos para niños en julio (3 grupos)
Antes: dependiente, Deportes Aljibe, 2014–2017, sección de bicicletas
Título de socorrista acuático 2016, desfibrilador 2023
Quejas de usuarios: 22 en 2019, 8 en 2024
Sin experiencia en playas. Quiere sacarse el título de patrón
Inglés básico`,
    supported: [
      "Vigilancia y primeros auxilios en la piscina de Valdearenas desde 2017",
      "Once rescates hasta la fecha",
      "Cursillos infantiles cada julio, tres grupos",
      "Control del cloro",
      "Quejas: de 22 (2019) a 8 (2024)",
      "Uso del desfibrilador, título de 2023",
      "Tres años vendiendo bicicletas en Deportes Aljibe",
    ],
    invented: {
      number: ["Más de 30 rescates"],
      title: ["Coordinador de socorristas, Valdearenas"],
      negation: ["Vigilancia de playas en temporada alta"],
      wish: ["Patrón de embarcaciones titulado"],
      superlative: ["Socorrista con más rescates de la provincia"],
    },
    additions: ["Vigilancia, primeros auxilios y venta de entradas"],
  },
  {
    author: "furniture restorer, formal letter",
    source: `Restaurador de muebles en Taller Nogalera, Cuenca, desde el 3 de febrero de 2013: barnizado a muñequilla, carcoma, tapizado de sillas, unas 60 piezas al año.
Ciclo de Grado Medio en Carpintería, IES Los Olmos, 2010. Prácticas en el museo diocesano, cuatro meses.
En 2022 ordené el almacén con un compañero; desde entonces las entregas se retrasan 5 días en vez de 12.
No he trabajado el dorado. Me gustaría estudiar Conservación.
Sustituyo al encargado en agosto. Italiano leído.`,
    supported: [
      "Me dirijo a ustedes con el fin de presentar mi candidatura al puesto de restaurador de muebles.",
      "Desde hace más de doce años desempeño mi labor en el Taller Nogalera, en Cuenca.",
      "Cada año pasan por mis manos en torno a sesenta piezas.",
      "Domino el barnizado a muñequilla, el tratamiento de la carcoma y el tapizado de sillas.",
      "Tras cursar el Grado Medio en Carpintería, realicé prácticas durante cuatro meses en el museo diocesano.",
      "Durante el mes de agosto tengo el honor de suplir al encargado.",
      "He de reconocer que el dorado me resulta todavía desconocido.",
    ],
    invented: {
      degree: ["Estoy en posesión del título de Conservación y Restauración."],
      date: ["Pertenezco a este taller desde 2006."],
      employer: ["Con anterioridad presté mis servicios en Muebles Quiroga, en Albacete."],
      scope: ["Me encargo yo solo de todos los muebles del taller."],
      negation: ["Cuento asimismo con amplia experiencia en dorado."],
      title: ["Como encargado del taller, respondo de su marcha diaria."],
      causality: ["Gracias a los barnices que elegí, las entregas se retrasan menos."],
    },
    additions: ["Asimismo fabrico cocinas a medida y restauro marcos."],
  },
  {
    author: "mountain guide, answers in an interview",
    source: `Guía de montaña, Sendas del Norte, Potes, de 2015 a hoy
Rutas de nieve y barrancos, grupos de hasta 8 personas
Dos estancias en Nepal como ayudante (2018, 2019)
Técnico deportivo en montaña, 2015. Francés fluido, alemán no
Antes, camarero en el refugio Peñalba, dos temporadas
Escalada en hielo: no
Sueño: montar mi propia empresa
Revisé el material con la responsable cada otoño`,
    supported: [
      "Pues mira, llevo de guía desde 2015, en Sendas del Norte.",
      "Lo mío son las rutas de nieve y los barrancos, con grupos pequeños, ocho como mucho.",
      "Estuve dos veces en Nepal, de ayudante, y aquello me cambió.",
      "Empecé sirviendo mesas en el refugio Peñalba.",
      "Con el francés me defiendo muy bien, con el alemán no.",
      "Cada otoño revisamos el material la responsable y yo.",
      "Hielo no escalo, para qué te voy a engañar.",
    ],
    invented: {
      number: ["Suelo llevar grupos de hasta quince personas."],
      superlative: ["Soy el guía con más experiencia de todo Potes."],
      wish: ["Tengo mi propia empresa desde hace un par de años."],
      negation: ["También hago escalada en hielo, claro."],
      binding: ["En el refugio Peñalba llevaba las rutas de nieve."],
      skill: ["Hablo alemán con los clientes sin problema."],
    },
    additions: ["Además preparo las comidas y conduzco la furgoneta."],
  },
  {
    author: "sound technician, summary of a profile",
    source: `Técnica de sonido, Sala Candil, Murcia, desde 09/2018 – conciertos, mesa Yamaha CL5, unos 110 bolos al año
Auxiliar en Radio Olivar, 2015–2018
FP Superior en Sonido, 2015
Nuevo sistema de altavoces en 2023, elegido junto al dueño
Premio a la mejor sala pequeña de Murcia 2022 (para la sala)
Sin iluminación. Próximo objetivo: aprender mezcla inmersiva
Inglés B2`,
    supported: [
      "Técnica de sonido en la Sala Candil de Murcia, con oído fino y los pies en la tierra.",
      "Alrededor de 110 conciertos al año con la mesa Yamaha CL5.",
      "De la radio al directo: tres años como auxiliar en Radio Olivar.",
      "En 2023 elegí junto al dueño el nuevo sistema de altavoces.",
      "Formación: FP Superior en Sonido (2015) e inglés B2.",
      "Siguiente reto: la mezcla inmersiva.",
    ],
    invented: {
      number: ["Más de 300 bolos al año."],
      superlative: ["Mejor técnica de sonido de Murcia en 2022."],
      scope: ["Única responsable de la elección de los altavoces."],
      wish: ["Experta en mezcla inmersiva para cine y videojuegos."],
      negation: ["Diseño de iluminación para conciertos."],
      title: ["Directora técnica de la Sala Candil."],
    },
    additions: ["Conciertos, bodas y grabación de discos."],
  },
  {
    author: "optician, as if translated",
    source: `Óptica, Centro Visual Almendro, Soria, desde 2012. Graduación de la vista, unas 25 personas por día. Taller de montaje de gafas
Grado en Óptica, Universidad de Monteclaro, 2011
Campaña en 4 colegios en 2019 con una compañera
Enseñó a un alumno en prácticas en 2021
Lentes de contacto no. Quisiera aprender ortóptica`,
    supported: [
      "Yo ejerzo la profesión de óptica en el Centro Visual Almendro desde el año 2012.",
      "En un día yo hago la graduación de la vista a aproximadamente 25 personas.",
      "El montaje de las gafas es realizado por mí en el taller.",
      "Mi grado fue obtenido en la Universidad de Monteclaro en 2011.",
      "Con una compañera he hecho en 2019 una campaña en cuatro escuelas.",
      "Un alumno en prácticas ha sido enseñado por mí en 2021.",
    ],
    invented: {
      date: ["Yo ejerzo esta profesión desde el año 2005."],
      employer: ["He trabajado durante tres años para la firma Visionaria de Burgos."],
      causality: ["A causa de mi campaña, los niños van más al oculista."],
      degree: ["Yo tengo un máster en optometría."],
      superlative: ["Yo soy la óptica más rápida de la ciudad."],
      wish: ["Yo practico la ortóptica con niños pequeños."],
      negation: ["La adaptación de lentes de contacto es también mi trabajo."],
    },
    additions: ["Yo vendo también audífonos y hago la contabilidad."],
  },
];
