import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const POSTING = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Product Designer",
  hiringOrganization: { "@type": "Organization", name: "Northpine" },
  jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: "Utrecht", addressCountry: "NL" } },
  description:
    "<p>You design our payments.</p><h3>What you bring</h3><ul><li>Three years of product design</li><li>Dutch or English</li></ul>",
};

/** A page of the board; nothing on it may run or load, as on strict sites. */
const PAGE = `<!doctype html><html lang="en"><head><title>Product Designer at Northpine</title>
<script type="application/ld+json">${JSON.stringify(POSTING)}</script></head>
<body><h1>Product Designer</h1><p>You design our payments.</p><input value="what I typed">
<p>&lt;script&gt;document.title="broken"&lt;/script&gt;&lt;img src=x onerror="document.title='broken'"&gt;</p></body></html>`;

export type JobBoard = { address: string; requests: string[]; stop: () => Promise<void> };

/** A small job board of its own origin: a posting, one that only people may see, and one that never responds. */
export async function startJobBoard(): Promise<JobBoard> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    if (path === "/jobs/slow") return;
    const status = path === "/jobs/refused" ? 403 : path === "/favicon.ico" ? 204 : 200;
    const policy = path.startsWith("/attack") ? "default-src * 'unsafe-inline'" : "default-src 'none'";
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy });
    response.end(status === 200 ? PAGE : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
