import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installMissing, root } from "./install.mjs";

// `npm run db:new <name>`: writes the SQL that turns the result of the migrations into schema.prisma.
process.chdir(root);
installMissing();
const [name] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(name ?? "")) {
  console.error("Give the migration a name of lowercase letters, digits and underscores: npm run db:new add_applications");
  process.exit(1);
}

const { build } = await import("esbuild");
const bundle = join(root, ".cache/embedded-postgres.mjs");
await build({
  absWorkingDir: root,
  entryPoints: ["server/platform/db/embedded-postgres.ts"],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
const { startEmbeddedPostgres } = await import(bundle);
const { schemaDiff } = await import("./schema-diff.mjs");

const folder = mkdtempSync(join(tmpdir(), "dossier-diff-"));
const postgres = await startEmbeddedPostgres(folder);
try {
  const sql = await schemaDiff(root, `postgresql://dossier@localhost/dossier?host=${postgres.connection.host}`);
  if (sql === "") console.log("The migrations already match schema.prisma.");
  else {
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const path = join("prisma/migrations", `${stamp}_${name}`);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, "migration.sql"), `${sql}\n`);
    console.log(`Wrote ${path}/migration.sql. Read it, then run npm test.`);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(postgres.folder, { recursive: true, force: true });
}
process.exit(0);
