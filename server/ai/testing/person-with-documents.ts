import { defaultResumeData } from "@/domain/default-resume";
import { database } from "@/server/platform/db/client";
import type { FakeModel } from "@/server/testing/fake-model";
import { EVERYTHING, GOOD_KEY } from "@/server/testing/fake-model";
import { call, type Person, signUp } from "@/server/testing/instance";

/** The three protocols, as a person would connect a provider that speaks them. */
export const protocolsOf = ({ url }: Pick<FakeModel, "url">) => ({
  openai: { provider: "openai-compatible", model: "small", baseURL: `${url}/v1` },
  anthropic: { provider: "anthropic", model: "claude-unknown", baseURL: `${url}/v1` },
  gemini: { provider: "gemini", model: "gemini-unknown", baseURL: `${url}/v1beta` },
});

/** Connects a provider whose test has found everything, and returns its id. */
export async function connectModel({ key, userId }: Person, input: object): Promise<string> {
  await database().aiProvider.deleteMany({ where: { userId } });
  const { body } = await call("POST", "/ai-providers", { key, body: { label: "x", apiKey: GOOD_KEY, ...input } });
  await database().aiProvider.update({ where: { id: body.id }, data: { capabilities: EVERYTHING, testStatus: "passed" } });
  return body.id as string;
}

export const LINES = ["Planned the timetable of the ferries.", "Trained the colleagues of the night shift."];

export function resumeOfKim() {
  const data = defaultResumeData({ name: "Kim Harbour" });
  data.basics = { ...data.basics, headline: "Planner", email: "kim@example.com", phone: "+31 6 12345678", location: "Utrecht" };
  const job = {
    website: { url: "https://harbour.example", label: "", inlineLink: false },
    location: "Utrecht",
    roles: [],
    hidden: false,
  };
  const dates = { start: "2019", end: "2023", present: false };
  data.sections.experience.items = [
    {
      ...job,
      id: "job-1",
      company: "Harbour Works",
      position: "Planner",
      period: "2019 – 2023",
      dates,
      description: `<ul>${LINES.map((line) => `<li><p>${line}</p></li>`).join("")}</ul>`,
    },
    {
      ...job,
      id: "job-2",
      company: "Tallis Ferries",
      position: "Clerk",
      period: "2016 – 2018",
      dates: { start: "2016", end: "2018", present: false },
      description: "<p>Answered the <strong>letters</strong> of passengers.</p>",
    },
  ] as typeof data.sections.experience.items;
  return data;
}

export const POSTING =
  "Timetable Planner at Northpine\nLocation: Utrecht\n\nWhat you bring\n- Planning of timetables\n- Knowledge of Dutch";

export type Documents = { person: Person; resume: string; application: string; letter: string };

/** A person with a resume, an application with a posting that is linked to it, and a letter for that application. */
export async function personWithDocuments(): Promise<Documents> {
  const person = await signUp();
  const made = async (path: string, body: object) => {
    const answer = await call("POST", path, { key: person.key, body });
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const resume = await made("/resumes/import", { data: resumeOfKim() });
  const requirements = ["Planning of timetables", "Knowledge of Dutch"];
  const application = await made("/applications", {
    company: "Northpine",
    role: "Timetable Planner",
    jobDescription: POSTING,
    requirements,
    resumeId: resume,
  });
  const letter = await made("/cover-letters", { name: "Letter", resumeId: resume, applicationId: application });
  return { person, resume, application, letter: letter.id };
}

/** The text of a stream of events: its messages together, and the data of its last event. */
export function eventsOf(bytes: Buffer): { text: string; last: { event: string; data: never } } {
  const events = bytes
    .toString()
    .split("\n\n")
    .filter((block) => block.includes("event:"))
    .map((block) => {
      const line = (name: string) =>
        block
          .split("\n")
          .find((one) => one.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? "";
      return { event: line("event"), data: line("data") === "" ? null : JSON.parse(line("data")) };
    });
  const text = events
    .filter(({ event }) => event === "message")
    .map(({ data }) => data)
    .join("");
  return { text, last: events.at(-1) as never };
}
