import { keepContextsInOneStore } from "@/server/platform/async-contexts";

// Before any module that creates an AsyncLocalStorage is loaded.
keepContextsInOneStore();
await import("@/server/entrance/serve");
