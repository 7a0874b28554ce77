import { describe, expect, test } from "vitest";
import { NO_HOSTS } from "@/server/platform/outgoing/allowed-hosts";
import { readLink } from "./read-link";
import { readPosting } from "./service";
import { postingStillListed } from "./still-listed";
import { Unread } from "./unread";

describe("the JSON of a board", () => {
  const link = "https://boards.greenhouse.io/north-pine/jobs/4012345";
  const options = { allowed: NO_HOSTS, signal: new AbortController().signal };
  const job = { id: 4012345, title: "Harbour Planner", content: "<p>Plan berths.</p>" };
  const json = (url: string, value: unknown) => ({ url, kind: "json" as const, text: JSON.stringify(value) });

  test("is read instead of the page, and the link names the company where the JSON does not", async () => {
    const requests: string[] = [];
    const fetch = async (url: string) => {
      requests.push(url);
      return json(url, job);
    };
    const posting = await readPosting(link, { userId: "ada", now: new Date("2026-11-20T09:30:00Z"), fetch });
    expect(requests).toEqual(["https://boards-api.greenhouse.io/v1/boards/north-pine/jobs/4012345?pay_transparency=true"]);
    expect(posting).toMatchObject({
      role: "Harbour Planner",
      company: "North Pine",
      filledBy: "page",
      foundIn: { role: "job-board", company: "link" },
    });
  });

  test.each([
    [
      "does not answer",
      async (url: string) => {
        if (url.includes("boards-api")) throw new Unread("unreachable");
        return { url, kind: "html" as const, text: "<h1>Harbour Planner</h1>" };
      },
    ],
    [
      "answers with another posting",
      async (url: string) =>
        url.includes("boards-api")
          ? json(url, { ...job, id: 7 })
          : { url, kind: "html" as const, text: "<h1>Harbour Planner</h1>" },
    ],
    [
      "answers with something that is no JSON",
      async (url: string) => ({ url, kind: "html" as const, text: "<h1>Harbour Planner</h1>" }),
    ],
  ])("that %s leaves the page to be read", async (_name, fetch) => {
    const { places } = await readLink(link, options, fetch);
    expect(places).toContainEqual(["heading", { role: "Harbour Planner" }]);
  });

  test("is read where a company’s own site only shows the posting of its board", async () => {
    const own = "https://careers.northpine.example/openings?gh_jid=4012345";
    const page = '<h1>Openings</h1><script src="https://boards.greenhouse.io/embed/job_board/js?for=north-pine"></script>';
    const { places, resolvedUrl } = await readLink(own, options, async (url) =>
      url.includes("boards-api") ? json(url, job) : { url, kind: "html" as const, text: page },
    );
    expect(resolvedUrl).toBe(own);
    expect(places[0]).toMatchObject(["job-board", { role: "Harbour Planner" }]);
  });

  test("is asked for the frame that a page of iCIMS has its posting in", async () => {
    const requests: string[] = [];
    await readLink("https://careers-northpine.icims.com/jobs/1234/harbour-planner/job", options, async (url) => {
      requests.push(url);
      return { url, kind: "html" as const, text: "<h1>Harbour Planner</h1>" };
    });
    expect(requests).toEqual(["https://careers-northpine.icims.com/jobs/1234/harbour-planner/job?in_iframe=1"]);
  });

  test("reports whether a posting is still listed; errors and empty responses count as unknown", async () => {
    const listing = (value: unknown) => postingStillListed(link, async (url) => json(url, value));
    expect(await listing({ jobs: [{ id: 4012345 }] })).toBe("listed");
    expect(await listing({ jobs: [{ id: 7 }] })).toBe("not-listed");
    expect(await listing({ jobs: [] })).toBe("unknown");
    for (const reason of ["unreachable", "timeout", "unavailable", "too-large"] as const)
      expect(await postingStillListed(link, async () => Promise.reject(new Unread(reason)))).toBe("unknown");
    expect(await postingStillListed("https://jobs.example/1")).toBe("unknown");
    expect(await postingStillListed("no link")).toBe("unknown");
  });
});
