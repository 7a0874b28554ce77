import type { ChildProcess } from "node:child_process";
import { metrics } from "@/server/platform/metrics/metrics";
import { actingAccount } from "@/server/platform/request/acting";
import { Turns } from "@/server/platform/turns/turns";
import { WorkBusy, WorkFailed, WorkInterrupted, WorkTimedOut } from "./errors";
import { limitMemory } from "./memory-limit";
import type { Made, ReadyMessage, WorkReply, WorkRequest } from "./messages";
import { limitTime } from "./time-limit";

export interface PoolOptions {
  /** Starts a child; the pool owns it from then on. */
  start: () => ChildProcess;
  children: number;
  /** How long typesetting may take. Other work names its own limit. */
  timeoutMs: number;
  /** How long a new child may take to report that it is ready. */
  startTimeoutMs: number;
  /** A child that uses more memory while it works is killed. */
  hardResidentBytes: number;
  /** A child that uses more memory after a document is replaced before the next one. */
  maxResidentBytes: number;
  /** The same limit for a child that has typeset many documents: its memory is then mostly not released. */
  wornResidentBytes: number;
  maxWaiting: number;
  /** How long a process without work stays beside another one; by default half a minute. */
  restMs?: number;
}

type WithoutId<Request> = Request extends unknown ? Omit<Request, "id"> : never;

/** How a task is queued. */
export type Queued = {
  /** How long it may run; by default as long as typesetting. */
  timeoutMs?: number;
  /** Its input is large: such work leaves one process to the rest. */
  isLarge?: boolean;
};

interface Task {
  request: WithoutId<WorkRequest>;
  /** Who it is for: an account, else a network. */
  account: string;
  isLarge: boolean;
  timeoutMs: number;
  /** Gives its turn back. */
  leave: () => void;
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
  /** Its process ended once; it gets one retry. */
  interrupted: boolean;
  queuedAt: number;
  startedAt: number | null;
}

/** How many tasks wait and run, and how many processes there are for them. */
export type PoolLoad = { waiting: number; working: number; processes: number };

interface Member {
  child: ChildProcess;
  ready: boolean;
  task: Task | null;
  timer: NodeJS.Timeout | null;
  stopWatching?: () => void;
  documents: number;
  /** Ends it when it has had nothing to do for a while. */
  rest: NodeJS.Timeout | null;
}

function observe({ request, queuedAt, startedAt }: Task, outcome: string): void {
  const now = performance.now();
  const started = startedAt ?? now;
  metrics()?.observeTypesetting(
    request.output === "task" ? request.task.name : request.output,
    outcome,
    (started - queuedAt) / 1000,
    (now - started) / 1000,
  );
}

function newTask(
  request: Pick<Task, "request" | "account" | "isLarge" | "timeoutMs">,
  resolve: (made: Made) => void,
  reject: (error: Error) => void,
): Task {
  const end = <Value>(outcome: (value: Value) => string, settle: (value: Value) => void) => {
    return (value: Value) => {
      observe(task, outcome(value));
      settle(value);
    };
  };
  const task: Task = {
    ...request,
    leave: () => {},
    resolve: end(() => "made", resolve),
    reject: end((error: Error) => error.name, reject),
    interrupted: false,
    queuedAt: performance.now(),
    startedAt: null,
  };
  return task;
}

/** How long a process without work stays beside another one: it takes 50 MB and half a second to start. */
const REST_MS = 30_000;

const workingAmong = (members: ReadonlySet<Member>) => [...members].filter(({ task }) => task).length;

function restLater(member: Member, ms: number, end: () => void): void {
  if (member.rest) clearTimeout(member.rest);
  member.rest = setTimeout(end, ms).unref();
}

/** Replacing a child costs about as much as typesetting ten documents. */
const MANY_DOCUMENTS = 100;

/** One account may fill this share of the queue. */
const MAX_SHARE_OF_QUEUE = 0.5;

/**
 * Children that work on one task at a time. A child that takes too long is killed, because native code cannot be interrupted
 * otherwise. One that dies or grows too large is replaced. One is always there; others start when they have work, and end after a rest.
 * Accounts take turns, each has a share of the queue, and large work leaves half of the processes to the rest.
 */
