import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const layth: BuilderPerson = {
  locale: "ar",
  name: "ليث المنصوري",
  headline: "مهندس شبكات",
  email: "layth@barid.example",
  phone: "+962 6 555 0133",
  location: "عمّان، الأردن",
  site: "",
  profiles: [],
  summary: "مهندس شبكات لديه سبع سنوات من الخبرة في تصميم شبكات المستشفيات والمدارس وإدارتها.",
  jobs: [
    {
      company: "شركة الواحة للاتصالات",
      place: "عمّان، الأردن",
      roles: [
        {
          position: "مهندس شبكات أول",
          from: [2020, 3],
          to: null,
          points: ["تصميم شبكة تربط اثني عشر مستشفى.", "قيادة فريق من خمسة مهندسين."],
        },
      ],
    },
    {
      company: "شركة مسار التقنية",
      place: "إربد، الأردن",
      roles: [
        { position: "مهندس دعم فني", from: [2017, 6], to: [2020, 2], points: ["متابعة أعطال الشبكات وحلّها خلال أربع ساعات."] },
      ],
    },
  ],
  schools: [{ school: "جامعة الغور", degree: "بكالوريوس هندسة الحاسوب", place: "إربد، الأردن", from: [2012, 9], to: [2017, 5] }],
  skills: [["الشبكات", ["التوجيه", "الجدران النارية", "المراقبة"]]],
  languages: [
    ["العربية", "اللغة الأم"],
    ["الإنجليزية", "متقدم"],
  ],
  certifications: [],
};
