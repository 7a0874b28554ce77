import { CLIENT_HEADER } from "@/server/web/refuse";

type HeaderReader = { get(name: string): string | null };

/** The address of the client that sent a request, as limits, the log and the list of activity use it. */
export const clientOf = (headers: HeaderReader): string => headers.get(CLIENT_HEADER) ?? "unknown";
