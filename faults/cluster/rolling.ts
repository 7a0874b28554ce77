import { makeKey } from "@/server/testing/application";
import { pause } from "../place";
import type { Instances } from "./instances";

/** Restarts one instance after the other, as an upgrade does, while programs read and write. Returns how many requests failed. */
export async function rolling(instances: Instances, say: (line: string) => void): Promise<number> {
  const key = await makeKey(instances.address);
  const headers = { "x-api-key": key, "content-type": "application/json" };
  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  const ask = async (index: number) => {
    while (!isOver) {
      const init = index % 2 ? { method: "POST", body: JSON.stringify({ name: "Rolling" }) } : {};
      const response = await fetch(`${instances.address}/api/openapi/resumes`, { ...init, headers }).catch(
        (error: Error) => error,
      );
      if (response instanceof Response && response.ok) await response.text();
      if (response instanceof Response && response.ok) answered += 1;
      else failures.push(response instanceof Response ? String(response.status) : String(response.cause ?? response));
      // As programs do, and so that connections are idle at times.
      await pause(Math.random() * 30);
    }
  };
  const asking = Promise.all(Array.from({ length: 6 }, (_, index) => ask(index)));
  for (const index of instances.addresses.keys()) {
    const stopped = await instances.restart(index);
    say(`instance ${index} restarted: stopped after ${(stopped / 1000).toFixed(1)} s, of which 2 s for the load balancer`);
    // The load balancer finds it healthy again.
    await pause(2_000);
  }
  isOver = true;
  await asking;
  say(`rolling restart: ${answered} requests answered, ${failures.length} failed ${[...new Set(failures)].join(", ")}`);
  return failures.length;
}
