import { tick } from "@/server/career/runner";
import { connectDatabase, database } from "@/server/platform/db/client";

// An instance that does nothing but run schedules, until it is killed. Its first line of output means that it has begun; the time is given, so that
// schedules of the future are due.

const [host = "", name = "", now = ""] = process.argv.slice(2);
connectDatabase({ host, user: "dossier", database: name });
process.stdout.write("running\n");
for (let offset = 0; ; offset++) await tick(database(), new Date(Date.parse(now) + offset));
