import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const xoan: BuilderPerson = {
  locale: "es-ES",
  name: "Xoán Berdeal Lousada",
  headline: "Jefe de obra",
  email: "xoan.berdeal@correo.example",
  phone: "+34 912 555 014",
  location: "Vigo, España",
  site: "",
  profiles: [["LinkedIn", "xoan-berdeal", "linkedin.com/in/xoan-berdeal"]],
  summary:
    "Jefe de obra con doce años de experiencia en vivienda y obra portuaria. Cumplo plazos sin descuidar la seguridad de las personas.",
  jobs: [
    {
      company: "Construcciones Ría Alta S.A.",
      place: "Vigo, España",
      roles: [
        {
          position: "Jefe de obra",
          from: [2018, 2],
          to: null,
          points: [
            "Dirección de 84 viviendas entregadas dos meses antes del plazo.",
            "Reducción de accidentes en un 60 % en tres años.",
          ],
        },
      ],
    },
    {
      company: "Puertos y Diques del Norte",
      place: "A Coruña, España",
      roles: [
        {
          position: "Ingeniero de producción",
          from: [2013, 9],
          to: [2018, 1],
          points: ["Control de costes de un dique de 400 metros."],
        },
      ],
    },
  ],
  schools: [
    {
      school: "Universidad del Miño",
      degree: "Grado en Ingeniería Civil",
      place: "Ourense, España",
      from: [2008, 9],
      to: [2013, 6],
    },
  ],
  skills: [
    ["Gestión", ["Presupuestos", "Planificación", "Prevención de riesgos"]],
    ["Programas", ["AutoCAD", "Presto", "Excel"]],
  ],
  languages: [
    ["Español", "nativo"],
    ["Gallego", "nativo"],
    ["Inglés", "B2"],
  ],
  certifications: [["Técnico superior en prevención", "Instituto de Seguridad Laboral", 2017]],
};
