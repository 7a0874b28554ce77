import { sendMessage } from "@/server/assistant/send";
import { connectDatabase, database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";

// An instance that answers one message and nothing else, until it is killed. Its first line of output means that the answer has begun.

const [host = "", name = "", ownerId = "", threadId = ""] = process.argv.slice(2);
connectDatabase({ host, user: "dossier", database: name });
const text = { type: "text" as const, text: "Write a long answer" };
await sendMessage(
  database(),
  ownerId,
  {
    threadId,
    message: { id: newId(), role: "user", parts: [text] },
    attachmentIds: [],
    context: { document: true, posting: true, application: true, memory: true, web: false, offerIds: [] },
  },
  new Date(),
);
process.stdout.write("begun\n");
setInterval(() => {}, 1000);
