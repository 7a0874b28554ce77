import { createResumeResponse, getResumeResponse } from "./generated/orval-zod/api";
import type { RoundInput } from "./whole-round";

export async function accepts({ baseUrl, apiKey }: RoundInput) {
  const headers = { "x-api-key": apiKey, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Designer", withSampleData: true });
  const id = createResumeResponse.parse(await (await fetch(`${baseUrl}/resumes`, { method: "POST", headers, body })).json());
  const resume = await (await fetch(`${baseUrl}/resumes/${id}`, { headers })).json();
  return {
    whole: getResumeResponse.safeParse(resume).success,
    broken: getResumeResponse.safeParse({ ...resume, name: 7 }).success,
  };
}
