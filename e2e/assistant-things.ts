import type { Page } from "@playwright/test";
import { callsTools, says } from "../server/testing/fake-model";
import { callApi } from "./ai-instance";
import type { AiInstance } from "./ai-server";

const POSITION = "/sections/experience/items/#one";

/** Edits of the resume with one position of two lines. */
export const EDITS = {
  position: {
    title: "Say which timetable",
    reason: "The posting asks for ferries.",
    operations: [{ op: "replace", path: `${POSITION}/position`, value: "Planner of ferries" }],
  },
  lines: {
    title: "Begin with a verb",
    reason: "It says what you did.",
    operations: [
      {
        op: "replace",
        path: `${POSITION}/description`,
        value: "<ul><li><p>Planned the timetable of six ferries.</p></li><li><p>Wrote to partners.</p></li></ul>",
      },
    ],
  },
  headline: {
    title: "Add a headline",
    reason: "",
    operations: [{ op: "replace", path: "/basics/headline", value: "Planner" }],
  },
};

type Edit = { title: string; reason: string; operations: unknown[] };

/** The model reads, proposes edits, insists once when they are rejected for their claims, and adds a comment. */
export function proposing(instance: AiInstance, edits: readonly Edit[], text = "I propose these edits."): void {
  const propose = callsTools([{ name: "propose_edits", input: { edits } }]);
  let step = 0;
  instance.model.behave({
    reply: ({ text: message }) => {
      step += 1;
      if (step === 1) return callsTools([{ name: "read_document", input: {} }], "I look at it first.");
      if (step === 2) return propose;
      return step === 3 && message.includes("Nothing was proposed") ? propose : says(text);
    },
  });
}

/** The model calls these tools, one after the other, and then writes a text. */
export function calling(instance: AiInstance, calls: readonly { name: string; input: unknown }[], text: string): void {
  let step = 0;
  instance.model.behave({
    reply: () => {
      const call = calls[step++];
      return call ? callsTools([call]) : says(text);
    },
  });
}

type Thread = { id: string; title: string; editsProposed: number; editsAccepted: number };

/** The person's conversations, the one with the newest message first. */
export const threadsOf = (page: Page, instance: AiInstance) => callApi<Thread[]>(page, instance, "GET", "/agent/threads");

/** Where one writes to the assistant. */
export const composer = (page: Page) => page.getByRole("textbox", { name: "Message to the assistant" });

/** Writes a message and sends it by Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.keyboard.press("Enter");
}

/** The messages of the open conversation. */
export const conversation = (page: Page) => page.getByRole("log", { name: "Messages" });

/** A proposed edit by its title. */
export const editOf = (page: Page, title: string) => conversation(page).locator("[data-edit]").filter({ hasText: title });
