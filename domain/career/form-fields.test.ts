import { describe, expect, test } from "vitest";
import { FORM_FIELDS } from "@/contracts/model/career/form-answers";
import { careerProfileSchema } from "@/contracts/model/career/profile";
import { sampleResumeData } from "@/domain/sample/resume";
import { formFields } from "./form-fields";
import { personName } from "./person-name";
import { placeParts } from "./place-parts";

const NOW = new Date("2026-11-01T00:00:00.000Z");

describe("a name is divided into given and family names", () => {
  test.each([
    ["Ilse Marwick", "Ilse", "Marwick"],
    ["Dr. Anna Maria van der Berg", "Anna Maria", "van der Berg"],
    ["Juan Pablo de la Cruz", "Juan Pablo", "de la Cruz"],
    ["Prof. Dr.-Ing. Ute Halden", "Ute", "Halden"],
    ["Marwick, Ilse", "Ilse", "Marwick"],
    ["Sam Okafor, MBA", "Sam", "Okafor"],
    ["Sam Okafor Jr.", "Sam", "Okafor"],
    ["山田 太郎", "太郎", "山田"],
    ["Ilse", "Ilse", ""],
    ["", "", ""],
  ])("%s", (name, firstName, lastName) => expect(personName(name)).toEqual({ firstName, lastName }));

  test("but not one in Chinese letters without a space, which would be a guess", () => {
    expect(personName("王小明")).toEqual({ firstName: "", lastName: "" });
  });
});

describe("a place is divided into its parts, and nothing is guessed", () => {
  const parts = { street: "", postalCode: "", city: "", region: "", country: "" };
  test.each([
    ["Bristol, United Kingdom", { city: "Bristol", country: "United Kingdom" }],
    ["Hafenweg 3, 24103 Kiel, Deutschland", { street: "Hafenweg 3", postalCode: "24103", city: "Kiel", country: "Deutschland" }],
    [
      "12 Harbour Lane, Bristol BS1 4DJ, UK",
      { street: "12 Harbour Lane", postalCode: "BS1 4DJ", city: "Bristol", country: "UK" },
    ],
    ["Austin, TX 78701, USA", { postalCode: "78701", city: "Austin", region: "TX", country: "USA" }],
    ["Lisboa · Portugal", { city: "Lisboa", country: "Portugal" }],
    ["東京, 日本", { city: "東京", country: "日本" }],
    ["Germany", { country: "Germany" }],
    ["Utrecht", { city: "Utrecht" }],
    ["", {}],
  ])("%s", (place, expected) => expect(placeParts(place)).toEqual({ ...parts, ...expected }));
});

describe("the fields of a form", () => {
  test("are those of the resume, the letter's address and the profile", () => {
    const data = sampleResumeData();
    const profile = careerProfileSchema.parse({ noticeWeeks: 0, minBase: { amount: 65000, currency: "GBP", period: "year" } });
    const address = { street: "12 Harbour Lane", postcode: "BS1 4DJ", city: "", country: "" };
    expect(formFields({ data, profile, address, now: NOW })).toEqual({
      firstName: "Ilse",
      lastName: "Marwick",
      fullName: "Ilse Marwick",
      email: "ilse.marwick@example.com",
      phone: "+44 20 7946 0958",
      street: "12 Harbour Lane",
      city: "Bristol",
      region: "",
      postalCode: "BS1 4DJ",
      country: "United Kingdom",
      linkedin: expect.stringMatching(/^https:\/\/(www\.)?linkedin\.com\/in\/ilse-marwick$/),
      github: "https://github.com/ilse-marwick",
      website: data.basics.website.url,
      currentCompany: "Tidewater Instruments",
      currentTitle: "Senior Product Engineer",
      yearsOfExperience: "9",
      noticeWeeks: "0",
      salaryExpectation: "65000 GBP per year",
    });
  });

  test("are empty without sources", () => {
    const fields = formFields({ data: null, profile: null, address: null, now: NOW });
    expect(fields).toEqual(Object.fromEntries(FORM_FIELDS.map((field) => [field, ""])));
  });

  test("name no employer when no job continues, and count parallel jobs once and breaks not at all", () => {
    const data = sampleResumeData();
    const [job] = data.sections.experience.items;
    if (!job) throw new Error("The sample has no job.");
    const dated = (id: string, start: string, end: string): typeof job => ({
      ...job,
      id,
      roles: [],
      dates: { start, end, present: false },
    });
    data.sections.experience.items = [
      dated("a", "2010-01", "2011-12"),
      dated("b", "2011-01", "2011-06"),
      dated("c", "2015-01", "2015-12"),
    ];
    const { currentCompany, currentTitle, yearsOfExperience } = formFields({ data, profile: null, address: null, now: NOW });
    expect({ currentCompany, currentTitle, yearsOfExperience }).toEqual({
      currentCompany: "",
      currentTitle: "",
      yearsOfExperience: "3",
    });
  });

  test("leave out hidden profiles and addresses that only look like the network", () => {
    const data = sampleResumeData();
    for (const item of data.sections.profiles.items) {
      item.website.url = "https://linkedin.com.example.net/in/x";
      item.hidden = item.network === "GitHub";
      item.username = "";
    }
    expect(formFields({ data, profile: null, address: null, now: NOW })).toMatchObject({ linkedin: "", github: "" });
  });
});
