import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRead } from "@/server/platform/db/run-again";

/** Connections with this name get failures; others, such as those of the tests themselves, pass. */
export const FAULTY = "dossier faulty";

/** One transaction in twenty fails at one of its first statements, and one single statement in a hundred. */
const FAILED_TRANSACTION_IN = 20;
const FIRST_STATEMENTS = 6;
const FAILED_STATEMENT_IN = 100;
const LOST_READ_IN = 300;

export type FaultyEngine = {
  /** The folder of its socket. */
  host: string;
  injected: { orderFailures: number; lostConnections: number };
  stop: () => void;
};

/**
 * A proxy in front of PostgreSQL that behaves as an engine over several machines may: it lets transactions and statements fail in favour of
 * others (40001), and ends the connection of some reads. Failures come from the server itself, so that a transaction is in
 * the state in which the driver expects it.
 */
export async function startFaultyEngine(upstreamHost: string): Promise<FaultyEngine> {
  const host = mkdtempSync(join(tmpdir(), "dossier-faulty-"));
  const injected = { orderFailures: 0, lostConnections: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(join(upstreamHost, ".s.PGSQL.5432"));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    meddle(client, upstream, injected);
  });
  await new Promise<void>((resolve) => server.listen(join(host, ".s.PGSQL.5432"), resolve));
  return {
    host,
    injected,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      rmSync(host, { recursive: true, force: true });
    },
  };
}

const RAISE = "do $$ begin raise exception 'injected serialization failure' using errcode = '40001'; end $$";

function meddle(client: Socket, upstream: Socket, injected: FaultyEngine["injected"]) {
  let rest: Buffer = Buffer.alloc(0);
  let isFaulty: boolean | null = null;
  let isInTransaction = false;
  let batch: Buffer[] = [];
  let text = "";
  let failsIn = 0;
  const named = new Map<string, string>();

  upstream.on("data", (bytes: Buffer) => {
    // ReadyForQuery is the last message of a response and carries the state of the transaction.
    if (bytes.at(-6) === 0x5a) isInTransaction = bytes.at(-1) !== 0x49;
    client.write(bytes);
  });

  client.on("data", (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    if (isFaulty === null) {
      // The first message has no type: its length, the version and the settings.
      if (rest.length < 4 || rest.length < rest.readInt32BE(0)) return;
      const length = rest.readInt32BE(0);
      isFaulty = rest.subarray(0, length).includes(FAULTY);
      upstream.write(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      const length = 1 + rest.readInt32BE(1);
      take(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });

  function take(message: Buffer) {
    const type = String.fromCharCode(message[0] ?? 0);
    const [first = "", second = ""] = message.subarray(5).toString("latin1").split("\0");
    if (type === "Q") text = first;
    if (type === "P") {
      text = second;
      if (first) named.set(first, second);
    }
    // Bind names the portal first, then the statement.
    if (type === "B" && second) text = named.get(second) ?? "";
    batch.push(message);
    if (type !== "S" && type !== "Q" && type !== "X" && type !== "H" && !/[cdf]/.test(type)) return;
    const whole = Buffer.concat(batch);
    batch = [];
    if (type === "S" || type === "Q") send(whole);
    else upstream.write(whole);
  }

  function send(whole: Buffer) {
    const isControl = /^\s*(begin|commit|rollback|savepoint|release|set|show)\b/i.test(text);
    if (/^\s*begin\b/i.test(text))
      failsIn = Math.random() < 1 / FAILED_TRANSACTION_IN ? 1 + Math.floor(Math.random() * FIRST_STATEMENTS) : 0;
    if (!isFaulty || isControl || text === "") return upstream.write(whole);
    if (isInTransaction ? failsIn-- === 1 : Math.random() < 1 / FAILED_STATEMENT_IN) {
      injected.orderFailures += 1;
      return upstream.write(simpleQuery(RAISE));
    }
    if (!isInTransaction && isRead(text) && Math.random() < 1 / LOST_READ_IN) {
      injected.lostConnections += 1;
      return client.destroy();
    }
    return upstream.write(whole);
  }
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
