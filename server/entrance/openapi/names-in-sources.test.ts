import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contract } from "@/contracts/index";
import { listOperations, wordsBelow } from "@/server/platform/operations";

test("no source hard-codes an operation id or an API path: they come from the contract", () => {
  const ids = new Set(listOperations(contract).map(({ operationId }) => operationId));
  const named = sourcesOf("components", "server").flatMap((file) => {
    const code = readFileSync(file, "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/(?<!:)\/\/.*/g, "");
    const addresses = [...code.matchAll(/\/api\/openapi\/(?!spec)[\w$]/g)].map(([address]) => address);
    const operations = [...code.matchAll(/["'`](\w+)["'`]/g)].flatMap(([, word = ""]) => (ids.has(word) ? [word] : []));
    // In the interface the same words are message keys.
    return [...addresses, ...(file.startsWith("server") ? operations : [])].map((text) => `${file}: ${text}`);
  });
  expect(named).toEqual([]);
});

const sourcesOf = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated|testing\/|openapi\/clients/.test(name))
      .map((name) => join(folder, name)),
  );

test("a resume's generated address is never a word used below a resume in the API", () => {
  const words = wordsBelow("/resumes", listOperations(contract));
  expect([...words]).toEqual(expect.arrayContaining(["pdf", "statistics", "versions", "fits", "download-links", "pdf-checks"]));
  const below = [
    { path: "/resumes/{id}/pdf" },
    { path: "/resumes/{username}/{slug}" },
    { path: "/resumes/tags" },
    { path: "/fonts/{id}/x" },
  ];
  expect([...wordsBelow("/resumes", below)]).toEqual(["pdf"]);
});
