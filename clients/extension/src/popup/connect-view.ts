import type { State } from "@/clients/extension/src/requests";
import { ask, Refused } from "./ask";
import { button, element, text } from "./dom";
import { serverAddress } from "./server-address";

/** Where the person enters the address of their server. */
export function connectView(onConnected: (state: State) => void): HTMLElement {
  const input = element("input", {
    name: "server",
    type: "text",
    inputmode: "url",
    autocomplete: "off",
    spellcheck: "false",
    required: true,
    placeholder: "https://dossier.example.com",
  });
  const status = element("p", { role: "status", class: "quiet" });
  const submit = element("button", { type: "submit", class: "main" }, text("connect"));
  const permission = element("div");

  async function connect(server: string): Promise<void> {
    submit.disabled = true;
    permission.replaceChildren();
    status.className = "quiet";
    status.textContent = text("connecting");
    try {
      onConnected(await ask("connect", { server }));
    } catch (error) {
      status.className = "problem";
      status.textContent = error instanceof Refused ? error.message : String(error);
      // A server of an older version lets extensions read its responses only with the browser's permission for its address.
      if (error instanceof Refused && error.code === "offline") permission.replaceChildren(permissionButton(server));
    }
    submit.disabled = false;
  }

  const permissionButton = (server: string) =>
    button(text("allowServer", new URL(server).host), {}, async () => {
      if (await chrome.permissions.request({ origins: [`${server}/*`] })) await connect(server);
    });

  const form = element("form", { class: "stack" }, element("label", {}, text("serverLabel"), input), element("div", {}, submit));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const server = serverAddress(input.value);
    if (event.isTrusted && server) void connect(server);
    else status.textContent = text("error_not_a_server");
  });
  return element(
    "section",
    {},
    element("h2", {}, text("connectTitle")),
    element("p", { class: "quiet" }, text("connectText")),
    form,
    permission,
    status,
  );
}
