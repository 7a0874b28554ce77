import type { Authored } from "../authors/authored";

export const SPANISH: Authored[] = [
  {
    author: "nurse",
    source: `Enfermera, Cardiología, Hospital San Telmo, 09/2017 – 04/2023
Unidad de 12 camas, noches y fines de semana
Curas, vías, extracciones de sangre
Tutora de 6 estudiantes
Participación en la revisión de prescripciones de 2021; errores de 14 a 5 al mes
Auxiliar, Residencia Los Tilos, 2015 – 2017
Grado en Enfermería, Universidad de Oviedo, 2017
Sin experiencia en pediatría. Quiere formarse en cuidados intensivos`,
    supported: [
      "Durante más de cinco años fui enfermera de cardiología en el Hospital San Telmo.",
      "La unidad tenía doce camas y yo cubría también turnos de noche y fines de semana.",
      "Curaba heridas, cogía vías y extraía sangre.",
      "Acompañé como tutora a seis alumnos.",
      "Antes trabajé de auxiliar en la Residencia Los Tilos.",
      "Todavía no he trabajado en pediatría.",
      "Me gustaría formarme en cuidados intensivos.",
    ],
    invented: {
      number: ["La unidad tenía 21 camas.", "Fui tutora de dieciséis estudiantes."],
      date: ["Dejé el Hospital San Telmo en junio de 2024."],
      title: ["Fui supervisora de enfermería en Cardiología."],
      degree: ["Tengo un máster en Enfermería."],
      causality: ["Como tutoricé a estudiantes, bajaron los errores."],
      negation: ["Cuento con amplia experiencia en pediatría."],
      wish: ["Estoy formada en cuidados intensivos."],
      binding: ["En la Residencia Los Tilos trabajé en Cardiología."],
    },
  },
  {
    author: "teacher",
    source: `Profesora de Lengua, IES Ribera Alta, septiembre de 2016 – junio de 2022
Grupos de 28 alumnos de 14 a 16 años
Coordiné el periódico escolar con dos compañeros
Puse en marcha un club de lectura; los préstamos de la biblioteca se duplicaron
Desde 2022, correctora autónoma para editoriales: novela y libro de texto
Licenciada en Filología Hispánica, Universidad de Salamanca, 2013
Francés B2. Nunca he enseñado a adultos`,
    supported: [
      "Di clase de Lengua en el IES Ribera Alta entre 2016 y 2022.",
      "Mis grupos eran de veintiocho adolescentes de entre 14 y 16 años.",
      "Junto a dos compañeros llevé el periódico del instituto.",
      "Gracias al club de lectura que creé, los préstamos de la biblioteca se multiplicaron por dos.",
      "Ahora corrijo novelas y libros de texto por cuenta propia para distintas editoriales.",
      "Soy filóloga hispánica por la Universidad de Salamanca.",
    ],
    invented: {
      number: ["Mis grupos eran de 38 alumnos."],
      date: ["Soy correctora desde 2018."],
      employer: ["He corregido novelas para la editorial Anagrama."],
      title: ["Fui jefa de estudios del IES Ribera Alta."],
      skill: ["Doy clases de latín."],
      negation: ["He enseñado a adultos durante varios cursos."],
      causality: ["Gracias al periódico escolar se duplicaron los préstamos."],
      scope: ["Yo sola llevé el periódico escolar."],
    },
  },
  {
    author: "driver",
    source: `Conductor de camión, Transportes Bermeo, desde 2016. Permiso C+E. Sobre todo Bilbao – Valencia, ida y vuelta, cinco noches por semana. Ningún accidente.
Carga y sujeción de piezas de maquinaria de hasta 24 toneladas. Tacógrafo digital. Enseñé las rutas a dos conductores nuevos.
Antes, repartidor en Paqueya, 2012 – 2016, unos 130 paquetes al día.
Carné de carretillero 2018. Curso ADR pendiente.`,
    supported: [
      "Llevo unos diez años como camionero en Transportes Bermeo.",
      "Suelo hacer Bilbao-Valencia y regreso 5 noches a la semana.",
      "No he tenido ningún accidente.",
      "Cargo y sujeto piezas de máquinas que pesan hasta 24 t.",
      "En 2018 me saqué el carné de carretilla elevadora.",
      "Antes repartía a diario alrededor de 130 paquetes para Paqueya.",
    ],
    invented: {
      number: ["Cargo piezas de hasta 44 toneladas."],
      skill: ["Transporto mercancías peligrosas."],
      employer: ["Fui repartidor en Seur."],
      title: ["Fui jefe de tráfico de Transportes Bermeo."],
      negation: ["Tuve dos accidentes."],
      binding: ["En Paqueya hacía la ruta Bilbao – Valencia."],
      scope: ["Formé a todos los conductores de la empresa."],
      superlative: ["Soy el conductor más rápido de la ruta."],
      wish: ["Tengo el ADR."],
    },
  },
  {
    author: "youth",
    source: `Instituto Valdelagua, ESO terminada en 2025, nota media 7,8
Prácticas de dos semanas en Veterinaria Colmenar, mayo de 2024: limpié jaulas, paseé perros, atendí el teléfono
Trabajo de verano: Heladería Nieve, julio y agosto de 2024
Delegado de clase en 3.º. Baloncesto en el club del barrio desde 2019
Me gustan la Biología y los animales. Inglés A2. No tengo carné de conducir`,
    supported: [
      "En 2025 acabé la ESO en el Instituto Valdelagua con una media de 7,8.",
      "Hice unas prácticas de quince días en Veterinaria Colmenar, donde limpiaba las jaulas, sacaba a pasear a los perros y cogía el teléfono.",
      "Los meses de julio y agosto de 2024 trabajé en la Heladería Nieve.",
      "En tercero fui delegado de mi clase.",
      "Juego al baloncesto en un club de mi barrio desde 2019.",
      "Siempre me han gustado los animales y la Biología.",
    ],
    invented: {
      number: ["Mi nota media es de 9,4."],
      date: ["Juego al baloncesto desde 2015."],
      skill: ["Puse vacunas a los perros."],
      employer: ["En verano trabajé en McDonald's."],
      degree: ["Tengo el título de bachillerato."],
      superlative: ["Saqué la mejor nota del instituto."],
      negation: ["Tengo carné de conducir."],
      title: ["Fui encargado de la Heladería Nieve."],
    },
  },
  {
    author: "translated",
    source: `Sachbearbeiterin Einkauf, Möllers Verpackungen GmbH, Januar 2019 – heute
Angebote von rund 35 Lieferanten verglichen
Bestellungen in SAP angelegt, Liefertermine überwacht
Kartonagen neu ausgeschrieben; Kosten sanken dadurch um 8 Prozent
Vertretung der Teamleiterin
Kauffrau für Büromanagement, Kreisverwaltung Halden, 2016 – 2019
Rechnungen geprüft. Englisch verhandlungssicher`,
    supported: [
      "Desde enero de 2019 trabajo en el departamento de compras de Möllers Verpackungen GmbH.",
      "Comparo las ofertas de unos 35 proveedores.",
      "Introduzco los pedidos en SAP y controlo los plazos de entrega.",
      "Al sacar de nuevo a concurso las cajas de cartón, los costes bajaron un 8 %.",
      "Sustituyo a mi jefa de equipo cuando está ausente.",
      "Entre 2016 y 2019 revisé facturas en la Kreisverwaltung Halden.",
    ],
    invented: {
      number: ["Comparo las ofertas de 350 proveedores."],
      title: ["Soy jefa de compras de Möllers Verpackungen."],
      degree: ["Estudié Administración de Empresas."],
      skill: ["Hablo francés con fluidez."],
      causality: ["Al controlar los plazos de entrega, los costes bajaron un 8 %."],
      binding: ["En la Kreisverwaltung Halden introducía pedidos en SAP."],
      scope: ["Negocio en solitario todas las compras de la empresa."],
      date: ["Entré en Möllers Verpackungen en 2015."],
      superlative: ["Consigo los precios más bajos del sector."],
    },
  },
];
