import { resumeJsonSchema } from "@/server/entrance/openapi/resume-json-schema";

/** Small files that programs request at the root of any site. Null for other paths. */
export function plainFile(path: string, origin: string): Response | null {
  if (path === "/schema.json")
    return Response.json(resumeJsonSchema(), {
      headers: { "cache-control": "public, max-age=3600", "access-control-allow-origin": "*" },
    });
  const text = TEXTS[path]?.(origin);
  if (text === undefined) return null;
  const type = path.endsWith(".xml") ? "application/xml" : "text/plain; charset=utf-8";
  return new Response(text, { headers: { "content-type": type, "cache-control": "public, max-age=3600" } });
}

const TEXTS: Record<string, (origin: string) => string> = {
  // Shared resumes are for people with the link; each page declares whether it may be indexed.
  "/robots.txt": (origin) =>
    `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /documents\nDisallow: /letters/\nDisallow: /resumes/\nDisallow: /settings\nSitemap: ${origin}/sitemap.xml\n`,
  "/sitemap.xml": (origin) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/</loc></url><url><loc>${origin}/check</loc></url><url><loc>${origin}/about</loc></url></urlset>\n`,
  "/llms.txt": (origin) =>
    `# Dossier\n\n> One self-hosted place for a job search: resumes, cover letters, and an HTTP API that does everything the editor does.\n\n- [OpenAPI document](${origin}/api/openapi/spec.json)\n- [API reference](${origin}/api/openapi)\n- [JSON Schema of resume data](${origin}/schema.json)\n`,
};
