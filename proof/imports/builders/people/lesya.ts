import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const lesya: BuilderPerson = {
  locale: "uk-UA",
  name: "Леся Вишнева",
  headline: "Тестувальниця програмного забезпечення",
  email: "lesya@vyshneva.example",
  phone: "+380 44 555 01 92",
  location: "Львів",
  site: "",
  profiles: [["GitHub", "lvyshneva", "github.com/lvyshneva"]],
  summary:
    "Тестувальниця з шістьма роками досвіду у вебпроєктах. Пишу автотести, які не падають без причини, і звіти, які можна прочитати.",
  jobs: [
    {
      company: "Студія «Смерека»",
      place: "Львів",
      roles: [
        {
          position: "Старша тестувальниця",
          from: [2021, 4],
          to: null,
          points: ["Побудувала набір із 800 автотестів.", "Скоротила час перевірки випуску з двох днів до трьох годин."],
        },
      ],
    },
    {
      company: "ТОВ «Дніпрософт»",
      place: "Київ",
      roles: [{ position: "Тестувальниця", from: [2018, 9], to: [2021, 3], points: ["Ручне тестування мобільного банкінгу."] }],
    },
  ],
  schools: [
    {
      school: "Карпатський національний університет",
      degree: "Бакалавр прикладної математики",
      place: "Івано-Франківськ",
      from: [2014, 9],
      to: [2018, 6],
    },
  ],
  skills: [
    ["Мови програмування", ["Python", "SQL"]],
    ["Інструменти", ["Playwright", "Jira", "Postman"]],
  ],
  languages: [
    ["Українська", "рідна"],
    ["Англійська", "B2"],
  ],
  certifications: [["ISTQB Foundation", "ISTQB", 2020]],
};
