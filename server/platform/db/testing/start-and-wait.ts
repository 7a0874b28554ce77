import pg from "pg";
import { startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";

// Starts the server of a folder, runs a statement, reports that it is done, and waits to be killed.
const [folder = "", statement = ""] = process.argv.slice(2);
const { connection } = await startEmbeddedPostgres(folder);
const client = new pg.Client(connection);
await client.connect();
await client.query(statement);
console.log("ready");
setInterval(() => {}, 1_000);
