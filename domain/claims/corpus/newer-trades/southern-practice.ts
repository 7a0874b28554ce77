import type { Entry } from "../pairs";

/** A Spanish and an Arabic person, with whom rules were changed: nothing of them is sealed. */
export const SOUTHERN_PRACTICE: Entry[] = [
  {
    source: `Mozo, Panadería Las Eras, Soria, 2009–2012. Limpieza, reparto, bandejas
Panadera, Obrador Santa Olalla, Burgos, desde febrero de 2013. Masa madre, hornos, turno de madrugada, equipo de 5. Empanadas los viernes
Enseña a una aprendiz desde 2022. Participó en la feria del pan de 2021
Pan integral nuevo en 2020 con el dueño. Devoluciones: 12 % en 2019, 7 % en 2022
Grado medio de panadería, 2012. Carné de conducir. Catalán básico
Le gustaría hacer turrón artesano. Nunca ha llevado la contabilidad`,
    supported: [
      "Desde febrero de 2013 amaso y horneo en el Obrador Santa Olalla, siempre en el turno de madrugada.",
      "Cada viernes preparamos empanadas.",
      "Empecé como mozo en Soria, limpiando y repartiendo.",
      "Una aprendiz trabaja conmigo desde 2022 y le enseño cuanto sé.",
      "Estuve en la feria del pan de 2021.",
      "El dueño y yo creamos un pan integral en 2020.",
      "Hoy nos devuelven menos pan que en 2019.",
      "De la contabilidad no me he ocupado nunca.",
      "El turrón artesano me llama mucho la atención.",
      "Sé algo de catalán.",
    ],
    invented: [
      "Hago el mejor pan de Burgos.",
      "Fui pionera en usar masa madre en la provincia.",
      "Nuestro obrador es el más premiado de Castilla.",
      "Llevo la contabilidad del obrador.",
      "Elaboro turrón artesano cada Navidad.",
      "El pan integral hizo bajar las devoluciones al 7 %.",
      "Además decoro tartas de boda.",
      "Me encargo de los pedidos a proveedores.",
      "Soy la maestra panadera del obrador.",
      "Organicé la feria del pan de 2021.",
      "Conseguí que las devoluciones bajaran.",
      "Trabajo sola en el turno de madrugada.",
    ],
  },
  {
    source: `كاتب، مكتبة السنابل، دمشق، 2010–2013: بيع القرطاسية، تصوير المستندات
أمين أرشيف، بلدية الواحة، حمص، منذ أبريل 2014: فهرسة الملفات، استقبال الباحثين، مسح ضوئي، فريق من ثلاثة
تدريب موظفة جديدة في 2021. عضو لجنة الجودة
نظام طلبات إلكتروني مع قسم المعلوماتية عام 2020. مدة الانتظار: 8 أيام في 2019 ويومان في 2022
إجازة في المكتبات، جامعة الفرات الأعلى، 2012. دورة ترميم الورق، 2018. التركية مبتدئ
أرغب في دراسة الماجستير. لا خبرة لي في أرشفة الصور`,
    supported: [
      "أعمل أمينا للأرشيف في بلدية الواحة منذ أبريل 2014.",
      "أفهرس الملفات وأستقبل الباحثين كل يوم.",
      "قبل الأرشيف كنت كاتبا في مكتبة أبيع القرطاسية وأصور المستندات.",
      "دربت موظفة جديدة عام 2021.",
      "أنا عضو في لجنة الجودة.",
      "أدخلنا مع قسم المعلوماتية نظاما إلكترونيا للطلبات.",
      "صار الباحثون ينتظرون وقتا أقصر من السابق.",
      "أحمل إجازة في المكتبات وأكملت دورة في ترميم الورق.",
      "لم أتعامل مع أرشفة الصور حتى الآن.",
      "أتمنى أن أتابع دراستي في الماجستير.",
      "كل وثيقة تحكي قصة، وهذا ما يشدني إلى الأرشيف.",
      "لغتي التركية ما زالت في بدايتها.",
    ],
    invented: [
      "أنا الأكثر خبرة في البلدية.",
      "أرشيفنا هو الأكبر في سوريا.",
      "أتقن اللغة التركية.",
      "حصلت على الماجستير في المكتبات.",
      "أشرف على أرشفة الصور.",
      "أدى النظام الإلكتروني إلى تقليص الانتظار إلى يومين.",
      "أترأس لجنة الجودة.",
      "أنجزت النظام الإلكتروني وحدي.",
      "أكتب أيضا مقالات في الصحف.",
      "أدير ميزانية القسم.",
      "رممت مخطوطات نادرة.",
    ],
  },
];
