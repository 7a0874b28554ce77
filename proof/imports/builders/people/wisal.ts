import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const wisal: BuilderPerson = {
  locale: "ar-EG",
  name: "وصال الشهابي",
  headline: "أخصائية موارد بشرية",
  email: "wisal@shihabi.example",
  phone: "+20 2 5550 0163",
  location: "الإسكندرية، مصر",
  site: "",
  profiles: [["LinkedIn", "wisal-shihabi", "linkedin.com/in/wisal-shihabi"]],
  summary: "أخصائية موارد بشرية بخبرة سبع سنوات في التوظيف والتدريب، مع اهتمام خاص بتحسين تجربة الموظفين الجدد.",
  jobs: [
    {
      company: "شركة الفنار للملاحة",
      place: "الإسكندرية",
      roles: [
        {
          position: "أخصائية توظيف أولى",
          from: [2020, 2],
          to: null,
          points: ["قادت توظيف مئة وعشرين موظفا في ثلاث سنوات.", "خفضت مدة شغل الوظيفة إلى النصف."],
        },
      ],
    },
    {
      company: "مصنع النيل للنسيج",
      place: "طنطا",
      roles: [{ position: "مساعدة شؤون موظفين", from: [2016, 7], to: [2020, 1], points: ["أعدت كشوف الرواتب الشهرية."] }],
    },
  ],
  schools: [{ school: "جامعة المنارة", degree: "بكالوريوس إدارة أعمال", place: "الإسكندرية", from: [2012, 9], to: [2016, 6] }],
  skills: [["البرامج", ["Excel", "SAP", "Power BI"]]],
  languages: [
    ["العربية", "اللغة الأم"],
    ["الإنجليزية", "جيد جدا"],
  ],
  certifications: [],
};
