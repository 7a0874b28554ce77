import type { Entry } from "./pairs";

export const SPANISH: Entry[] = [
  {
    source:
      "Diseñadora de producto en Pinonorte, 2019 – 2023. Rediseño del pago, conversiones un 12 % mayores. Herramientas: Figma, Sketch.",
    supported: [
      "En Pinonorte rediseñé el pago y aumenté las conversiones un 12 %.",
      "Durante cuatro años trabajé en Pinonorte con Figma.",
    ],
    invented: ["En Pinonorte aumenté las conversiones un 45 %.", "Fui directora de diseño en Pinonorte."],
  },
  {
    source: "Enfermero, Hospital Aberlín, desde marzo de 2018. Hasta ocho pacientes por turno. Formó a tres compañeros.",
    supported: [
      "Desde marzo de 2018 soy enfermero en el Hospital Aberlín.",
      "Atiendo hasta 8 pacientes por turno y he formado a tres compañeros.",
    ],
    invented: ["Soy enfermero desde enero de 2009.", "He formado a quince compañeros."],
  },
  {
    source:
      "Desarrolladora. Servicios en Python y PostgreSQL para Obras Puerto. Tiempo de respuesta reducido de 800 ms a 200 ms.",
    supported: ["Reduje el tiempo de respuesta de 800 ms a 200 ms.", "Para Obras Puerto desarrollé servicios en Python."],
    invented: ["Desarrollé servicios en Python y Terraform.", "Desarrollé servicios para Capital Piedrapuente."],
  },
  {
    source: "Grado en Biología, Universidad de Marrow, 2016. Ayudante de laboratorio en Helelab, 2016 – 2018.",
    supported: ["Tras el grado en Biología fui ayudante de laboratorio.", "Trabajé dos años en Helelab."],
    invented: ["Tras el máster en Biología trabajé en Helelab.", "Tras el doctorado fui ayudante de laboratorio."],
  },
  {
    source: "Comercial. 40 clientes en el norte. En 2022 alcanzó el 105 % del objetivo. Español e inglés.",
    supported: ["En 2022 alcancé el 105 % de mi objetivo.", "Hablo inglés y atiendo a 40 clientes."],
    invented: ["Atiendo a 340 clientes en el norte.", "Hablo español, inglés y alemán."],
  },
  {
    source: "Moza de almacén en Altograno, 2020 – 2022. Unos 90 pedidos al día.",
    supported: ["En Altograno preparaba unos 90 pedidos al día.", "Trabajé dos años en un almacén."],
    invented: ["Trabajé ocho años en un almacén.", "Fui la mejor trabajadora del almacén."],
  },
  {
    source: "Profesor de matemáticas. Programa de tutorías para 60 alumnos. Redacción de una guía de protección de datos.",
    supported: ["Puse en marcha un programa de tutorías para 60 alumnos.", "Redacté una guía de protección de datos."],
    invented: ["Mi premiado programa de tutorías llegó a 60 alumnos.", "Dupliqué el número de alumnos del programa."],
  },
  {
    source:
      "Ayudante de marketing, Quillon Medios, junio de 2021 – agosto de 2023. Boletín para 15.000 lectores. Excel, Mailchimp.",
    supported: ["Envié un boletín a 15 000 lectores.", "Desde junio de 2021 trabajé en Quillon Medios con Excel."],
    invented: ["Gestioné un presupuesto de 200.000 euros.", "Trabajé con Salesforce y Excel."],
  },
  {
    source: "Cocinero en un equipo de cinco personas. Menú semanal. Desperdicio reducido en un tercio.",
    supported: ["En un equipo de 5 personas preparaba el menú semanal.", "Reduje el desperdicio en un tercio."],
    invented: ["Reduje el desperdicio a la mitad.", "Como jefe de cocina preparaba el menú semanal."],
  },
  {
    source:
      "Responsable de un equipo de seis desarrolladores en Orbit Carga desde 2020. 14 servicios migrados a Docker. Certificada en AWS.",
    supported: [
      "Como responsable de equipo dirijo a seis desarrolladores en Orbit Carga.",
      "Migré 14 servicios a Docker y estoy certificada en AWS.",
    ],
    invented: ["Como directora técnica dirijo a seis desarrolladores.", "Migré 14 servicios a Kubernetes."],
  },
  {
    source: "Recepcionista en el Hotel Tilo. Habla francés con fluidez. 30 llegadas al día.",
    supported: ["Hablo francés con fluidez y atendía 30 llegadas al día.", "Trabajé en la recepción del Hotel Tilo."],
    invented: ["Hablo francés e italiano con fluidez.", "Trabajé para la empresa líder del sector."],
  },
  {
    source: "Voluntaria en el Banco del Río, 2015 – 2017. Donaciones por 20.000 euros.",
    supported: ["Reuní donaciones por 20.000 €.", "De 2015 a 2017 fui voluntaria."],
    invented: ["Reuní donaciones por 2 millones de euros.", "De 2010 a 2017 fui voluntaria."],
  },
  {
    source: "Contable. Cierre mensual con SAP. Cierre acortado de diez a seis días.",
    supported: ["Hago el cierre mensual con SAP.", "Acorté el cierre de 10 a 6 días."],
    invented: ["Acorté el cierre a dos días.", "Tengo un MBA y hago el cierre con SAP."],
  },
];