export function createPool(options: PoolOptions) {
  const members = new Set<Member>();
  const waiting: Task[] = [];
  // Every task ends at its time limit, so an account that is alone may use all processes.
  const turns = new Turns({ slots: options.children, share: options.children });
  let nextId = 1;
  let closed = false;
  let failedStarts = 0;

  const settle = (member: Member): Task | null => {
    const { task } = member;
    if (member.timer) clearTimeout(member.timer);
    member.stopWatching?.();
    member.timer = null;
    member.task = null;
    task?.leave();
    return task;
  };

  function remove(member: Member, error: Error): void {
    if (!members.delete(member)) return;
    if (member.rest) clearTimeout(member.rest);
    const task = settle(member);
    member.child.kill("SIGKILL");
    // A process killed from outside is no sign of a bad document, which goes to the next process before all others.
    if (task && error instanceof WorkInterrupted && !task.interrupted && !closed) {
      task.interrupted = true;
      waiting.unshift(task);
    } else task?.reject(error);
    if (!member.ready) failedStarts += 1;
    // A child that cannot start must not be retried forever or leave tasks waiting.
    if (failedStarts >= 3 && members.size === 0) for (const task of waiting.splice(0)) task.reject(error);
    else if (!closed) refill();
  }

  function add(): void {
    const child = options.start();
    const member: Member = { child, ready: false, task: null, timer: null, documents: 0, rest: null };
    members.add(member);
    member.timer = setTimeout(() => remove(member, new WorkInterrupted("A process did not start.")), options.startTimeoutMs);
    child.on("message", (message: WorkReply | ReadyMessage) => receive(member, message));
    child.on("error", (error) => remove(member, new WorkInterrupted(error.message)));
    child.on("exit", (code, signal) => remove(member, new WorkInterrupted(`The process ended (${signal ?? code}).`)));
  }

  function refill(): void {
    const target = Math.max(1, workingAmong(members) + waiting.length);
    while (members.size < Math.min(options.children, target)) add();
  }

  function receive(member: Member, message: WorkReply | ReadyMessage): void {
    if ("ready" in message) {
      if (member.timer) clearTimeout(member.timer);
      member.timer = null;
      member.ready = true;
      failedStarts = 0;
    } else {
      const task = settle(member);
      if ("made" in message) task?.resolve(message.made);
      else task?.reject(new WorkFailed(message.problem));
      member.documents += 1;
      const limit = member.documents >= MANY_DOCUMENTS ? options.wornResidentBytes : options.maxResidentBytes;
      if (message.residentBytes > limit) remove(member, new WorkFailed("The process was replaced."));
    }
    restLater(member, options.restMs ?? REST_MS, () => {
      if (members.size > 1 && !member.task) remove(member, new WorkFailed("The process had nothing to do."));
    });
    next();
  }

  function next(): void {
    for (const member of members) {
      if (!member.ready || member.task) continue;
      const [task] = turns.choose(waiting);
      if (!task) return;
      waiting.splice(waiting.indexOf(task), 1);
      task.leave = turns.take(task);
      member.task = task;
      task.startedAt = performance.now();
      const stops = [
        limitTime(member.child, task.timeoutMs, () => remove(member, new WorkTimedOut(task.timeoutMs))),
        limitMemory(member.child, options.hardResidentBytes, () =>
          remove(member, new WorkFailed("The work took more memory than it may.")),
        ),
      ];
      member.stopWatching = () => {
        for (const stop of stops) stop();
      };
      member.child.send({ ...task.request, id: nextId++ } as WorkRequest);
    }
  }

  refill();

  return {
    run(request: Task["request"], { timeoutMs = options.timeoutMs, isLarge = false }: Queued = {}): Promise<Made> {
      if (closed) return Promise.reject(new WorkFailed("The pool is closed."));
      const account = actingAccount();
      const own = waiting.filter((task) => task.account === account).length;
      if (waiting.length >= options.maxWaiting || own >= Math.max(1, options.maxWaiting * MAX_SHARE_OF_QUEUE))
        return Promise.reject(new WorkBusy(waiting.length));
      failedStarts = members.size === 0 ? 0 : failedStarts;
      return new Promise((resolve, reject) => {
        const task = newTask({ request, account, isLarge, timeoutMs }, resolve, reject);
        waiting.push(task);
        next();
        refill();
      });
    },
    load: (): PoolLoad => ({
      waiting: waiting.length,
      working: workingAmong(members),
      processes: members.size,
    }),
    /** Resolves when one child is ready for work. */
    async ready(): Promise<void> {
      while (!closed && ![...members].some((member) => member.ready)) {
        if (members.size === 0) throw new WorkFailed("No process could be started.");
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    pids: (): number[] => [...members].flatMap(({ child }) => child.pid ?? []),
    close(): void {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new WorkFailed("The pool is closed."));
      for (const member of [...members]) remove(member, new WorkFailed("The pool is closed."));
    },
  };
}
