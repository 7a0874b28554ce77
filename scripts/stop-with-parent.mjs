/** A signal to npm ends npm and its shell, and some shells do not pass it on: without them we must stop as well. */
export function stopWithParent(parent) {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
