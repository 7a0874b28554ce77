import type { Authored } from "../authors/authored";

export const SPANISH: Authored[] = [
  {
    author: "electrician",
    source: `Electricista, Instalaciones Robledal S.L., Valladolid, enero de 2010 – mayo de 2016. Viviendas y locales, cuadros eléctricos, boletines
Técnico de mantenimiento, Conservas La Ría, Vigo, desde junio de 2016. Líneas de envasado, turno de noche, averías de variadores y sensores
Plan de mantenimiento preventivo redactado en 2019. Paradas no previstas: 22 en 2018, 9 en 2021
FP Grado Medio en Instalaciones Eléctricas, IES Campo Grande, 2009
Carné de baja tensión. Sin experiencia en fotovoltaica; me gustaría especializarme en energía solar`,
    supported: [
      "Empecé como electricista en Instalaciones Robledal, en Valladolid, donde trabajé más de seis años.",
      "Allí realizaba instalaciones en pisos y locales y montaba cuadros eléctricos.",
      "Desde 2016 me encargo del mantenimiento de las líneas de envasado de Conservas La Ría.",
      "En el turno de noche reparo averías de sensores y variadores.",
      "En 2019 elaboré un plan de mantenimiento preventivo.",
      "Las paradas imprevistas pasaron de 22 en 2018 a 9 en 2021.",
      "Estudié un ciclo de grado medio de Instalaciones Eléctricas en el IES Campo Grande.",
      "Dispongo del carné de baja tensión.",
      "Aún no he trabajado con instalaciones fotovoltaicas, pero es un campo en el que quiero formarme.",
      "Me considero una persona metódica, responsable y con ganas de seguir aprendiendo.",
    ],
    invented: {
      causality: [
        "Gracias a mi plan de mantenimiento, las paradas no previstas bajaron de 22 a 9.",
        "Mi trabajo en el turno de noche redujo las paradas no previstas a 9.",
      ],
      wish: ["Estoy especializado en energía solar.", "Cuento con experiencia en proyectos de energía solar."],
      binding: ["En Instalaciones Robledal mantenía líneas de envasado."],
      title: ["Soy jefe de mantenimiento de Conservas La Ría."],
      date: ["Obtuve el título de FP en 2012."],
      degree: ["Soy ingeniero técnico eléctrico."],
    },
  },
  {
    author: "teacher",
    source: `Profesora de Lengua y Literatura, IES Torrealta, Murcia, septiembre de 2012 – junio de 2018. ESO y Bachillerato, tutora de 4.º B
Jefa de departamento, Colegio Mirasierra, Alicante, desde septiembre de 2018. 7 profesores, programación anual, biblioteca escolar
Club de lectura fundado en 2019, 24 alumnos. Aprobados en la prueba de acceso: 82 % en 2018, 91 % en 2022
Grado en Filología Hispánica, Universidad de Almadía, 2010. Máster de Profesorado, 2011
Inglés B2. Interés por la edición de libros de texto, sin experiencia todavía`,
    supported: [
      "Soy filóloga por la Universidad de Almadía y cursé el Máster de Profesorado en 2011.",
      "Durante seis cursos impartí Lengua y Literatura en el IES Torrealta de Murcia.",
      "Di clase tanto en la ESO como en Bachillerato y fui tutora de un grupo de cuarto.",
      "Actualmente dirijo un departamento de siete docentes en el Colegio Mirasierra.",
      "Me ocupo de la programación anual y de la biblioteca del centro.",
      "En 2019 puse en marcha un club de lectura en el que participan 24 estudiantes.",
      "Entre 2018 y 2022 el porcentaje de aprobados en la prueba de acceso subió nueve puntos.",
      "Tengo un nivel B2 de inglés.",
      "Me atrae el mundo de la edición de libros de texto, aunque todavía no he trabajado en él.",
      "Creo en una enseñanza cercana, exigente y respetuosa con cada alumno.",
    ],
    invented: {
      causality: [
        "Gracias al club de lectura, los aprobados pasaron del 82 % al 91 %.",
        "Mi labor como jefa de departamento hizo que los aprobados llegaran al 91 %.",
      ],
      wish: ["He editado libros de texto."],
      binding: ["En el IES Torrealta fundé un club de lectura."],
      number: ["El club de lectura cuenta con 42 alumnos."],
      superlative: ["Mi departamento es el mejor de Alicante."],
      scope: ["Gestiono yo sola la biblioteca escolar."],
    },
  },
  {
    author: "accountant",
    source: `Trabajé como auxiliar contable en Gestoría Paredes, en Zaragoza, de 2011 a 2015. Llevaba la contabilidad de 30 autónomos, las declaraciones de IVA y las nóminas.
Desde febrero de 2015 soy contable en Muebles Arce. Cierre mensual, conciliación bancaria, facturación con SAP. En 2020 automaticé los informes de ventas con Excel y Power Query. Los impagos bajaron del 7 % en 2019 al 4 % en 2021. La empresa creció un 10 % en 2022.
Grado en ADE, Universidad del Ebro, 2011. Francés intermedio. No tengo personas a mi cargo. Me interesa la auditoría.`,
    supported: [
      "Soy graduada en Administración y Dirección de Empresas por la Universidad del Ebro.",
      "En Gestoría Paredes llevé durante cuatro años las cuentas de una treintena de autónomos.",
      "También preparaba las nóminas y las declaraciones del IVA.",
      "Llevo desde 2015 en Muebles Arce, donde trabajo como contable.",
      "Mis tareas diarias incluyen la conciliación de los bancos y la facturación en SAP.",
      "En 2020 automaticé los informes de ventas mediante Excel y Power Query.",
      "El porcentaje de impagos descendió tres puntos entre 2019 y 2021.",
      "Hablo francés a nivel intermedio.",
      "De momento no dirijo ningún equipo.",
      "Quedo a su disposición para ampliar cualquier información en una entrevista.",
    ],
    invented: {
      causality: [
        "Con la automatización de los informes conseguí que los impagos bajaran al 4 %.",
        "El crecimiento del 10 % en 2022 se debió a mi trabajo.",
      ],
      wish: ["Soy auditora.", "Tengo amplia experiencia en auditoría."],
      binding: ["En Gestoría Paredes trabajaba con SAP."],
      negation: ["Tengo a cuatro personas a mi cargo."],
      employer: ["Antes fui contable en Zara."],
      skill: ["Programo macros en Visual Basic."],
    },
  },
  {
    author: "cook",
    source: `Cocinera, Restaurante El Olivar, Jaén, marzo de 2013 – agosto de 2017. Entrantes y postres, unos 80 cubiertos por servicio
Jefa de partida, Hotel Costa Calma, Málaga, desde octubre de 2017. Carnes, 4 cocineros, pedidos semanales
Curso de panadería en 2019. Carta de temporada creada con el chef en 2021. Valoración media de los clientes: 4,1 en 2020, 4,6 en 2022
Técnica en Cocina, Escuela de Hostelería de Baeza, 2012
Carné de manipuladora de alimentos. Sueña con dirigir su propia cocina. Nunca ha trabajado en el extranjero`,
    supported: [
      "Me formé como cocinera en la Escuela de Hostelería de Baeza.",
      "En El Olivar preparaba los entrantes y los postres, con cerca de ochenta comensales por servicio.",
      "Desde octubre de 2017 soy jefa de partida de carnes en el Hotel Costa Calma de Málaga.",
      "Coordino a cuatro cocineros y hago los pedidos cada semana.",
      "En 2021 diseñé junto con el chef una carta de temporada.",
      "Además, en 2019 hice un curso de panadería.",
      "No he trabajado nunca fuera de España.",
      "Algún día me gustaría estar al frente de mi propia cocina.",
      "He pasado por partidas muy distintas, desde los postres hasta las carnes.",
      "Trabajo bien bajo presión y disfruto del compañerismo de una cocina.",
    ],
    invented: {
      causality: ["La carta que creé hizo subir la valoración de los clientes de 4,1 a 4,6."],
      wish: ["Dirijo mi propia cocina."],
      binding: ["En El Olivar coordinaba a cuatro cocineros.", "En el Hotel Costa Calma preparo entrantes y postres."],
      title: ["Soy la chef del Hotel Costa Calma."],
      negation: ["He trabajado en el extranjero."],
      number: ["En El Olivar servíamos unos 180 cubiertos por servicio."],
    },
  },
];
