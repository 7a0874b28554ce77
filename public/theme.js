// Runs before the first paint, so that a page never flashes in the wrong theme. The setting is "light", "dark" or "system".
(() => {
  const root = document.documentElement;
  const night = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    let theme = "system";
    try {
      theme = localStorage.getItem("theme") || "system";
      // The page on the desk is dimmed at night unless the person turned that off.
      root.classList.toggle("bright-page", localStorage.getItem("bright-page") === "on");
    } catch {
      // Storage can be forbidden; the system's theme is then the best guess.
    }
    root.classList.toggle("dark", theme === "dark" || (theme === "system" && night.matches));
  };
  apply();
  night.addEventListener("change", apply);
  addEventListener("storage", apply);
  addEventListener("theme-change", apply);
})();
