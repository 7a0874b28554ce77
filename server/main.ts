import { keepContextsInOneStore } from "@/server/async-contexts";

// Before anything is loaded that makes a context.
keepContextsInOneStore();
await import("@/server/serve");
