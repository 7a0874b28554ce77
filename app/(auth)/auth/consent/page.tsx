import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { AuthFrame } from "@/components/features/auth/auth-frame";
import { ConsentForm } from "@/components/features/auth/consent-form";
import { runningServer } from "@/server/entrance/pages/running-server";

type Query = Record<string, string | string[] | undefined>;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("consent"))("pageTitle"), robots: { index: false }, referrer: "no-referrer" };
}

/** A program requests access from a user. Only the server's own requests are accepted: they are signed. */
export default async function ConsentPage({ searchParams }: { searchParams: Promise<Query> }) {
  const t = await getTranslations("consent");
  const query = await searchParams;
  if (query.error !== undefined)
    return (
      <AuthFrame title={t("failedTitle")} lead={t("failed", { reason: reasonOf(query) })}>
        {null}
      </AuthFrame>
    );
  const viewer = await requireViewer(`/auth/consent?${textOf(query)}`);
  const program = await runningServer().askingProgram(new URLSearchParams(textOf(query)));
  if (!program)
    return (
      <AuthFrame title={t("failedTitle")} lead={t("failed", { reason: "invalid_client" })}>
        {null}
      </AuthFrame>
    );
  const other = `/auth/sign-in?next=${encodeURIComponent(`/auth/consent?${textOf(query)}`)}`;
  return (
    <AuthFrame
      title={t("title", { name: program.name })}
      lead={t.rich("lead", {
        email: viewer.email,
        link: (text) => (
          <a href={other} className="link">
            {text}
          </a>
        ),
      })}
    >
      <ConsentForm program={program} userId={viewer.id} />
    </AuthFrame>
  );
}

function textOf(query: Query): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const entry of [value ?? []].flat()) fields.append(name, entry);
  return fields.toString();
}

/** Codes of OAuth, which help the author of the program; any other text could come from someone else. */
const reasonOf = ({ error }: Query): string =>
  typeof error === "string" && /^[a-z_]{1,40}$/.test(error) ? error : "invalid_request";
