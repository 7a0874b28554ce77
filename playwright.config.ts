import { defineConfig } from "@playwright/test";
import { STORY_SECRET } from "./e2e/story-secret";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.mjs";
import { keepFilesInMemory } from "./scripts/memory-folder.mjs";

keepFilesInMemory();

const PORT = Number(process.env.STORIES_PORT ?? 3123);

const V8_FLAGS = [
  "--liftoff-only",
  "--wasm-lazy-compilation",
  "--wasm-lazy-validation",
  "--no-maglev",
  "--no-turbofan",
  "--min-semi-space-size=16",
];

/** Browser stories against the production build, on a database of their own in a fresh folder. */
export default defineConfig({
  testDir: "e2e",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-US",
    timezoneId: "UTC",
    viewport: { width: 1440, height: 900 },
    trace: "on-first-retry",
    actionTimeout: 10_000,
    // What fades in has no readable contrast for a moment; without motion every state is complete at once.
    contextOptions: { reducedMotion: "reduce" },
    // Most stories end before optimised machine code would have paid for its compilation, and before much garbage is worth collecting.
    launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS, `--js-flags=${V8_FLAGS.join(" ")}`] },
  },
  webServer: {
    command: "node scripts/story-server.mjs",
    url: `http://localhost:${PORT}/api/health`,
    env: {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      AUTH_SECRET: STORY_SECRET,
      // Without mail it appoints nobody, so that the first of the stories does not administer.
      ADMIN_EMAIL: "operator@example.com",
    },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    reuseExistingServer: false,
    stdout: "pipe",
  },
});
