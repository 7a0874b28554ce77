import { describe, expect, test } from "vitest";
import type { FieldDescription } from "./description";
import { type KnownForForm, planFor } from "./plan";

const FIELDS = {
  firstName: "Ilse",
  lastName: "Marwick",
  fullName: "Ilse Marwick",
  email: "ilse@example.com",
  phone: "+44 20 7946 0958",
  city: "Bristol",
  country: "United Kingdom",
  yearsOfExperience: "9",
  noticeWeeks: "8",
  salaryExpectation: "65000 GBP per year",
};
const PERMIT = {
  topic: "work-permit",
  question: "Are you allowed to work in the United Kingdom?",
  answer: "Yes, without restrictions.",
};

let keys = 0;
const field = (label: string, overrides: Partial<FieldDescription> = {}): FieldDescription => ({
  key: `k${++keys}`,
  kind: "text",
  label,
  hint: "",
  name: "",
  autocomplete: "",
  inputType: "text",
  section: "",
  options: [],
  value: "",
  required: false,
  accept: "",
  maxLength: 0,
  ...overrides,
});
const choice = (label: string, labels: string[], overrides: Partial<FieldDescription> = {}) =>
  field(label, { kind: "radio", options: labels.map((each) => ({ value: each, label: each })), ...overrides });

function filled(form: FieldDescription[], overrides: Partial<KnownForForm> = {}) {
  const plan = planFor(form, {
    fields: FIELDS,
    answers: [PERMIT],
    files: ["resume"],
    language: "en",
    today: "2026-11-27",
    ...overrides,
  });
  const written = plan.steps.map(({ key, fill }) => {
    const one = form.find((each) => each.key === key);
    const value =
      fill.kind === "text"
        ? fill.text
        : fill.kind === "option"
          ? one?.options[fill.index]?.label
          : fill.kind === "file"
            ? fill.file
            : fill.texts[0];
    return [one?.label, value];
  });
  return { written: Object.fromEntries(written) as Record<string, string>, left: plan.left };
}

describe("a bare name", () => {
  test.each([
    ["de", ["Name", "Vorname"], { Name: "Marwick", Vorname: "Ilse" }],
    ["it", ["Nome", "Cognome"], { Nome: "Ilse", Cognome: "Marwick" }],
    ["en", ["Name", "Email"], { Name: "Ilse Marwick", Email: "ilse@example.com" }],
  ])("means what the fields beside it leave to it (%s)", (language, labels, expected) => {
    expect(
      filled(
        labels.map((label) => field(label)),
        { language },
      ).written,
    ).toEqual(expected);
  });
});

test("what a person typed is never changed, and is listed as such", () => {
  const { written, left } = filled([field("First name", { value: "I." }), field("Last name")]);
  expect(written).toEqual({ "Last name": "Marwick" });
  expect(left).toMatchObject([{ label: "First name", reason: "typed" }]);
});

test.each([
  ["Gender", ["Woman", "Man"], "equal"],
  ["I identify as", ["Woman", "Prefer not to say"], "equal"],
  ["Do you agree to our privacy policy?", ["Yes", "No"], "consent"],
  ["Have you ever been convicted of a felony?", ["Yes", "No"], "legal"],
  ["Haben Sie eine Schwerbehinderung?", ["Ja", "Nein"], "equal"],
])("“%s” is never filled, even where an answer is stored", (label, options, reason) => {
  const answers = [{ topic: label, question: label, answer: options[0] ?? "" }];
  const { written, left } = filled([choice(label, options), field("Nachname"), field("Vorname")], { answers, language: "de" });
  expect(written[label]).toBeUndefined();
  expect(left).toMatchObject([{ label, reason, offer: null }]);
});

test("the salary of the profile is offered and never filled", () => {
  const { written, left } = filled([
    field("What are your salary expectations?"),
    field("Desired salary", { inputType: "number" }),
  ]);
  expect(written).toEqual({});
  expect(left.map(({ reason, offer }) => [reason, offer?.text])).toEqual([
    ["salary", "65000 GBP per year"],
    ["salary", "65000"],
  ]);
});

test("honeypots are neither filled nor listed", () => {
  expect(filled([field("Leave this field blank"), field("Email", { name: "hp honeypot" })])).toEqual({ written: {}, left: [] });
});

