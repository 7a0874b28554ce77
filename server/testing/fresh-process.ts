import { keepContextsInOneStore } from "@/server/platform/async-contexts";
import { forgetSingletons } from "@/server/platform/singleton";

// As server/entrance/main.ts does, before anything that makes a context.
keepContextsInOneStore();

// Test files share a process, so that the modules are loaded once and not 150 times. Each begins with the environment that the
// process was started with, and with none of the things that the one before it made.
declare global {
  var environmentAtStart: NodeJS.ProcessEnv | undefined;
}

globalThis.environmentAtStart ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in globalThis.environmentAtStart)) delete process.env[name];
Object.assign(process.env, globalThis.environmentAtStart);
forgetSingletons();
