// Shows what the server pushes, and opens its page. It handles no requests: pages load and work offline as they do without it.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const message = event.data?.json();
  if (!message) return;
  const { title, body, url, tag, lang, dir } = message;
  const icon = "/app-icon-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, dir, icon, badge: icon, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.location.origin)));
});

async function open(url) {
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname);
  // Another page may hold unsaved words, so a window that is elsewhere is left alone.
  if (there) await there.focus();
  else await self.clients.openWindow(url.href);
}

// The browser has replaced the subscription, so the server needs the new one.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription?.options ?? event.newSubscription?.options));
});

async function renew(options) {
  const known = await self.registration.pushManager.getSubscription();
  const subscription = known ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/openapi/integrations/push/devices", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
