import type { Duplicate, PostingFields, SaveResult } from "@/clients/extension/src/requests";
import { ask } from "./ask";
import { button, element, text } from "./dom";

const FIELDS = ["company", "role", "location", "salary", "deadline"] as const;
type View = {
  tabId: number;
  server: string;
  show: (view: HTMLElement) => void;
  run: (work: () => Promise<void>) => Promise<void>;
};

/** What was read of a posting, to look at and to correct. */
export function saveView(result: SaveResult, view: View): HTMLElement {
  if (result.kind === "waiting")
    return element("section", {}, element("p", { class: "notice", role: "status" }, text("waitingNow")));
  const form = fieldsForm(result.posting);
  const title = result.kind === "saved" ? text("saved") : knownTitle(result.duplicates) || text("incomplete");
  const since = result.listedSince ? element("p", { class: "quiet" }, text("listedSince", dayOf(result.listedSince))) : null;
  const note = element("p", { role: "status", class: "quiet" });
  const actions =
    result.kind === "saved"
      ? [
          button(text("saveChanges"), {}, () =>
            view.run(async () => {
              await ask("change", { applicationId: result.applicationId, posting: form.read() });
              note.textContent = text("changesSaved");
            }),
          ),
        ]
      : [
          button(
            text(result.duplicates.length > 0 ? "saveAnyway" : "saveIt"),
            { class: result.duplicates.length > 0 ? "" : "main" },
            () =>
              view.run(async () => view.show(saveView(await ask("saveAs", { tabId: view.tabId, posting: form.read() }), view))),
          ),
        ];
  const target = result.kind === "saved" ? result.applicationId : result.duplicates[0]?.applicationId;
  const link = target
    ? element(
        "a",
        { href: `${view.server}/applications/${encodeURIComponent(target)}`, target: "_blank", rel: "noreferrer" },
        text("openApplication"),
      )
    : null;
  const known = result.duplicates.map((each) => element("li", {}, `${knownTitle([each])}: ${each.company} – ${each.role}`));
  return element(
    "section",
    {},
    element("h2", {}, title),
    known.length > 0 ? element("ul", { class: "quiet" }, ...known) : null,
    since,
    form.element,
    element("div", { class: "row" }, element("div", { class: "actions" }, ...actions), link),
    note,
  );
}

const knownTitle = ([first]: readonly Duplicate[]): string =>
  first ? text(first.status === "saved" ? "savedBefore" : "appliedBefore") : "";

const dayOf = (day: string): string =>
  new Intl.DateTimeFormat(text("language"), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

function fieldsForm(posting: PostingFields) {
  const inputs = FIELDS.map((name) => {
    const input = element("input", { name, type: name === "deadline" ? "date" : "text", maxlength: "500" });
    input.value = posting[name];
    return [name, input] as const;
  });
  const read = () => Object.fromEntries(inputs.map(([name, input]) => [name, input.value.trim()])) as PostingFields;
  return {
    element: element("div", { class: "stack" }, ...inputs.map(([name, input]) => element("label", {}, text(name), input))),
    read,
  };
}
