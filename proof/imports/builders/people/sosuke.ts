import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const sosuke: BuilderPerson = {
  locale: "ja-JP",
  name: "雪村 蒼介",
  headline: "",
  email: "sosuke@yukimura.example",
  phone: "090-0000-5501",
  location: "神奈川県川崎市中原区1-2-3",
  site: "",
  profiles: [],
  summary: "製造業の経理を七年担当してきました。月次決算の早期化と仕組みづくりが得意です。",
  jobs: [
    {
      company: "多摩精機工業株式会社",
      place: "",
      roles: [{ position: "経理部 主任", from: [2019, 10], to: null, points: ["月次決算を十日から六日に短縮しました。"] }],
    },
    {
      company: "株式会社さくら商事",
      place: "",
      roles: [{ position: "経理担当", from: [2015, 4], to: [2019, 9], points: ["売掛金の管理と請求書の発行を担当しました。"] }],
    },
  ],
  schools: [{ school: "武蔵野台大学", degree: "経済学部 経済学科", place: "", from: [2011, 4], to: [2015, 3] }],
  skills: [["会計", ["弥生会計", "勘定奉行", "Excel"]]],
  languages: [["英語", "日常会話"]],
  certifications: [
    ["日商簿記検定二級", "商工会議所", 2014],
    ["普通自動車第一種免許", "公安委員会", 2012],
  ],
};
