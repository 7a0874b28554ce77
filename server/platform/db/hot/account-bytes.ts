import type { Db } from "@/server/platform/db/client";

// Hand-written: Prisma would take a statement for each of these tables, and sums into 32-bit integers, which overflow at two gigabytes. Sizes are
// those of the stored values, which PostgreSQL knows without reading them.

/** Rough size of a row's other columns and its index entries. */
const ROW_BYTES = 300;

/** Everything an account stores, in bytes: its files, and its documents, versions, applications, messages and career data. */
export async function accountBytes(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ bytes: number }[]>`
    with owned as (
      select sum(size::float8) as bytes from stored_file where "userId" = ${ownerId}::uuid and "isComplete"
      union all
      select sum(pg_column_size(data) + ${ROW_BYTES}::int)::float8 from resume where "userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(v.packed) + ${ROW_BYTES}::int)::float8 from resume r
        join resume_version v on v."resumeId" = r.id where r."userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(d.packed) + ${ROW_BYTES}::int)::float8 from resume r
        join version_dictionary d on d."resumeId" = r.id where r."userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(content) + pg_column_size(style) + coalesce(pg_column_size(details), 0) + ${ROW_BYTES}::int)::float8
        from cover_letter where "userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(v.packed) + ${ROW_BYTES}::int)::float8 from cover_letter l
        join cover_letter_version v on v."coverLetterId" = l.id where l."userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(d.packed) + ${ROW_BYTES}::int)::float8 from cover_letter l
        join version_dictionary d on d."coverLetterId" = l.id where l."userId" = ${ownerId}::uuid
      union all
      select sum(octet_length("jobDescription") + octet_length(notes) + pg_column_size(requirements) + pg_column_size(contacts)
        + pg_column_size(activity) + pg_column_size("aiMetadata") + coalesce(pg_column_size("postingSource"), 0)
        + ${ROW_BYTES}::int)::float8 from application where "userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(s.packed) + ${ROW_BYTES}::int)::float8 from application a
        join submission s on s."applicationId" = a.id where a."userId" = ${ownerId}::uuid
      union all
      select sum(pg_column_size(m.parts) + ${ROW_BYTES}::int)::float8 from assistant_thread t
        join assistant_message m on m."threadId" = t.id where t."userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(e.events) + ${ROW_BYTES}::int)::float8 from assistant_thread t
        join assistant_event e on e."threadId" = t.id where t."userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(a.text) + ${ROW_BYTES}::int)::float8 from assistant_thread t
        join assistant_attachment a on a."threadId" = t.id where t."userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(text) + octet_length("searchText") + pg_column_size(revisions) + ${ROW_BYTES}::int)::float8
        from career_fact where "userId" = ${ownerId}::uuid
      union all
      select sum(pg_column_size(data) + ${ROW_BYTES}::int)::float8 from career_story where "userId" = ${ownerId}::uuid
      union all
      select sum(pg_column_size(data) + ${ROW_BYTES}::int)::float8 from career_artifact where "userId" = ${ownerId}::uuid
      union all
      select sum(pg_column_size(data) + ${ROW_BYTES}::int)::float8 from career_workspace where "userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(original) + octet_length(edited) + ${ROW_BYTES}::int)::float8 from transcript
        where "userId" = ${ownerId}::uuid
      union all
      select sum(coalesce(octet_length(packed), 0) + ${ROW_BYTES}::int)::float8 from share_link where "userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(c.text) + octet_length(c.quote) + coalesce(octet_length(c.suggestion), 0) + ${ROW_BYTES}::int)::float8
        from share_link l join share_comment c on c."linkId" = l.id where l."userId" = ${ownerId}::uuid
      union all
      select sum(octet_length(lines) + octet_length(text) + ${ROW_BYTES}::int)::float8 from document_text
        where "userId" = ${ownerId}::uuid)
    select coalesce(sum(bytes), 0)::float8 as bytes from owned`;
  return row?.bytes ?? 0;
}
