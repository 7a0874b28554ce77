import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const eulalia: BuilderPerson = {
  locale: "es-ES",
  name: "Eulalia Barrientos Pozo",
  headline: "Enfermera de urgencias",
  email: "eulalia.barrientos@correo.example",
  phone: "+34 600 555 128",
  location: "Valladolid, España",
  site: "",
  profiles: [["LinkedIn", "eulalia-barrientos", "linkedin.com/in/eulalia-barrientos"]],
  summary:
    "Enfermera con nueve años de experiencia en urgencias y cuidados intensivos. Tranquila bajo presión y acostumbrada a enseñar a estudiantes en prácticas.",
  jobs: [
    {
      company: "Hospital Virgen del Páramo",
      place: "Valladolid",
      roles: [
        {
          position: "Enfermera de urgencias",
          from: [2019, 1],
          to: null,
          points: ["Triaje de unos 70 pacientes por turno.", "Tutora de estudiantes de último curso."],
        },
      ],
    },
    {
      company: "Clínica Montesol",
      place: "Burgos",
      roles: [
        {
          position: "Enfermera de planta",
          from: [2015, 7],
          to: [2018, 12],
          points: ["Cuidados posoperatorios en una unidad de 24 camas."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Universidad de Tierra de Campos",
      degree: "Grado en Enfermería",
      place: "Palencia",
      from: [2011, 9],
      to: [2015, 6],
    },
  ],
  skills: [["Clínicas", ["Soporte vital avanzado", "Triaje Manchester", "Ventilación mecánica"]]],
  languages: [
    ["Español", "nativo"],
    ["Inglés", "B2"],
  ],
  certifications: [["Experta en Urgencias", "Colegio de Enfermería del Duero", 2018]],
};
