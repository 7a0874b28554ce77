import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Which folder may import which: the table behind docs/architecture.md. `npm run architecture` writes biome.json from it, and
// `npm run check` fails while the two differ.

const root = fileURLToPath(new URL("..", import.meta.url));

/** The floors of server/, from the bottom. A floor imports those before it. */
export const FLOORS = ["platform", "accounts", "documents", "ai", "job-search", "career", "assistant", "portability", "entrance"];

const ban = (group, message) => ({ group, message });

const NO_DOMAIN = ban(
  ["@/domain/**"],
  "contracts/ describes what is sent; a rule about it belongs to domain/, which imports the contract.",
);
const NO_TYPESET = ban(["@/typeset/**"], "typeset/ builds on domain/, not the other way round: move what both need to domain/.");
const NO_SERVER = ban(
  ["@/server/**"],
  "The server never reaches the browser: share types through contracts/ and rules through domain/.",
);
const NO_COMPONENTS = ban(
  ["@/components/**"],
  "Only app/ and components/ know React: move the rule to domain/, the printed page to typeset/.",
);
const NO_APP = ban(["@/app/**"], "app/ composes and nothing imports it: move what is shared to components/ or server/.");
const NO_REACT = ban(
  ["react", "react-dom", "next", "next/**"],
  "These folders are plain rules without React: components/ shows them.",
);
const NO_NODE = ban(
  ["node:*"],
  "These folders run in browsers too and do no input or output: take what you need as an argument.",
);
const NO_NEXT = ban(["next", "next/**"], "The server runs without Next: adapters belong to app/.");
const NO_DRIVER = ban(["pg", "@prisma/*"], "Only platform/db knows the driver: use the client that you get as `db`.");
const NO_INTERNALS = ban(["@/server/platform/db/generated/internal/**"], "Import the client's types from generated/client.");
const NO_RAW_SQL = ban(
  ["@/server/platform/db/hot/statement", "./hot/statement"],
  "Hand-written SQL needs a measured reason: put the statement into server/platform/db/hot/ and call it from here.",
);
const NO_MODELS = ban(
  ["@/components/**", "@/app/**", "next", "next/**", "@prisma/*", "@/server/platform/db/generated/**"],
  "A backup copies whole tables through the driver and knows nothing of their meaning.",
);
const NO_WAY_OUT = ban(["../../**"], "Import what is not in this folder or the one above by its path from the root (@/…).");

const SECTION_PARTS = ban(
  ["@/sections/**", "!@/sections/registry", "!@/sections/generated/form", "!@/sections/generated/schema"],
  "contracts/ knows forms and schemas of sections; what else they have belongs to domain/ or typeset/.",
);
const NO_PRINTS = ban(["@/sections/generated/print"], "How a section is printed belongs to typeset/.");
const NO_OTHER_SECTION = ban(
  ["@/sections/*/**"],
  "A section knows itself only: import its own files as ./schema, and move what two sections need to contracts/, domain/ or typeset/.",
);

const BROWSER_RULES = [NO_SERVER, NO_COMPONENTS, NO_APP, NO_REACT, NO_NODE];
/** The extension is a separate program, which knows the API by its addresses only. */
const EXTENSION = [
  ban(
    ["@/server/**", "@/components/**", "@/app/**", "@/domain/**", "@/typeset/**"],
    "The extension talks to the API: what it needs is in a response.",
  ),
  NO_REACT,
  NO_NODE,
];
const SERVER = [NO_COMPONENTS, NO_APP, NO_NEXT, NO_DRIVER, NO_INTERNALS, NO_RAW_SQL, NO_WAY_OUT];

/** What a floor may not import: every floor above it. */
const above = (floor) =>
  FLOORS.slice(FLOORS.indexOf(floor) + 1).map((upper) =>
    ban([`@/server/${upper}/**`], `${upper}/ is above ${floor}/: take what you need as an argument, or move the use-case up.`),
  );

const WITHOUT_TESTS = ["!**/*.test.ts", "!**/*.test.tsx", "!**/testing/**"];
const folder = (name, bans, except = WITHOUT_TESTS) => ({
  includes: [name.endsWith(".ts") ? name : `${name}/**`, ...except],
  bans,
});

