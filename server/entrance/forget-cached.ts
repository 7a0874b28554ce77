import { forgetCredentials } from "@/server/accounts/auth/trusted-credentials";
import { forgetAllSlugNumbers } from "@/server/documents/resumes/slugs";
import { forgetAllStates } from "@/server/documents/resumes/state-cache";
import { endEventStreams } from "@/server/entrance/connections/event-streams";
import { forgetAnswers } from "@/server/entrance/http/response-cache";
import { logInfo } from "@/server/platform/log";

/**
 * Drops everything that this process knows of the database. After an outage a standby may have taken over, which can lack the last changes,
 * and announcements may have been missed. Open editors reconnect and read their document again.
 */
export function forgetCached(): void {
  forgetCredentials();
  forgetAllStates();
  forgetAllSlugNumbers();
  forgetAnswers();
  endEventStreams();
  logInfo("database", "The database is back; everything cached of it was dropped");
}
