import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const noga: BuilderPerson = {
  locale: "he-IL",
  name: "נגה שחרור",
  headline: "מנהלת מוצר",
  email: "noga@doar.example",
  phone: "050-555-0147",
  location: "חיפה",
  site: "",
  profiles: [],
  summary: "מנהלת מוצר עם שמונה שנות ניסיון בבריאות דיגיטלית ובתחבורה ציבורית.",
  jobs: [
    {
      company: "חברת אלומה",
      place: "חיפה",
      roles: [
        {
          position: "מנהלת מוצר",
          from: [2020, 3],
          to: null,
          points: ["הובלת שלושה צוותי פיתוח.", "הכפלת מספר המשתמשים בשנתיים."],
        },
      ],
    },
    {
      company: "מערכות כרמל בע״מ",
      place: "תל אביב",
      roles: [{ position: "מהנדסת תוכנה", from: [2015, 9], to: [2020, 2], points: ["בניית שירות תשלומים חדש."] }],
    },
  ],
  schools: [{ school: "אוניברסיטת הגליל", degree: "תואר ראשון במדעי המחשב", place: "נצרת", from: [2011, 10], to: [2015, 6] }],
  skills: [["ניהול", ["תכנון", "מחקר משתמשים", "הצגה בפני קהל"]]],
  languages: [
    ["עברית", "שפת אם"],
    ["אנגלית", "שוטפת"],
  ],
  certifications: [],
};