/** A file belongs to one row only: a later row replaces the bans of an earlier one. */
const BANS = [
  folder("contracts", [NO_DOMAIN, NO_TYPESET, SECTION_PARTS, ...BROWSER_RULES]),
  folder("domain", [NO_TYPESET, NO_PRINTS, ...BROWSER_RULES]),
  // Each file of a section may import what the folder that collects it may.
  folder("sections/*/{form,headings,schema,titles}.ts", [NO_DOMAIN, NO_TYPESET, NO_OTHER_SECTION, ...BROWSER_RULES]),
  folder("sections/*/print.ts", [NO_OTHER_SECTION, ...BROWSER_RULES]),
  folder(
    "sections",
    [NO_TYPESET, NO_OTHER_SECTION, ...BROWSER_RULES],
    ["!sections/*/{form,headings,schema,titles,print}.ts", ...WITHOUT_TESTS],
  ),
  folder("typeset", BROWSER_RULES),
  folder("server/platform", [...above("platform"), ...SERVER], ["!server/platform/db/**", ...WITHOUT_TESTS]),
  folder("server/platform/db", [...above("platform"), NO_COMPONENTS, NO_APP, NO_NEXT, NO_WAY_OUT]),
  ...["accounts", "documents", "ai", "job-search", "career", "assistant"].map((floor) =>
    folder(`server/${floor}`, [...above(floor), ...SERVER]),
  ),
  folder("server/portability", [...above("portability"), ...SERVER], ["!server/portability/backup/**", ...WITHOUT_TESTS]),
  folder("server/portability/backup", [...above("portability"), NO_MODELS]),
  folder("server/entrance", SERVER, ["!server/entrance/serve.ts", ...WITHOUT_TESTS]),
  // The only file that starts Next.
  folder(
    "server/entrance/serve.ts",
    SERVER.filter((one) => one !== NO_NEXT),
  ),
  // What fills forms decides without a browser, so that it can be tested without one.
  folder("clients/extension/src/fields", [
    ban(
      ["@/clients/extension/src/page/**", "@/clients/extension/src/background/**", "@/clients/extension/src/popup/**"],
      "fields/ decides from descriptions: pass in what it needs.",
    ),
    ...EXTENSION,
  ]),
  folder("clients/extension/src/{background,page,popup,posting}", EXTENSION),
  folder(
    "app",
    [
      ban(
        ["@/server/**", "!@/server/entrance/pages", "!@/server/entrance/pages/**"],
        "Next bundles what a page imports: add what the page needs to server/entrance/pages/page-queries.ts.",
      ),
    ],
    [],
  ),
  folder(
    "components/kit",
    [
      NO_SERVER,
      NO_APP,
      ban(
        ["@/components/features/**"],
        "The kit has no words of the product: pass in what differs, or put the component into its feature.",
      ),
    ],
    [],
  ),
  ...readdirSync(join(root, "components/features")).map((feature) =>
    folder(
      `components/features/${feature}`,
      [
        NO_SERVER,
        NO_APP,
        ban(
          ["@/components/features/**", `!@/components/features/${feature}/**`],
          "Features do not import each other: move what both need to components/kit/, or compose them in app/.",
        ),
      ],
      [],
    ),
  ),
];

const RULES = {
  preset: "recommended",
  suspicious: { noExplicitAny: "error", noImportCycles: { level: "error", options: { ignoreTypes: false } } },
  style: {
    noNonNullAssertion: "error",
    useImportType: "error",
    noProcessEnv: "error",
    useFilenamingConvention: { level: "error", options: { filenameCases: ["kebab-case"] } },
  },
  correctness: { noUnusedImports: "error", noUnusedVariables: "error" },
  complexity: { noExcessiveLinesPerFunction: { level: "error", options: { maxLines: 100, skipBlankLines: true } } },
};

const MAY_HAVE_LONG_FUNCTIONS = [
  "**/*.test.ts",
  "**/*.test.tsx",
  "**/*.spec.ts",
  "**/testing/**",
  "proof/**",
  "bench/**",
  "faults/**",
  "scripts/**",
];

const MAY_READ_THE_ENVIRONMENT = [
  "server/platform/env.ts",
  "scripts/**",
  "**/*.test.ts",
  "**/testing/**",
  "*.config.ts",
  "e2e/**",
  "bench/**",
  "faults/**",
  "instrumentation.ts",
  "server/entrance/openapi/clients/**",
];

const override = (includes, rules) => ({ includes, linter: { rules } });

export const CONFIGURATION = {
  $schema: "./node_modules/@biomejs/biome/configuration_schema.json",
  vcs: { enabled: true, clientKind: "git", useIgnoreFile: true },
  files: {
    includes: [
      "**",
      "!**/generated",
      "!e2e/generated",
      "!clients/extension/fixtures",
      "!public",
      "!prisma/migrations",
      "!**/*.md",
    ],
    ignoreUnknown: true,
  },
  formatter: { indentStyle: "space", indentWidth: 2, lineWidth: 130 },
  css: { parser: { tailwindDirectives: true } },
  linter: { rules: RULES },
  overrides: [
    // Biome always reads its own configuration, which is written with one line for each override.
    { includes: ["biome.json"], formatter: { enabled: false } },
    ...BANS.map(({ includes, bans }) =>
      override(includes, { style: { noRestrictedImports: { level: "error", options: { patterns: bans } } } }),
    ),
    override(MAY_HAVE_LONG_FUNCTIONS, { complexity: { noExcessiveLinesPerFunction: "off" } }),
    override(MAY_READ_THE_ENVIRONMENT, { style: { noProcessEnv: "off" } }),
  ],
};

/** As text, with one line for each setting and each override: the file is generated, and its history is read in diffs. */
function written({ overrides, ...settings }) {
  const lines = Object.entries(settings).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const rows = overrides.map((one) => `    ${JSON.stringify(one)}`);
  return ["{", ...lines, '  "overrides": [', rows.join(",\n"), "  ]", "}", ""].join("\n");
}

const path = join(root, "biome.json");
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = written(CONFIGURATION);
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(
      "biome.json is not what scripts/architecture.mjs says. Change the table there, then run `npm run architecture`.",
    );
    process.exit(1);
  }
}
