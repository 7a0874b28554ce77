import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createListener } from "@/server/entrance/listener";
import { createHttpServer } from "@/server/entrance/server";
import { signUp, withInstance } from "@/server/testing/instance";
import { generateClients, typeCheck } from "./generators";
import type { Round, RoundInput } from "./stories/round";

// Clients of four generators with default settings, compiled and run against the real handlers.

withInstance();

const folder = mkdtempSync(join(tmpdir(), "dossier-clients-"));
let server: Server;
let baseUrl = "";

beforeAll(async () => {
  server = createHttpServer(createListener((_request, response) => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/openapi`;
  await generateClients(folder, { ...inject("apiDocument"), servers: [{ url: baseUrl }] });
}, 300_000);

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

test("all generated clients and the programs that use them pass a strict compiler", async () => {
  expect(await typeCheck(folder)).toBe("");
});

describe.each(["openapi-fetch", "hey-api", "orval", "kubb"])("a program with the client of %s", (generator) => {
  test("creates, lists by two tags, patches, uploads, prints, deletes, and gets the reason for a rejected patch", async () => {
    const { key } = await signUp();
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const round = await program(generator);
    const done = await round({ baseUrl, apiKey: key, picture: new Blob([new Uint8Array(picture)], { type: "image/png" }) });
    expect(done).toEqual({
      listed: ["Designer"],
      headline: "Senior product designer",
      contentType: "image/jpeg",
      pdf: "%PDF-",
      refused: { index: 0, message: "The patch could not be applied. Nothing was changed." },
      left: [],
    });
  });
});

async function program(generator: string): Promise<(input: RoundInput) => Promise<Round>> {
  const outfile = join(folder, `with-${generator}.mjs`);
  const entryPoints = [join(folder, `with-${generator}.ts`)];
  // Packages stay external, as in real programs.
  await build({ entryPoints, outfile, bundle: true, platform: "node", format: "esm", packages: "external", logLevel: "error" });
  return ((await import(outfile)) as { round: (input: RoundInput) => Promise<Round> }).round;
}

describe("names in generated code", () => {
  const sources = () =>
    readdirSync(join(folder, "generated"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(folder, "generated", name), "utf8"));

  test("are no longer than the longest operation id plus a generator's suffix", () => {
    const names = sources().flatMap((text) =>
      [...text.matchAll(/^export (?:declare )?(?:type|const|interface|enum|function) (\w+)/gm)].map(([, name = ""]) => name),
    );
    expect(names.length).toBeGreaterThan(2_000);
    expect(names.filter((name) => name.length > "CreateResumePasswordVerificationMutationResponse".length)).toEqual([]);
  });

  test("distinguish files, events and empty responses", () => {
    const read = (name: string) => readFileSync(join(folder, "generated", name), "utf8");
    const heyApi = read("hey-api/types.gen.ts");
    const answer = (operation: string) => new RegExp(`type ${operation}Responses = \\{[^;]*?200: ([^;]+);`).exec(heyApi)?.[1];
    expect(answer("DownloadResumePdf")).toBe("Blob | File");
    expect(answer("ExportResumeFile")).toBe("Blob | File");
    expect(answer("SubscribeResumeUpdates")).toBe("ResumeUpdate");
    const orval = read("orval/api.ts");
    for (const operation of ["deleteResume", "lockDocument", "deleteStoredFile"])
      expect(orval).toContain(`${operation} = <TData = AxiosResponse<void>>`);
  });
});
