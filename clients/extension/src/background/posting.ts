import type { Duplicate, PostingFields } from "@/clients/extension/src/requests";
import { call } from "./server";

export interface Captured {
  url: string;
  title: string;
  html: string;
  listedSince: string;
}

/** What `POST /applications/postings/captures` returns, as far as it is used here. */
export interface ReadPosting {
  company: string;
  role: string;
  location: string;
  salary: string;
  deadline: string | null;
  requirements: string[];
  jobDescription: string;
  postingSource: object;
  contact: { name: string; email: string; phone: string } | null;
  duplicates: Duplicate[];
}

export const readPosting = ({ url, html, title }: Captured) =>
  call<ReadPosting>("/applications/postings/captures", { method: "POST", body: { url, html, title: title.slice(0, 500) } });

export const fieldsOf = ({ company, role, location, salary, deadline }: ReadPosting): PostingFields => ({
  company,
  role,
  location,
  salary,
  deadline: deadline ?? "",
});

export async function createApplication(captured: Captured, posting: ReadPosting, fields: PostingFields): Promise<string> {
  const { requirements, jobDescription, postingSource, contact } = posting;
  const body = {
    ...fields,
    deadline: fields.deadline || null,
    source: new URL(captured.url).hostname.replace(/^www\./, "").slice(0, 200),
    sourceUrl: captured.url,
    requirements,
    jobDescription,
    postingSource,
    ...(contact?.name ? { contacts: [contact] } : {}),
  };
  return call<string>("/applications", { method: "POST", body });
}

export const changePosting = (applicationId: string, fields: PostingFields) =>
  call<object>(`/applications/${encodeURIComponent(applicationId)}`, {
    method: "PATCH",
    body: { ...fields, deadline: fields.deadline || null },
  });
