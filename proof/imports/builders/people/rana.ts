import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const rana: BuilderPerson = {
  locale: "ar",
  name: "رنا الخوري",
  headline: "محاسبة قانونية",
  email: "rana@barid.example",
  phone: "+961 1 555 0178",
  location: "بيروت، لبنان",
  site: "",
  profiles: [],
  summary: "محاسبة قانونية خبيرة في إعداد الموازنات وتدقيق حسابات الشركات الصغيرة منذ تسع سنوات.",
  jobs: [
    {
      company: "شركة الأرز للتدقيق",
      place: "بيروت، لبنان",
      roles: [
        {
          position: "مديرة حسابات",
          from: [2019, 1],
          to: null,
          points: ["الإشراف على حسابات ثلاثين شركة.", "تخفيض مدة الإقفال السنوي إلى النصف."],
        },
      ],
    },
    {
      company: "بنك الساحل",
      place: "صيدا، لبنان",
      roles: [{ position: "محاسبة", from: [2015, 4], to: [2018, 12], points: ["إعداد التقارير المالية الشهرية."] }],
    },
  ],
  schools: [{ school: "جامعة الجبل", degree: "ماجستير محاسبة", place: "بيروت، لبنان", from: [2010, 9], to: [2015, 3] }],
  skills: [["المحاسبة", ["الموازنات", "الضرائب", "التدقيق"]]],
  languages: [
    ["العربية", "اللغة الأم"],
    ["الفرنسية", "متقدم"],
  ],
  certifications: [],
};
