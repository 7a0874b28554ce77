import type { Person } from "./person";

export const SPANISH: Person[] = [
  {
    author: "truck driver",
    source: `Conductor de tráiler – Transportes Hermanos Ocaña (Albacete), desde sept. 2017
rutas nacionales y sur de Francia, lona y frigo
unos 110.000 km/año
2 avisos leves en 8 años, ninguna retirada de puntos
tacógrafo digital, CMR, transpaleta eléctrica
ayudé a la oficina a probar la app de albaranes (2023). Esperas en muelle: 95 min de media en 2022, 70 en 2024
Antes: repartidor, Frutas La Vega, 2012-2017, furgón 3.500 kg, mercados de Murcia, 15 paradas/día
Carné C+E (2016), CAP en vigor, ADR básico 2021 (sin cisternas)
ESO. FP grado medio de electromecánica sin terminar
francés: me defiendo
Busco ruta fija; me gustaría formar a conductores nuevos`,
    supported: [
      "Conductor de tráiler con experiencia en rutas nacionales y por el sur de Francia, tanto con lona como con frigorífico",
      "Llevo desde septiembre de 2017 en Transportes Hermanos Ocaña, con sede en Albacete.",
      "Cada año recorro alrededor de 110.000 kilómetros.",
      "Nunca me han retirado puntos del carné.",
      "Manejo documentación como la carta de porte CMR, además del tacógrafo digital y la transpaleta eléctrica.",
      "En 2023 colaboré con la oficina en las pruebas de la aplicación de albaranes.",
      "El tiempo medio de espera en los muelles se redujo de 95 minutos en 2022 a 70 en 2024, es decir, 25 minutos menos.",
      "Mi trayectoria comenzó en Frutas La Vega, donde durante cinco años repartí mercancía por los mercados de Murcia.",
      "Allí conducía un furgón de 3.500 kilos y hacía quince paradas diarias.",
      "Dispongo del permiso C+E desde 2016, del CAP en vigor y del ADR básico, que no incluye cisternas.",
      "Empecé un grado medio de electromecánica, aunque no llegué a terminarlo.",
      "En francés me desenvuelvo lo suficiente para entenderme con la gente.",
      "Me encantaría poder enseñar el oficio a conductores que empiezan.",
      "Soy una persona responsable, puntual y tranquila al volante.",
      "Lo que más me ha interesado de su oferta es que se trata de una ruta fija, justo lo que busco.",
      "Buenas tardes, Marta: le agradezco la llamada de esta mañana y quedo pendiente de sus noticias.",
      "En ocho años solo he recibido dos avisos leves.",
    ],
    invented: {
      number: ["Hago una media de 150.000 kilómetros al año entre España y Francia."],
      date: ["Tengo el carné C+E desde 2009."],
      skill: ["Cuento con experiencia en el transporte de cisternas y de vehículos góndola."],
      employer: ["Antes de ser camionero repartí fruta para Huerta del Segura."],
      title: ["Como jefe de tráfico de Transportes Hermanos Ocaña, conozco bien las rutas del sur de Francia."],
      degree: ["Soy técnico titulado en electromecánica de vehículos."],
      superlative: ["Soy el conductor con menos incidencias de toda la plantilla."],
      causality: ["Gracias a la app de albaranes que probé, las esperas en muelle bajaron de 95 a 70 minutos."],
      binding: ["En Frutas La Vega cubría con un tráiler frigorífico las rutas del sur de Francia."],
      negation: ["No dispongo de formación ADR."],
      wish: ["Desde hace un tiempo formo a los conductores que se incorporan a la empresa."],
    },
    additions: ["Yo mismo me ocupaba de lavar el camión y de revisar los neumáticos cada viernes."],
    letter: `Estimada señora Robledillo:
Le escribo para presentar mi candidatura al puesto de conductor de ruta fija. Desde septiembre de 2017 conduzco un tráiler para Transportes Hermanos Ocaña, con el que recorro España y el sur de Francia. Estoy acostumbrado tanto a la lona como al frigorífico, y sumo unos 110.000 kilómetros al año. En todo este tiempo no he perdido ni un punto. Antes fui repartidor en Frutas La Vega, con quince paradas al día por los mercados de Murcia. Cuento con el carné C+E, el CAP y el ADR básico, si bien este último no cubre las cisternas. Me considero un profesional serio y de trato fácil. Estaría encantado de conocerles y de resolver cualquier duda en una entrevista.
Reciba un cordial saludo`,
    paragraph: [
      ["Trabajo como conductor de tráiler en una empresa de Albacete.", null],
      ["Manejo el tacógrafo digital y la transpaleta eléctrica, y conozco la documentación CMR.", null],
      ["También he llevado mercancía a Alemania y Polonia.", "scope"],
      ["En 2021 obtuve el ADR básico.", null],
    ],
  },
  {
    author: "primary teacher",
    source: `Maestra de Primaria – CEIP Los Almendros, Cuenca, curso 2019/20 – actualidad. Tutora de 3.º y 4.º, 24 alumnos
responsable de la biblioteca escolar desde 2021: préstamos 310 (2021/22), 540 (2023/24)
huerto escolar con dos compañeras
CRA Valle del Júcar, 2014–2019, interina: aula multigrado (1.º a 6.º), 9 niños
Grado en Educación Primaria, mención Inglés, Univ. de Valdeoca, 2013
Curso de 60 h sobre dificultades lectoras (2022)
B2 de inglés (2015). Lengua de signos: iniciación, este año
Canva, Genially, pizarra digital
Nunca he dado Infantil
Me haría ilusión coordinar un programa bilingüe
Canta en un coro`,
    supported: [
      "Maestra de Educación Primaria con recorrido tanto en la escuela rural como en un colegio de Cuenca",
      "Actualmente ejerzo en el CEIP Los Almendros, donde soy tutora de 3.º y 4.º.",
      "Mi grupo está formado por 24 alumnos.",
      "Desde 2021 estoy al frente de la biblioteca del colegio.",
      "Los préstamos pasaron de 310 en el curso 2021/22 a 540 dos cursos más tarde.",
      "Junto a dos compañeras cuido del huerto escolar.",
      "Durante cinco años trabajé como interina en el CRA Valle del Júcar, en un aula multigrado con nueve niños de 1.º a 6.º.",
      "Me gradué en 2013 en la Universidad de Valdeoca con la mención en Inglés.",
      "En 2022 realicé una formación de sesenta horas centrada en las dificultades lectoras.",
      "Acredito un nivel B2 de inglés desde 2015.",
      "Este año he comenzado a iniciarme en la lengua de signos.",
      "Uso con soltura la pizarra digital y preparo materiales con Canva y Genially.",
      "No he impartido clase en Educación Infantil, pero siento una gran curiosidad por esa etapa.",
      "Coordinar un programa bilingüe es una de mis ilusiones profesionales.",
      "Creo firmemente que cada niño aprende a su ritmo y que la escucha es la mejor herramienta de una maestra.",
      "La apuesta de su centro por la lectura coincide plenamente con mi manera de entender la enseñanza.",
      "Fuera del aula disfruto cantando en un coro.",
    ],
    invented: {
      number: ["En la escuela rural atendía a 19 niños de distintos niveles."],
      date: ["Soy tutora en el CEIP Los Almendros desde el curso 2016/17."],
      skill: ["Programo actividades de robótica educativa con Scratch."],
      employer: ["Antes de instalarme en Cuenca di clase en el CEIP Virgen de la Sierra."],
      title: ["Como jefa de estudios del CEIP Los Almendros, me ocupo también de la biblioteca."],
      degree: ["Poseo además un máster en Psicopedagogía."],
      superlative: ["La nuestra es la biblioteca escolar más activa de la provincia."],
      causality: ["El curso sobre dificultades lectoras hizo que los préstamos subieran de 310 a 540."],
      binding: ["En el CRA Valle del Júcar gestionaba la biblioteca y sus 540 préstamos."],
      negation: ["He trabajado asimismo con grupos de Infantil."],
      wish: ["Coordino desde hace dos cursos el programa bilingüe del colegio."],
    },
    additions: ["Cada trimestre organizo una reunión con las familias para explicar el plan lector."],
    letter: `Estimado equipo directivo:
Me dirijo a ustedes con motivo de la vacante de maestra de Primaria publicada en su página web. Desde el curso 2019/20 formo parte del CEIP Los Almendros, en Cuenca, como tutora de tercero y cuarto. Me encargo asimismo de la biblioteca escolar y, con otras dos maestras, del huerto. Mi primera etapa transcurrió en el CRA Valle del Júcar, donde tenía en la misma aula a niños de los seis cursos. Soy graduada en Educación Primaria con mención en Inglés y tengo el B2. En 2022 seguí un curso sobre dificultades lectoras, un tema que me apasiona. Soy paciente, creativa y me gusta trabajar en equipo. Agradezco de antemano su atención y espero tener ocasión de saludarles en persona.
Atentamente`,
    paragraph: [
      ["Llevo la tutoría de un grupo de 24 alumnos en un colegio de Cuenca.", null],
      ["La biblioteca está a mi cargo desde 2021.", null],
      ["Para ella conseguí una subvención de 3.000 euros.", "addition"],
      ["Antes trabajé en una escuela rural, con solo nueve niños de todas las edades de Primaria.", null],
      ["Tengo el C1 de inglés.", "degree"],
    ],
  },
  {
    author: "hotel receptionist",
    source: `Recepcionista
Hotel Mirador de Cabrils, Sitges, 4*, 86 habitaciones – marzo 2021 / hoy
turnos rotativos, noches incluidas
check-in/out, caja, reservas por teléfono y web, Opera
respondo a las reseñas en internet junto con la directora (nota 8,1 en 2021, 8,7 en 2024)
grupos de hasta 50 personas
Hostal Puerta Nueva, Salamanca, recepción y desayunos, 2017–2020
CFGS Gestión de Alojamientos Turísticos, IES Tormes, 2017
prácticas: 3 meses en un balneario de Portugal
Inglés C1, portugués B1, alemán A2 (sigo estudiando)
Sin experiencia en revenue
Primeros auxilios, 2023
meta: jefa de recepción`,
    supported: [
      "Recepcionista de hotel con vocación de servicio y dominio del inglés a nivel C1",
      "Formo parte del equipo de recepción del Hotel Mirador de Cabrils, en Sitges, desde marzo de 2021.",
      "Se trata de un establecimiento de cuatro estrellas que dispone de 86 habitaciones.",
      "Entre mis tareas figuran las entradas y salidas de huéspedes, la caja y las reservas tanto telefónicas como en línea.",
      "Trabajo en turnos rotativos y también de noche.",
      "Gestiono la llegada de grupos que alcanzan las cincuenta personas.",
      "Con la directora contesto las reseñas que los clientes publican en internet.",
      "Nuestra puntuación ha pasado de 8,1 en 2021 a 8,7 en 2024.",
      "En el Hostal Puerta Nueva de Salamanca combinaba la recepción con los desayunos.",
      "Soy técnica superior en Gestión de Alojamientos Turísticos por el IES Tormes, promoción de 2017.",
      "Durante mi formación pasé tres meses de prácticas en un balneario portugués.",
      "Hablo portugués a nivel intermedio y sigo mejorando mi alemán, por ahora en un A2.",
      "El revenue management es un terreno que todavía no he tocado.",
      "Hice un curso de primeros auxilios en 2023.",
      "Me veo en el futuro como jefa de recepción, y su plan de carrera me parece una oportunidad magnífica.",
      "Mantener la sonrisa a las tres de la madrugada también forma parte del oficio.",
    ],
    invented: {
      number: ["Recibo a grupos de hasta 150 personas."],
      date: ["Mi paso por el Hostal Puerta Nueva duró siete años."],
      skill: ["Domino el francés y el ruso, idiomas muy demandados por nuestros huéspedes."],
      employer: ["Comencé como recepcionista en el Parador de la Ribera."],
      title: ["Jefa de recepción en un hotel de cuatro estrellas de Sitges"],
      degree: ["Estudié el Grado en Turismo en la Universidad de Salamanca."],
      superlative: ["Fui elegida empleada del mes en tres ocasiones."],
      causality: ["Mis respuestas a las reseñas han elevado la nota del hotel de 8,1 a 8,7."],
      binding: ["En el Hostal Puerta Nueva atendía 86 habitaciones con el programa Opera."],
      negation: ["Nunca he trabajado en turno de noche."],
      wish: ["Hablo alemán con fluidez después de años de estudio."],
    },
    additions: ["Suelo preparar para los huéspedes una guía con los mejores restaurantes de la zona."],
    letter: `Apreciado señor Villalonga:
He visto que su hotel busca recepcionista para la próxima temporada y me gustaría formar parte de él. Desde marzo de 2021 trabajo en la recepción del Hotel Mirador de Cabrils, que cuenta con 86 habitaciones. Conozco bien Opera, llevo la caja y atiendo las reservas que nos llegan por teléfono y por la web. El turno de noche no me es ajeno. Entre 2017 y 2020 estuve en el Hostal Puerta Nueva, en Salamanca, donde además servía desayunos. Me expreso en inglés con un nivel C1 y en portugués con un B1. Soy amable, organizada y resolutiva, y disfruto del contacto con personas de todo el mundo. Quedo a su disposición para una entrevista cuando le resulte conveniente.
Un saludo cordial`,
    paragraph: [
      ["Trabajo en la recepción de un hotel de Sitges en turnos rotativos.", null],
      ["Llevo la caja y utilizo el programa Opera.", null],
      ["Además superviso a un equipo de cinco recepcionistas.", "scope"],
      ["Mi título de Gestión de Alojamientos Turísticos es de 2017.", null],
    ],
  },
];
