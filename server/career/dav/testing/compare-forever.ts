import { CALENDARS } from "@/server/career/caldav/runner";
import { ADDRESS_BOOKS } from "@/server/career/carddav/runner";
import { compareDue } from "@/server/career/dav/runner";
import { connectDatabase, database } from "@/server/platform/db/client";

// An instance that does nothing but compare calendars and address books, until it is killed. The time is given, so that leases of earlier ones
// have ended.

const [host = "", name = "", now = ""] = process.argv.slice(2);
connectDatabase({ host, user: "dossier", database: name });
process.stdout.write("running\n");
for (let offset = 0; ; offset++) {
  const at = new Date(Date.parse(now) + offset);
  await Promise.all([compareDue(database(), CALENDARS, at), compareDue(database(), ADDRESS_BOOKS, at)]);
}
