import { expect, test } from "vitest";
import { serverAddress } from "@/clients/extension/src/popup/server-address";
import { applicationFor, type Listed } from "./application-for";
import { compareJobs } from "./compare";

const JOBS = [
  { company: "Tidewater Instruments", position: "Senior Engineer", period: "2021 – Present" },
  { company: "Quayside Robotics", position: "Engineer", period: "March 2016 – 2021" },
];

test("a preview is compared job by job, and a page without any job is no preview", () => {
  expect(compareJobs(JOBS, "Tidewater Instruments 2021 – now. QUAYSIDE ROBOTICS, 03/2016 to 12/2021")).toEqual([]);
  expect(compareJobs(JOBS, "Tidewater Instruments, 2019 – now")).toEqual([
    { kind: "changed-dates", job: JOBS[0], missing: ["2021"] },
    { kind: "missing-job", job: JOBS[1] },
  ]);
  expect(compareJobs(JOBS, "Thank you for your application.")).toBeNull();
});

test("a form belongs to the application whose posting it is below, or that its title names", () => {
  const listed = (id: string, sourceUrl: string | null, company = "Northpine", role = "Planner"): Listed => ({
    id,
    company,
    role,
    status: "saved",
    sourceUrl,
  });
  const all = [
    listed("a", "https://jobs.example.com/northpine/17"),
    listed("b", "https://jobs.example.com/view?id=2041"),
    listed("c", null, "Quillon", "Data Analyst"),
  ];
  expect(applicationFor("https://jobs.example.com/northpine/17/apply", "", all)?.id).toBe("a");
  expect(applicationFor("https://jobs.example.com/northpine/171", "", all)).toBeNull();
  expect(applicationFor("https://jobs.example.com/view?id=2041&step=2", "", all)?.id).toBe("b");
  expect(applicationFor("https://jobs.example.com/view?id=9999", "", all)).toBeNull();
  expect(applicationFor("https://portal.example.com/x", "Data Analyst – Quillon", all)?.id).toBe("c");
  expect(
    applicationFor("https://jobs.example.com/northpine/17", "", [
      { ...listed("d", "https://jobs.example.com/northpine/17"), status: "closed" },
    ]),
  ).toBeNull();
});

test.each([
  ["dossier.example.com", "https://dossier.example.com"],
  [" https://dossier.example.com/settings ", "https://dossier.example.com"],
  ["localhost:3000", "http://localhost:3000"],
  ["192.168.1.5:3000", "http://192.168.1.5:3000"],
  ["nas.local", "http://nas.local"],
  ["http://user:secret@dossier.example.com", null],
  ["not an address", null],
])("the address %j is read as %j", (typed, expected) => {
  expect(serverAddress(typed)).toBe(expected);
});
