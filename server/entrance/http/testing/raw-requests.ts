import { connect } from "node:net";
import { beforeAll } from "vitest";
import { type Application, makeKey } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";

/** The built application behind a real socket, and ways to send it what no well-behaved client sends. */
export function withSocket() {
  const { start, readyFolder } = withApplications("file");
  const started = { application: null as Application | null, key: "" };
  beforeAll(async () => {
    const application = await start(readyFolder(), { TRUST_PROXY: "loopback" });
    Object.assign(started, { application, key: await makeKey(application.address) });
  });
  const application = () => {
    if (!started.application) throw new Error("The application is not started yet.");
    return started.application;
  };
  const port = () => Number(new URL(application().address).port);

  /** Sends raw text and returns everything received until the server closes, or sends nothing more for two seconds. */
  function raw(text: string | Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port(), "127.0.0.1");
      let answer = "";
      // A busy machine may take longer for the first byte.
      socket.setTimeout(15_000, () => socket.destroy());
      socket.on("data", (chunk) => {
        answer += chunk.toString("latin1");
        socket.setTimeout(2_000);
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", (error) => (answer ? resolve(answer) : reject(error)));
      socket.write(text);
    });
  }

  const api = (path: string, init: RequestInit = {}) =>
    fetch(`${application().address}/api/openapi${path}`, { ...init, headers: { "x-api-key": started.key, ...init.headers } });

  return { application, key: () => started.key, port, raw, api };
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
