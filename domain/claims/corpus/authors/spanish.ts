import type { Authored } from "./authored";

export const SPANISH: Authored[] = [
  {
    author: "plain",
    source: `Auxiliar administrativa, Gestoría Olmedo, abril de 2017 – mayo de 2021
Tramitación de 70 expedientes por semana, agenda de cinco asesores
Colaboré en la implantación del nuevo programa; las demoras bajaron de 15 a 9 días
Recepcionista, Hotel Las Dunas, 2014 – 2017
Atención a 100 huéspedes al día
Sin experiencia en nóminas
Quiero aprender portugués
Ciclo formativo de Administración, IES Cervantes, 2014
Inglés (B2), Excel`,
    supported: [
      "En la Gestoría Olmedo tramitaba unos 70 expedientes cada semana.",
      "De 2017 a 2021 fui auxiliar administrativa y llevaba la agenda de cinco asesores.",
      "Antes atendía a 100 huéspedes al día en el Hotel Las Dunas.",
      "Las demoras se redujeron de 15 a 9 días.",
      "Participé en la implantación del nuevo programa.",
      "Terminé el ciclo formativo de Administración en el IES Cervantes en 2014.",
      "Tengo un nivel B2 de inglés y manejo Excel.",
      "Todavía no tengo experiencia en nóminas.",
      "Me gustaría aprender portugués.",
      "Quedo a su disposición para una entrevista.",
    ],
    invented: {
      number: ["Tramitaba 170 expedientes cada semana.", "Llevaba la agenda de doce asesores."],
      date: ["Soy auxiliar administrativa desde 2011.", "Trabajé en la Gestoría Olmedo hasta mayo de 2024."],
      skill: ["Conozco la normativa aduanera.", "También hablo alemán."],
      employer: ["Fui auxiliar en Mapfre.", "Atendía a los huéspedes del Hotel Miramar."],
      title: ["Fui directora de la Gestoría Olmedo.", "Como abogada tramitaba expedientes."],
      degree: ["Soy licenciada en Derecho.", "Tengo un máster en administración."],
      superlative: ["Fui la mejor recepcionista del hotel.", "Mi organización es inigualable."],
      causality: [
        "Gracias a la agenda de los asesores, las demoras bajaron a 9 días.",
        "Atendí a 100 huéspedes al día, lo que permitió implantar el nuevo programa.",
      ],
      binding: [
        "En el Hotel Las Dunas tramitaba 70 expedientes por semana.",
        "En la Gestoría Olmedo atendía a 100 huéspedes al día.",
      ],
      negation: ["Tengo experiencia en nóminas.", "Nunca he trabajado con Excel."],
      wish: ["Hablo portugués.", "Aprendí portugués hace años."],
      scope: ["Implanté yo sola el nuevo programa.", "Dirigí a cinco asesores."],
    },
  },
  {
    author: "bullet",
    source: `Fontanero — Instalaciones Vega — 2013–2018
- Instalación de 34 calderas en Burgos
- Equipo de seis operarios bajo el jefe de obra
- Revisión de los pedidos, con lo que se ahorraron 8.000 € en tubería
Técnico de mantenimiento — Ayuntamiento de Lerma — desde 2018
- Mantenimiento de 17 edificios
- Participación en el plan de seguridad de 2020; ningún accidente en tres años
- Espera llegar a encargado
Grado medio de Instalaciones, 2012
Carné B, primeros auxilios`,
    supported: [
      "34 calderas instaladas en Burgos con Instalaciones Vega",
      "8.000 € ahorrados en tubería tras revisar los pedidos",
      "Desde 2018: mantenimiento de 17 edificios, Ayuntamiento de Lerma",
      "Tres años sin ningún accidente",
      "Participé en el plan de seguridad de 2020",
      "Cinco años como fontanero",
      "Miembro de un equipo de seis operarios",
      "Grado medio de Instalaciones, carné B",
      "Conocimientos de primeros auxilios",
    ],
    invented: {
      number: ["Instalación de 43 calderas", "80.000 € ahorrados en tubería"],
      date: ["Técnico de mantenimiento desde 2015", "Plan de seguridad de 2017"],
      skill: ["Soldadura y electricidad", "Programación de autómatas"],
      employer: ["Fontanero en Ferrovial", "Mantenimiento del aeropuerto"],
      title: ["Jefe de obra en Instalaciones Vega", "Encargado de mantenimiento"],
      degree: ["Ingeniero técnico industrial", "Grado superior de Instalaciones"],
      superlative: ["El mejor fontanero de Burgos", "Técnico galardonado"],
      causality: ["Ningún accidente gracias a la revisión de los pedidos", "Plan de seguridad, con lo que se ahorraron 8.000 €"],
      binding: [
        "Instalación de 34 calderas en el Ayuntamiento de Lerma",
        "Mantenimiento de 17 edificios para Instalaciones Vega",
      ],
      negation: ["No participó en el plan de seguridad", "Varios accidentes en tres años"],
      wish: ["Encargado desde hace dos años", "Llegó a encargado"],
      scope: ["Dirección de un equipo de seis operarios", "Responsable del plan de seguridad de 2020"],
    },
  },
  {
    author: "flowery",
    source: `Soy maestra de primaria en el Colegio Ribera Alta desde septiembre de 2016. Mis clases tienen 24 alumnos. En 2019 creé con dos compañeras un coro; vienen 45 niños cada semana.
De 2013 a 2016 fui monitora en el Campamento Peñalba.
Soy graduada en Magisterio por la Universidad de León (2013). No tengo formación en logopedia. Me encantaría dirigir un colegio algún día.`,
    supported: [
      "Con ilusión soy maestra de primaria en el Colegio Ribera Alta desde septiembre de 2016.",
      "El coro que creé en 2019 con dos compañeras reúne a cuarenta y cinco niños cada semana.",
      "Mis años de monitora en el Campamento Peñalba me enseñaron paciencia.",
      "Graduada en Magisterio por la Universidad de León, sigo aprendiendo cada día.",
      "Veinticuatro alumnos llenan mis clases de alegría.",
      "Mi sueño es dirigir un colegio algún día.",
      "Aunque no tengo formación en logopedia, soy curiosa por naturaleza.",
      "Le agradezco de corazón el tiempo dedicado a esta carta.",
    ],
    invented: {
      number: ["Mi coro reúne con alegría a noventa niños cada semana.", "Treinta y seis alumnos llenan mis clases de alegría."],
      date: ["Desde 2010 tengo la dicha de ser maestra.", "El coro nació en 2017 con dos compañeras."],
      skill: ["La robótica educativa es mi otra gran pasión y la enseño cada día.", "Toco el piano ante mis alumnos."],
      employer: ["El Colegio San Patricio me abrió sus puertas en 2016.", "Mis años en Unicef me enseñaron paciencia."],
      title: ["Como jefa de estudios del Colegio Ribera Alta vivo mi vocación.", "Como psicóloga escuché a muchos niños."],
      degree: ["Mi doctorado en Pedagogía me abrió muchas puertas.", "Mi máster en Educación marcó mi camino."],
      superlative: ["Mi coro es el más aplaudido de toda la provincia.", "Dicen que soy la maestra más querida."],
      causality: ["Gracias a mi coro, las clases tienen 24 alumnos.", "Porque fui monitora, obtuve el grado en Magisterio."],
      binding: ["En el Campamento Peñalba dirigí un coro de 45 niños.", "En 2019 creé un coro en el Campamento Peñalba."],
      negation: ["Con formación en logopedia, acompaño a cada niño.", "Nunca he dado clase en primaria."],
      wish: ["Dirijo con ilusión un colegio.", "Dirigir un colegio me enseñó paciencia."],
      scope: ["Yo sola fundé el coro.", "Soy la única responsable de todo el colegio."],
    },
  },
  {
    author: "translator",
    source: `Infirmier, Clinique du Parc, janvier 2015 – juin 2020
Soins à 12 patients par jour en chirurgie
Formation de trois stagiaires
Chauffeur-livreur, Fruits Mazel, depuis 2020
Diplôme d'infirmier, Institut Pasteur, 2014
Anglais courant`,
    supported: [
      "De enero de 2015 a junio de 2020 fui enfermero en la Clinique du Parc.",
      "Atendía a 12 pacientes al día en cirugía.",
      "Formé a tres estudiantes en prácticas.",
      "Desde 2020 soy conductor repartidor en Fruits Mazel.",
      "Hablo inglés con fluidez.",
    ],
    invented: {
      number: ["Atendía a 21 pacientes al día."],
      skill: ["Hablo árabe con fluidez."],
      title: ["Fui supervisor de enfermería."],
      degree: ["Tengo un máster en enfermería."],
      employer: ["Fui enfermero en el Hospital Clínic."],
      date: ["Soy conductor desde 2016."],
    },
  },
  {
    author: "paragraphs",
    source: `Dependienta, Zapatería Luna, 2015 – 2019. Atención a 60 clientes al día. Inventario mensual.
Cajera, Supermercados Roble, desde febrero de 2019. Turno de tarde con tres compañeras. Arqueo de caja. No sabe conducir.`,
    supported: [
      "En la Zapatería Luna atendía a 60 clientes al día y hacía el inventario mensual. Desde febrero de 2019 soy cajera en Supermercados Roble, en el turno de tarde.",
      "Me ocupo del arqueo de caja. La amabilidad y el orden son importantes para mí.",
    ],
    invented: {
      number: ["Desde febrero de 2019 soy cajera en Supermercados Roble. Trabajo con trece compañeras."],
      binding: ["En la Zapatería Luna hacía el inventario mensual. En Supermercados Roble atiendo a 60 clientes al día."],
      negation: ["El orden es importante para mí. Sé conducir."],
      scope: ["Me ocupo del arqueo de caja y soy la encargada de la tienda."],
    },
  },
];
