import autocannon from "autocannon";
import { makeKey } from "@/server/testing/application";
import type { Instances } from "./instances";

const SECONDS = 10;

/** Requests a second through the load balancer, with two instances and with one. Prints both; the machine decides what they mean. */
export async function throughput(instances: Instances, say: (line: string) => void): Promise<number> {
  const key = await makeKey(instances.address);
  const headers = { "x-api-key": key, "content-type": "application/json" };
  const made = await fetch(`${instances.address}/api/openapi/resumes`, { method: "POST", headers, body: '{"name":"Bench"}' });
  const id = (await made.json()) as string;
  const measure = async () => {
    const { requests, non2xx } = await autocannon({
      url: `${instances.address}/api/openapi/resumes/${id}`,
      headers: { "x-api-key": key },
      connections: 32,
      duration: SECONDS,
    });
    if (non2xx > 0) throw new Error(`${non2xx} requests failed`);
    return requests.average;
  };
  await measure();
  const two = await measure();
  await instances.kill(1);
  const one = await measure();
  await instances.start(1);
  say(
    `reads of a resume: ${two.toFixed(0)} a second with two instances, ${one.toFixed(0)} with one: ${(two / one).toFixed(2)} ×`,
  );
  return 0;
}
