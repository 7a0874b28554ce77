import { changeEntry } from "@/server/career/record/entries";
import { connectDatabase, database } from "@/server/platform/db/client";

// Changes an entry of the career record again and again until the process is killed: `node … <host> <database> <owner> <entry>`.

const [host = "", name = "", ownerId = "", id = ""] = process.argv.slice(2);
connectDatabase({ host, user: "dossier", database: name });
for (;;) {
  const { revision } = await database().recordEntry.findUniqueOrThrow({ where: { id }, select: { revision: true } });
  const data = { location: `Place ${revision + 1}` };
  process.stdout.write(".");
  await changeEntry(database(), ownerId, { id, expectedRevision: revision, data }, new Date());
}
