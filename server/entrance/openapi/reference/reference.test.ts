import { describe, expect, inject, test } from "vitest";
import { contract } from "@/contracts/index";
import { handleWeb } from "@/server/entrance/web/web";
import { listOperations } from "@/server/platform/operations";
import { withInstance } from "@/server/testing/instance";
import { referenceHtml } from "./reference-html";
import { REFERENCE_LINKS } from "./reference-links";

// The page once waited for 3.5 MB of scripts before it showed the first operation.

withInstance();

const page = () => referenceHtml(inject("apiDocument") as Record<string, unknown>, REFERENCE_LINKS);

describe("the reference page", () => {
  test("has every operation and every schema once, and each of its links leads to one of them", () => {
    const html = page();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(listOperations(contract).map(({ operationId }) => operationId)));
    const links = new Set([...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id));
    expect([...links].filter((id) => !ids.includes(id))).toEqual([]);
    expect(links.size).toBeGreaterThan(500);
  });

  test("has no scripts, and its policy allows none", async () => {
    expect(page()).not.toMatch(/<script|\son\w+=|javascript:/i);
    const answer = await handleWeb(new Request("http://localhost:3000/api/openapi"));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  });

  test("shows texts of the document as text", () => {
    const document = structuredClone(inject("apiDocument")) as { tags: { description: string }[] };
    for (const tag of document.tags) tag.description = "<img src=x onerror=alert(1)> `a<b`";
    const html = referenceHtml(document, REFERENCE_LINKS);
    expect(html).not.toContain("<img");
    expect(html).toContain("<code>a&lt;b</code>");
  });

  test("leads to the page for trying operations, which has the scripts", async () => {
    expect(page()).toContain('href="/api/openapi/try"');
    const answer = await handleWeb(new Request("http://localhost:3000/api/openapi/try"));
    expect(await answer.text()).toContain('<script src="/api/openapi/reference.js');
    const script = await handleWeb(new Request("http://localhost:3000/api/openapi/reference.js"));
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    await script.body?.cancel();
  });
});
