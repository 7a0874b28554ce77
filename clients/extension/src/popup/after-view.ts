import type { Finding } from "@/clients/extension/src/posting/compare";
import type { NewAnswer, TabApplication, Waiting } from "@/clients/extension/src/requests";
import { ask } from "./ask";
import { button, element, text } from "./dom";

type Run = (work: () => Promise<void>) => Promise<void>;

/** Answers that the person typed, to keep for other forms. */
export function newAnswersView(answers: readonly NewAnswer[], tabId: number, run: Run): HTMLElement {
  const lines = answers.map((answer) => {
    const box = element("input", { type: "checkbox", checked: true });
    box.style.inlineSize = "auto";
    const label = element(
      "label",
      {},
      element("span", {}, box, " ", answer.question),
      element("span", {}, answer.answer.slice(0, 200)),
    );
    return { answer, box, line: element("li", {}, label) };
  });
  const note = element("span", { role: "status", class: "quiet" });
  const keep = button(text("keep"), {}, () =>
    run(async () => {
      const chosen = lines.filter(({ box }) => box.checked).map(({ answer }) => answer);
      note.textContent = text("kept", await ask("keep", { tabId, answers: chosen }));
    }),
  );
  return element(
    "section",
    {},
    element("h2", {}, text("newAnswers")),
    element("ul", {}, ...lines.map(({ line }) => line)),
    element("div", { class: "actions" }, keep, note),
  );
}

/** What to do once the form is sent, or on the page where the portal shows what it read. */
export function afterView(application: TabApplication | null, tabId: number, run: Run): HTMLElement {
  const note = element("div", { role: "status", class: "stack" });
  const compare = button(text("compare"), {}, () =>
    run(async () => {
      note.replaceChildren(findingsView(await ask("compare", { tabId })));
    }),
  );
  const applied = button(text("applied"), {}, () =>
    run(async () => {
      await ask("applied", { tabId });
      note.replaceChildren(element("p", { class: "notice" }, text("appliedDone")));
    }),
  );
  const wrong = button(text("notThis"), { class: "link quiet" }, () =>
    run(async () => {
      await ask("forget", { tabId });
      section.remove();
    }),
  );
  const name = application
    ? element(
        "p",
        { class: "row quiet" },
        element("span", {}, text("forApplication", application.company, application.role)),
        wrong,
      )
    : null;
  const section = element(
    "section",
    {},
    element("h2", {}, text("afterTitle")),
    name,
    element("div", { class: "actions" }, compare, applied),
    note,
  );
  return section;
}

function findingsView(findings: Finding[] | null): HTMLElement {
  if (findings === null) return element("p", {}, text("compareNone"));
  if (findings.length === 0) return element("p", {}, text("compareSame"));
  const sentence = (finding: Finding) =>
    finding.kind === "missing-job"
      ? text("missingJob", `${finding.job.position} – ${finding.job.company}`)
      : text("changedDates", finding.job.company, finding.missing.join(", "));
  return element("ul", { class: "problem" }, ...findings.map((finding) => element("li", {}, sentence(finding))));
}

/** Captures that wait for the server. */
export function waitingView(waiting: readonly Waiting[], run: Run, onChange: (waiting: Waiting[]) => void): HTMLElement {
  const line = ({ id, title, url }: Waiting) =>
    element(
      "li",
      { class: "row" },
      element("span", { title: url }, title || url),
      button(text("drop"), { class: "small", "aria-label": text("dropOf", title || url) }, () =>
        run(async () => onChange(await ask("dropWaiting", { id }))),
      ),
    );
  const send = button(text("sendNow"), {}, () => run(async () => onChange(await ask("sendWaiting", {}))));
  return element(
    "section",
    {},
    element("h2", {}, text("waitingTitle", waiting.length)),
    element("ul", {}, ...waiting.map(line)),
    element("div", {}, send),
  );
}
