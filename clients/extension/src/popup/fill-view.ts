import type { Before } from "@/clients/extension/src/fields/before";
import type { FillResult, LeftField } from "@/clients/extension/src/requests";
import { ask } from "./ask";
import { button, element, text } from "./dom";

type View = { tabId: number; run: (work: () => Promise<void>) => Promise<void> };

/** What a form asks for, before it is filled. */
export function beforeView(before: Before): HTMLElement | null {
  if (before.questions < 3) return null;
  const { questions, required, freeTexts, attachments, knockOuts, minutes } = before;
  return element(
    "section",
    {},
    element("h2", {}, text("beforeTitle")),
    knockOuts.length > 0
      ? element(
          "div",
          {},
          element("p", {}, text("knockOuts")),
          element("ul", { class: "quiet" }, ...knockOuts.slice(0, 8).map((label) => element("li", {}, label))),
        )
      : null,
    element("p", { class: "quiet" }, text("beforeCounts", questions, required, freeTexts, attachments.length)),
    element("p", { class: "quiet" }, text("beforeMinutes", minutes)),
  );
}

/** Frames of other sites, which a press on the button does not open to the extension. In a tab of their own it does. */
export function elsewhereView(addresses: readonly string[]): HTMLElement {
  const line = (address: string) =>
    element(
      "li",
      { class: "row" },
      element("span", {}, text("inFrame", new URL(address).host)),
      button(text("openFrame"), { class: "small" }, async () => {
        await chrome.tabs.create({ url: address });
      }),
    );
  return element("section", {}, element("ul", {}, ...addresses.map(line)));
}

/** What was filled, from where, and what is left to the person. */
export function fillView(result: FillResult, view: View): HTMLElement {
  const { filled, left, application, hosts } = result;
  const empty = left.filter(({ reason }) => reason !== "typed");
  return element(
    "section",
    {},
    element("h2", {}, filled.length + left.length === 0 ? text("noForm") : text("filledTitle", filled.length)),
    application ? element("p", { class: "quiet" }, text("forApplication", application.company, application.role)) : null,
    filled.length > 0
      ? details(
          text("showFilled"),
          filled.map(({ label, source }) =>
            element("li", { class: "row" }, element("span", {}, label), element("span", { class: "quiet" }, source)),
          ),
        )
      : null,
    hosts.length > 1 ? element("p", { class: "quiet" }, text("hosts", hosts.join(", "))) : null,
    empty.length > 0 ? element("h2", {}, text("leftTitle", empty.length)) : null,
    empty.length > 0 ? element("ul", {}, ...empty.map((field) => leftLine(field, view))) : null,
    filled.length > 0 ? element("p", { class: "notice" }, text("notSent")) : null,
  );
}

const details = (title: string, lines: HTMLElement[]) =>
  element("details", {}, element("summary", {}, title), element("ul", {}, ...lines));

function leftLine(field: LeftField, view: View): HTMLElement {
  const line = element(
    "li",
    { class: "row" },
    element("span", {}, field.label || "–", " ", element("span", { class: "quiet" }, text(`reason_${field.reason}`))),
  );
  const { offer } = field;
  if (offer) {
    const use = button(
      text("use"),
      { class: "small", "aria-label": text("useValue", offer.text.slice(0, 200)), title: offer.text.slice(0, 500) },
      () =>
        view.run(async () => {
          if (await ask("use", { tabId: view.tabId, field }))
            use.replaceWith(element("span", { class: "quiet", role: "status" }, text("used")));
        }),
    );
    line.append(use);
    line.firstElementChild?.append(
      element(
        "div",
        { class: "quiet" },
        `${text(offer.from === "answer" ? "from_answer" : "from_profile")}: ${offer.text.slice(0, 160)}`,
      ),
    );
  }
  return line;
}
