import type { FailureCode, Reply, RequestName, Requests, State } from "@/clients/extension/src/requests";
import { compareTab, keepAnswers, newAnswers, recordApplied } from "./after";
import { Failure } from "./failure";
import { before, fillForm, useOffer } from "./fill";
import { connect, disconnect } from "./pairing";
import { changePosting } from "./posting";
import { dropWaiting, listWaiting, SEND_WAITING, sendWaiting } from "./queue";
import { savePosting } from "./save";
import { closeStorageToPages, forgetTab, readConnection, readTab } from "./store";

type Handlers = { [Name in RequestName]: (input: Requests[Name]["input"]) => Promise<Requests[Name]["output"]> };

const nothing = async (work: Promise<unknown>): Promise<null> => {
  await work;
  return null;
};

const HANDLERS: Handlers = {
  state: ({ tabId }) => state(tabId),
  connect: async ({ server }) => {
    await connect(server);
    return state(null);
  },
  disconnect: async () => {
    await disconnect();
    return state(null);
  },
  before: ({ tabId }) => before(tabId),
  save: ({ tabId }) => savePosting(tabId),
  saveAs: ({ tabId, posting }) => savePosting(tabId, posting),
  change: ({ applicationId, posting }) => nothing(changePosting(applicationId, posting)),
  fill: ({ tabId }) => fillForm(tabId),
  use: ({ tabId, field }) => useOffer(tabId, field),
  newAnswers: ({ tabId }) => newAnswers(tabId),
  keep: ({ answers, tabId }) => keepAnswers(tabId, answers),
  compare: ({ tabId }) => compareTab(tabId),
  forget: ({ tabId }) => nothing(forgetTab(tabId)),
  applied: ({ tabId }) => nothing(recordApplied(tabId)),
  sendWaiting: async () => {
    await sendWaiting();
    return listWaiting();
  },
  dropWaiting: async ({ id }) => {
    await dropWaiting(id);
    return listWaiting();
  },
};

async function state(tabId: number | null): Promise<State> {
  const [connection, waiting] = await Promise.all([readConnection(), listWaiting()]);
  return { server: connection?.server ?? null, waiting, application: tabId === null ? null : (await readTab(tabId)).application };
}

/** Only the popup may ask for anything; scripts in pages, other extensions and web pages may not. */
const isFromPopup = (sender: chrome.runtime.MessageSender): boolean =>
  sender.id === chrome.runtime.id && (sender.url ?? "").split(/[?#]/)[0] === chrome.runtime.getURL("popup.html");

type Message = { name: RequestName; input: never };

chrome.runtime.onMessage.addListener((message: Message, sender, respond: (reply: Reply<RequestName>) => void) => {
  if (!isFromPopup(sender) || !Object.hasOwn(HANDLERS, message.name)) return false;
  HANDLERS[message.name](message.input).then(
    (value) => respond({ ok: true, value }),
    (error: unknown) => respond({ ok: false, ...failureOf(error) }),
  );
  // The response comes later.
  return true;
});

function failureOf(error: unknown): { code: FailureCode; text: string } {
  if (error instanceof Failure) return { code: error.code, text: error.message };
  console.error(error);
  return { code: "unexpected", text: error instanceof Error ? error.message : "" };
}

chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === SEND_WAITING) void sendWaiting();
});
chrome.tabs.onRemoved.addListener((tabId) => void forgetTab(tabId));
void closeStorageToPages();