describe("an earlier answer", () => {
  const permit = (label: string) => choice(label, ["Yes", "No"]);
  test("to the same subject and country is filled, for another country it is only offered", () => {
    const form = [
      permit("Are you legally authorised to work in the UK?"),
      permit("Are you legally authorized to work in the United States?"),
    ];
    const { written, left } = filled(form);
    expect(written).toEqual({ "Are you legally authorised to work in the UK?": "Yes" });
    expect(left).toMatchObject([{ reason: "unknown", offer: { text: PERMIT.answer } }]);
  });
  test("about sponsorship is not taken for one about permission", () => {
    expect(filled([permit("Do you require visa sponsorship to work in the United Kingdom?")]).written).toEqual({});
  });
  test("that was written for another employer is only offered", () => {
    const answers = [{ topic: "motivation", question: "Why do you want to work here?", answer: "I like boats." }];
    const { written, left } = filled([field("Why do you want to work here?", { kind: "longText" })], { answers });
    expect(written).toEqual({});
    expect(left).toMatchObject([{ offer: { text: "I like boats." } }]);
  });
  test("with a date that has passed is only offered, one to come fills the parts of a date", () => {
    const form = () => [
      field("Day", { section: "When can you start?" }),
      field("Month", {
        kind: "select",
        section: "When can you start?",
        options: ["January", "February"].map((label) => ({ label, value: label })),
      }),
      field("Year", { section: "When can you start?" }),
    ];
    const answer = (day: string) => ({ answers: [{ topic: "start-date", question: "When can you start?", answer: day }] });
    expect(filled(form(), answer("2027-02-01")).written).toEqual({ Day: "01", Month: "February", Year: "2027" });
    expect(filled(form(), answer("2026-02-01")).written).toEqual({});
  });
});

test("other people, other jobs and other numbers are left alone", () => {
  const labels = [
    "Emergency contact name",
    "Reference email",
    "Preferred name",
    "Middle name",
    "Fax",
    "Manager’s phone number",
    "Company website",
    "Years of experience with Rust",
    "Which city would you prefer?",
  ];
  expect(filled(labels.map((label) => field(label))).written).toEqual({});
  expect(filled([field("Name", { section: "References" }), field("Email", { section: "References" })]).written).toEqual({});
});

test("each value is written once, an email address as often as it is asked for", () => {
  const form = [field("Phone"), field("Mobile phone"), field("Email"), field("Confirm email")];
  expect(filled(form).written).toEqual({ Phone: FIELDS.phone, Email: FIELDS.email, "Confirm email": FIELDS.email });
});

test("a telephone number is split where the calling code has its own field, and stays whole where that has another code", () => {
  const codes = ["Germany (+49)", "United Kingdom (+44)", "United States (+1)"].map((label) => ({ label, value: label }));
  const form = (value: string) => [field("Country code", { kind: "select", options: codes, value }), field("Phone number")];
  expect(filled(form("")).written).toEqual({ "Country code": "United Kingdom (+44)", "Phone number": "20 7946 0958" });
  expect(filled(form("Germany (+49)")).written).toEqual({ "Phone number": "+44 20 7946 0958" });
});

test("amounts fit the choices and units of a form", () => {
  const years = choice("Years of experience", ["0–2 years", "3–5 years", "6-10 years", "10+ years"]);
  const notice = choice("Notice period", ["Immediately", "1 month", "2 months", "More than 3 months"]);
  expect(filled([years, notice]).written).toEqual({ "Years of experience": "6-10 years", "Notice period": "2 months" });
  expect(filled([field("Kündigungsfrist"), field("Vorname")], { language: "de" }).written.Kündigungsfrist).toBe("8 Wochen");
  expect(filled([field("Notice period (in months)", { inputType: "number" })]).written["Notice period (in months)"]).toBe("2");
  expect(filled([choice("Notice period", ["3 months", "6 months"])]).written).toEqual({});
});

test("a PDF is not attached where only other files are taken", () => {
  const resume = (accept: string) => filled([field("Resume", { kind: "file", inputType: "file", accept })]).written;
  expect([resume(".doc,.docx"), resume(".pdf,.docx"), resume("")]).toEqual([{}, { Resume: "resume" }, { Resume: "resume" }]);
});

test("a text that does not fit is left out rather than cut", () => {
  expect(filled([field("Full name", { maxLength: 5 })]).written).toEqual({});
});
