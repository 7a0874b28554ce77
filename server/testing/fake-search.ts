import { type FakeService, sendJson, startFakeService } from "./fake-service";

export type FakeSearch = FakeService & { misbehave: (how: Misbehaviour | null) => void };

type Misbehaviour =
  | { status: number; headers?: Record<string, string> }
  | "not json"
  | "endless"
  | "cut"
  | "redirect"
  | "wrong shape"
  | "search only"
  | "nothing found";

export const FAKE_RESULTS = Array.from({ length: 7 }, (_, index) => ({
  url: `https://jobs.example.com/${index}`,
  title: index === 0 ? `${"Designer ".repeat(200)}` : `Designer ${index}`,
  text: index === 0 ? "d".repeat(9000) : `A posting\u200b with\n ${index} lines`,
}));

const HOSTILE = [
  { url: "javascript:alert(1)", title: "x", text: "" },
  { url: "https://user:password@jobs.example.com/", title: "x", text: "" },
  { url: "not an address", title: "x", text: "" },
  FAKE_RESULTS[0] ?? { url: "", title: "", text: "" },
];

/** Firecrawl, Tavily and Exa on one local port: they share no path but Tavily's and Exa's search, distinguished by the header of the key. */
export async function startFakeSearch(): Promise<FakeSearch> {
  let how: Misbehaviour | null = null;
  const results = () => (how === "nothing found" ? [] : [...HOSTILE, ...FAKE_RESULTS]);
  const answers: Record<string, () => unknown> = {
    "/v2/search": () => ({
      success: true,
      data: { web: results().map(({ url, title, text }) => ({ url, title, description: text })) },
    }),
    "/v2/scrape": () => ({ success: true, data: { markdown: "# Example Domain" } }),
    "/search": () => ({ results: results().map(({ url, title, text }) => ({ url, title, content: text, text })) }),
    "/extract": () => ({ results: [{ url: "https://example.com/", raw_content: "Example Domain" }] }),
    "/contents": () => ({ results: [{ url: "https://example.com/", title: null, text: "Example Domain" }] }),
  };
  const service = await startFakeService(({ path, headers }, response) => {
    const isReading = /scrape|extract|contents/.test(path);
    const answer = answers[path];
    if (!answer || (how === "search only" && isReading)) return sendJson(response, 404, {});
    if (headers.authorization !== "Bearer good-key" && headers["x-api-key"] !== "good-key") return sendJson(response, 401, {});
    if (how === null || how === "nothing found" || how === "search only") return sendJson(response, 200, answer());
    if (how === "not json") return sendJson(response, 200, "<html>");
    if (how === "wrong shape") return sendJson(response, 200, { results: "many" });
    if (how === "redirect") return sendJson(response, 302, {}, { location: "/search" });
    if (how === "endless") {
      response.writeHead(200);
      const more = setInterval(() => response.write("x".repeat(1024 * 1024)), 1);
      response.on("close", () => clearInterval(more));
      return;
    }
    if (how === "cut") {
      response.writeHead(200, { "content-length": "1000" });
      response.write("{");
      response.socket?.destroy();
      return;
    }
    sendJson(response, how.status, {}, how.headers ?? {});
  });
  return { ...service, misbehave: (next) => (how = next) };
}
