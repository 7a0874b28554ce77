import type { Page } from "@playwright/test";
import { callApi } from "./ai-instance";
import type { AiInstance } from "./ai-server";

export const LINES = ["Responsible for the timetable of six ferries.", "Wrote to partners."];

type ResumeData = { sections: { experience: { items: unknown[] } } };

/** A resume with one position of two lines. */
export async function harbourResume(page: Page, instance: AiInstance): Promise<string> {
  const id = await callApi<string>(page, instance, "POST", "/resumes", { name: "Harbour resume" });
  const { data } = await callApi<{ data: ResumeData }>(page, instance, "GET", `/resumes/${id}`);
  const item = {
    id: "one",
    hidden: false,
    company: "Harbour Works",
    position: "Planner",
    location: "",
    period: "2019 – 2024",
    website: { url: "", label: "", inlineLink: false },
    description: `<ul>${LINES.map((line) => `<li><p>${line}</p></li>`).join("")}</ul>`,
    roles: [],
  };
  data.sections.experience.items = [item];
  await callApi(page, instance, "PUT", `/resumes/${id}`, { data });
  return id;
}

export const POSTING = ["Planner", "", "Requirements", "- Timetable of ferries", "- Kubernetes"].join("\n");
