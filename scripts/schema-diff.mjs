import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import Result from "pg/lib/result.js";

// The engine reads catalogue columns of PostgreSQL's one-byte type "char" (18), which the adapter does not know. They are received as
// text, remembered by their result's columns, and handed on as characters.
const ONE_BYTE_CHAR = 18;
const TEXT = 25;
const charColumns = new Map();
const addFields = Result.prototype.addFields;
Result.prototype.addFields = function addFieldsWithKnownTypes(fields) {
  const places = fields.flatMap((field, index) => (field.dataTypeID === ONE_BYTE_CHAR ? [index] : []));
  if (places.length > 0) charColumns.set(fields.map((field) => field.name).join(), places);
  for (const index of places) fields[index].dataTypeID = TEXT;
  return addFields.call(this, fields);
};

function withCharacters(adapter) {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns.get(result.columnNames.join()) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  // The adapter cuts a script at every semicolon, also inside functions; PostgreSQL knows better where a statement ends.
  adapter.executeScript = async (script) => {
    await adapter.underlyingDriver().query(script);
  };
  return adapter;
}

class CatalogueReader extends PrismaPg {
  /** @override */
  connect = async () => withCharacters(await super.connect());
  /** @override */
  connectToShadowDb = async () => withCharacters(await super.connectToShadowDb());
}

/**
 * The SQL that turns the result of the migrations into schema.prisma; empty when they agree. The database behind
 * `connectionString` must be empty: the migrations are replayed in it.
 */
export async function schemaDiff(root, connectionString) {
  const engine = await schemaEngine(connectionString);
  const schema = { files: [{ path: "schema.prisma", content: readFileSync(join(root, "prisma/schema.prisma"), "utf8") }] };
  const { stdout } = await engine.diff({
    from: {
      tag: "migrations",
      baseDir: "prisma/migrations",
      shadowDbInitScript: "",
      lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
      shadowDatabaseUrl: null,
      migrationDirectories: migrationDirectories(root),
    },
    to: { tag: "schemaDatamodel", ...schema },
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  const sql = (stdout ?? "").trim();
  return sql === "-- This is an empty migration." ? "" : sql;
}

function migrationDirectories(root) {
  const folder = join(root, "prisma/migrations");
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return names.sort().map((path) => ({
    path,
    migrationFile: {
      path: "migration.sql",
      content: { tag: "ok", value: readFileSync(join(folder, path, "migration.sql"), "utf8") },
    },
  }));
}

/** Node 20 cannot import WASM as a module, so the glue and the binary are joined manually. */
async function schemaEngine(connectionString) {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  const folder = join(process.cwd(), "node_modules/@prisma/schema-engine-wasm");
  const glue = await import(join(folder, "schema_engine_bg.js"));
  const binary = await WebAssembly.compile(readFileSync(join(folder, "schema_engine_bg.wasm")));
  const instance = await WebAssembly.instantiate(binary, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  /** @type {{ __wbindgen_start: () => void }} */ (/** @type {unknown} */ (instance.exports)).__wbindgen_start();
  const factory = bindMigrationAwareSqlAdapterFactory(new CatalogueReader({ connectionString }));
  return glue.SchemaEngine.new({ datamodels: undefined }, () => {}, factory);
}

if (process.argv[1] === import.meta.filename) {
  const [connectionString] = process.argv.slice(2);
  process.stdout.write(await schemaDiff(process.cwd(), connectionString));
  process.exit(0);
}
