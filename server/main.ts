import { keepContextsInOneStore } from "@/server/async-contexts";

// Before any module that creates an AsyncLocalStorage is loaded.
keepContextsInOneStore();
await import("@/server/serve");
