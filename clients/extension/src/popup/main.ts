import { readConnection, readTab } from "@/clients/extension/src/background/store";
import type { State } from "@/clients/extension/src/requests";
import { afterView, newAnswersView, waitingView } from "./after-view";
import { ask, Refused } from "./ask";
import { connectView } from "./connect-view";
import { button, element, text } from "./dom";
import { beforeView, elsewhereView, fillView } from "./fill-view";
import { saveView } from "./save-view";

const main = document.getElementById("main") ?? document.body;
const parameter = new URLSearchParams(location.search).get("tabId");
const status = element("p", { role: "status", class: "quiet" });
const before = element("div");
const result = element("div", { "aria-live": "polite" });
const after = element("div");
const waiting = element("div");
const answers = element("div");

// Of the texts, which are not always in the language of the browser.
document.documentElement.lang = text("language");
document.documentElement.dir = text("direction");
// As a page it acts on the tab that its address names.
if (parameter !== null) document.body.classList.add("page");

async function tabInFront(): Promise<number | null> {
  if (parameter !== null) return /^\d+$/.test(parameter) ? Number(parameter) : null;
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}

/** Runs what a press asks for, and shows why it failed. */
async function run(work: () => Promise<void>): Promise<void> {
  status.textContent = "";
  status.className = "quiet";
  try {
    await work();
  } catch (error) {
    status.className = "problem";
    status.textContent = error instanceof Error ? error.message : String(error);
    if (error instanceof Refused && error.code === "unpaired") await start();
  }
}

function working(key: string, work: () => Promise<void>): Promise<void> {
  return run(async () => {
    status.textContent = text(key);
    await work();
    status.textContent = "";
  });
}

/** The background may be asleep, and waking it takes longer than reading what is stored. */
async function start(): Promise<void> {
  const tabId = await tabInFront();
  const connection = await readConnection();
  const application = tabId === null ? null : (await readTab(tabId)).application;
  show({ server: connection?.server ?? null, waiting: [], application }, tabId);
  if (connection) showWaiting((await ask("state", { tabId })).waiting);
}

function show(state: State, tabId: number | null): void {
  const { server } = state;
  for (const part of [before, result, after, waiting, answers]) part.replaceChildren();
  if (server === null) {
    main.replaceChildren(
      element("h1", {}, text("name")),
      connectView((next) => show(next, tabId)),
      status,
    );
    return;
  }
  const header = element(
    "div",
    { class: "head" },
    element("h1", {}, text("name")),
    element("a", { href: server, target: "_blank", rel: "noreferrer", class: "quiet" }, new URL(server).host),
  );
  const actions = tabId === null ? element("p", {}, text("error_no_access")) : mainActions(state, server, tabId);
  const foot = element(
    "section",
    {},
    element("div", { class: "row" }, parameter === null && tabId !== null ? asPage(tabId) : null, disconnectButton(tabId)),
  );
  showWaiting(state.waiting);
  main.replaceChildren(header, actions, status, result, before, answers, after, waiting, foot);
  if (tabId !== null) void lookAround(tabId);
}

function mainActions(state: State, server: string, tabId: number): HTMLElement {
  const save = button(text("save"), { class: "main" }, () =>
    working("reading", async () => {
      const view = { tabId, server, run, show: (next: HTMLElement) => result.replaceChildren(next) };
      result.replaceChildren(saveView(await ask("save", { tabId }), view));
      showWaiting((await ask("state", { tabId })).waiting);
    }),
  );
  const fill = button(text("fill"), { class: "main" }, () =>
    working("filling", async () => {
      const filled = await ask("fill", { tabId });
      before.replaceChildren();
      result.replaceChildren(fillView(filled, { tabId, run }));
      after.replaceChildren(afterView(filled.application, tabId, run));
    }),
  );
  if (state.application) after.replaceChildren(afterView(state.application, tabId, run));
  return element("div", { class: "actions" }, save, fill);
}

const asPage = (tabId: number) =>
  button(text("openAsPage"), { class: "link quiet" }, async () => {
    await chrome.tabs.create({ url: chrome.runtime.getURL(`popup.html?tabId=${tabId}`) });
  });

const disconnectButton = (tabId: number | null) =>
  button(text("disconnect"), { class: "link quiet" }, () => run(async () => show(await ask("disconnect", {}), tabId)));

function showWaiting(list: State["waiting"]): void {
  waiting.replaceChildren(...(list.length > 0 ? [waitingView(list, run, showWaiting)] : []));
}

/** What the form asks for, and what the person has answered: read here, sent nowhere. */
async function lookAround(tabId: number): Promise<void> {
  try {
    const { form, elsewhere } = await ask("before", { tabId });
    const view = beforeView(form) ?? (elsewhere.length > 0 ? elsewhereView(elsewhere) : null);
    if (view && result.childElementCount === 0) before.replaceChildren(view);
    if (!view) return;
    const found = await ask("newAnswers", { tabId });
    if (found.length > 0) answers.replaceChildren(newAnswersView(found, tabId, run));
  } catch (error) {
    // A page that may not be read has no form to speak of; a press reports it.
    if (!(error instanceof Refused)) throw error;
  }
}

void start();
