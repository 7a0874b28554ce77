import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import type { RoundInput, Story, wholeRound } from "./stories/whole-round";

// `npm run test:clients` generates the clients with default settings, compiles them and then makes the whole round with each of them here.

withInstance();

const folder = resolve(".cache/clients/run");
/** Below node_modules, so that the test runner loads these programs as they are: it took a minute to transform the largest. */
const programs = resolve(".cache/clients/node_modules/.rounds");
const CLIENTS = [
  "orval-fetch",
  "orval-axios",
  "kubb-fetch",
  "swagger-typescript-api",
  "oazapfts",
  "rtk-query",
  "openapi-client-axios",
  "openapi-zod-client",
];

let listening: Listening;
beforeAll(async () => {
  if (!existsSync(join(folder, "generated"))) throw new Error("Run `npm run test:clients`, which generates the clients first.");
  listening = await listen();
});
afterAll(() => listening.stop());

test.each(CLIENTS)("the client of %s makes the whole round", async (client) => {
  const { key: apiKey } = await signUp();
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const picture = new File([new Uint8Array(image)], "picture.png", { type: "image/png" });
  const input = { baseUrl: new URL("/api/openapi", listening.url).href, apiKey, picture };
  const untouched = globalThis.fetch;
  try {
    const { story, wholeRound: round } = await program(client);
    expect(await round(await story(input), input)).toEqual({
      listed: ["Designer"],
      before: "",
      headline: "Senior product designer",
      refused: { code: "INVALID_PATCH_OPERATIONS", index: 0 },
      versions: 1,
      copied: true,
      pdf: "%PDF-",
      contentType: "image/jpeg",
      letter: true,
      attached: "sent.pdf",
      left: [],
    });
  } finally {
    globalThis.fetch = untouched;
  }
});

test("the zod schemas of orval accept a resume of this instance and refuse a broken one", async () => {
  const outfile = join(programs, "with-orval-zod.mjs");
  await bundle(join(folder, "with-orval-zod.ts"), outfile);
  const { accepts } = (await import(outfile)) as { accepts: (input: RoundInput) => Promise<{ whole: boolean; broken: boolean }> };
  const { key: apiKey } = await signUp();
  const input = { baseUrl: new URL("/api/openapi", listening.url).href, apiKey, picture: new File([], "none") };
  expect(await accepts(input)).toEqual({ whole: true, broken: false });
});

type Program = { story: Story; wholeRound: typeof wholeRound };

async function program(client: string): Promise<Program> {
  const outfile = join(programs, `with-${client}.mjs`);
  await bundle(join(folder, `with-${client}.ts`), outfile);
  return {
    ...((await import(outfile)) as Pick<Program, "story">),
    wholeRound: (await import("./stories/whole-round")).wholeRound,
  };
}

/** Packages stay external, as in real programs. */
const bundle = (entry: string, outfile: string) =>
  build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
