/// <reference types="chrome" />
import type { Before } from "./fields/before";
import type { Left } from "./fields/plan";
import type { Finding } from "./posting/compare";

/** A posting as the person may correct it before or after it is saved. */
export type PostingFields = { company: string; role: string; location: string; salary: string; deadline: string };

export type Duplicate = { applicationId: string; company: string; role: string; status: string };

export type SaveResult =
  | { kind: "saved"; applicationId: string; posting: PostingFields; duplicates: Duplicate[]; listedSince: string }
  /** Not saved yet: it is known already, or lacks company or role. */
  | { kind: "undecided"; posting: PostingFields; duplicates: Duplicate[]; listedSince: string }
  | { kind: "waiting" };

export type FilledField = { label: string; source: string };
export type LeftField = Left & { frameId: number };
export type FillResult = { filled: FilledField[]; left: LeftField[]; hosts: string[]; application: TabApplication | null };

export type NewAnswer = { frameId: number; key: string; topic: string; question: string; answer: string };
export type Waiting = { id: string; title: string; url: string; capturedAt: string };
export type TabApplication = { applicationId: string; company: string; role: string };

export type State = {
  server: string | null;
  waiting: Waiting[];
  application: TabApplication | null;
};

/** What the popup asks the background for, with the type of each response. */
export interface Requests {
  state: { input: { tabId: number | null }; output: State };
  connect: { input: { server: string }; output: State };
  disconnect: { input: object; output: State };
  before: { input: { tabId: number }; output: { form: Before; elsewhere: string[] } };
  save: { input: { tabId: number }; output: SaveResult };
  saveAs: { input: { tabId: number; posting: PostingFields }; output: SaveResult };
  change: { input: { applicationId: string; posting: PostingFields }; output: null };
  fill: { input: { tabId: number }; output: FillResult };
  use: { input: { tabId: number; field: LeftField }; output: boolean };
  newAnswers: { input: { tabId: number }; output: NewAnswer[] };
  keep: { input: { answers: NewAnswer[]; tabId: number }; output: number };
  compare: { input: { tabId: number }; output: Finding[] | null };
  forget: { input: { tabId: number }; output: null };
  applied: { input: { tabId: number }; output: null };
  sendWaiting: { input: object; output: Waiting[] };
  dropWaiting: { input: { id: string }; output: Waiting[] };
}

export type RequestName = keyof Requests;

/** Why a request failed. `no-access`: the extension may not read the tab; `unpaired`: the server took access back. */
export type FailureCode =
  | "no-access"
  | "unpaired"
  | "offline"
  | "refused"
  | "not-a-server"
  | "needs-permission"
  | "cancelled"
  | "unexpected";
export type Reply<Name extends RequestName> =
  | { ok: true; value: Requests[Name]["output"] }
  | { ok: false; code: FailureCode; text: string };
