import type { TabApplication } from "@/clients/extension/src/requests";

/** The connection with the person's server. Only this part of the extension reads it: pages and their frames cannot. */
export interface Connection {
  server: string;
  clientId: string;
  tokenEndpoint: string;
  revocationEndpoint: string;
  access: string;
  refresh: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const CONNECTION = "connection";

export async function readConnection(): Promise<Connection | null> {
  return ((await chrome.storage.local.get(CONNECTION))[CONNECTION] as Connection | undefined) ?? null;
}

export const writeConnection = (connection: Connection) => chrome.storage.local.set({ [CONNECTION]: connection });
export const forgetConnection = () => chrome.storage.local.remove(CONNECTION);

/** By default, scripts that the extension runs in pages could read its storage. */
export async function closeStorageToPages(): Promise<void> {
  await chrome.storage.local.setAccessLevel?.({ accessLevel: "TRUSTED_CONTEXTS" });
}

/** What is known of a tab until the browser closes: its application, and what was filled into its form. */
export interface TabMemory {
  application: TabApplication | null;
  /** When the application was saved from this tab, or its form was filled, in milliseconds since 1970. */
  at: number;
  /** The files as they were attached; `base64` is empty for one that is too large to keep. */
  attached: { kind: "resume" | "cover-letter"; name: string; url: string; base64: string }[];
  sent: { question: string; answer: string }[];
}

const NOTHING: TabMemory = { application: null, at: 0, attached: [], sent: [] };
const nameOf = (tabId: number) => `tab ${tabId}`;

export async function readTab(tabId: number): Promise<TabMemory> {
  const name = nameOf(tabId);
  return { ...NOTHING, ...((await chrome.storage.session.get(name))[name] as TabMemory | undefined) };
}

export async function writeTab(tabId: number, change: Partial<TabMemory>): Promise<void> {
  await chrome.storage.session.set({ [nameOf(tabId)]: { ...(await readTab(tabId)), ...change } });
}

/** Sets the application of a tab. What was attached and answered for another one must not be recorded with this one. */
export async function setApplication(tabId: number, application: TabApplication): Promise<void> {
  const before = (await readTab(tabId)).application;
  const isOther = before !== null && before.applicationId !== application.applicationId;
  await writeTab(tabId, { application, at: Date.now(), ...(isOther ? { attached: [], sent: [] } : {}) });
}

export const forgetTab = (tabId: number) => chrome.storage.session.remove(nameOf(tabId));
