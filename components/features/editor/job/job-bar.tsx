"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { Downloads } from "@/components/features/editor/bar/download";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useApplication } from "@/components/features/editor/job/use-application";
import { useJobSteps } from "@/components/features/editor/job/use-job-steps";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";
import type { Application } from "@/contracts/model/application";

type JobBarProps = Pick<Downloads, "values"> & {
  /** Shows the posting beside the page. */
  onCompare?: () => void;
};

/** The way from a posting to a sent application, for a document of an application that is not sent yet. Every step can be skipped. */
export function JobBar(props: JobBarProps) {
  const application = useApplication();
  const isFixed = useEditor(isReadOnly);
  const key = `job-bar/${application?.id}`;
  const [isHidden, setHidden] = useState(false);
  if (application?.status !== "saved" || isFixed || isHidden || sessionStorage.getItem(key) !== null) return null;

  function hide() {
    sessionStorage.setItem(key, "hidden");
    setHidden(true);
  }

  return <Steps {...props} application={application} onHide={hide} />;
}

type StepsProps = JobBarProps & { application: Application; onHide: () => void };

function Steps({ application, values, onCompare, onHide }: StepsProps) {
  const t = useTranslations("editor.job");
  const { kind } = useOpenEditor();
  const { isBusy, writeLetter, download, markApplied } = useJobSteps(application, values);
  const { company, role, resumeId, coverLetterId, jobDescription } = application;
  const isResume = kind.name === "resume";
  return (
    <section
      aria-label={t("label", { company, role })}
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b bg-muted py-1 ps-5 pe-2 text-sm phone:ps-4"
    >
      <p className="min-w-0 flex-1 basis-32 truncate">
        <span className="font-medium">{company}</span> <span className="text-muted-foreground">{role}</span>
      </p>
      <ol className="-ms-2 flex items-center gap-0.5 phone:order-last phone:basis-full phone:overflow-x-auto">
        <Step icon="file-text" label={t("resume")} isCurrent={isResume} href={resumeId && `/resumes/${resumeId}`} />
        {isResume && onCompare && jobDescription !== "" ? (
          <Step icon="magnifying-glass" label={t("compare")} onClick={onCompare} />
        ) : null}
        <Step
          icon="envelope-simple"
          label={t(coverLetterId === null ? "writeLetter" : "letter")}
          isCurrent={!isResume}
          href={coverLetterId && `/letters/${coverLetterId}`}
          onClick={writeLetter}
          isBusy={isBusy}
        />
        <Step icon="download-simple" label={t("download")} onClick={download} isBusy={isBusy} />
        <li>
          <Button size="sm" variant="primary" disabled={isBusy} onClick={markApplied}>
            {t("markApplied")}
          </Button>
        </li>
      </ol>
      <Button variant="ghost" size="sm" shape="icon" aria-label={t("hide")} title={t("hide")} onClick={onHide}>
        <Icon name="x" size="sm" />
      </Button>
    </section>
  );
}

type StepProps = {
  icon: IconName;
  label: string;
  isCurrent?: boolean;
  /** Where the step is done already. */
  href?: string | null;
  onClick?: () => void;
  isBusy?: boolean;
};

function Step({ icon, label, isCurrent = false, href = null, onClick, isBusy = false }: StepProps) {
  const text: ReactNode = (
    <>
      <Icon name={icon} size="sm" className="phone:hidden" />
      <span className="whitespace-nowrap">{label}</span>
    </>
  );
  if (isCurrent)
    return (
      <li aria-current="step" className="flex items-center gap-1.5 px-2 font-medium phone:hidden">
        {text}
      </li>
    );
  if (href)
    return (
      <li>
        <Link href={href} prefetch={false} className={buttonLook({ variant: "ghost", size: "sm" })}>
          {text}
        </Link>
      </li>
    );
  if (!onClick) return null;
  return (
    <li>
      <Button variant="ghost" size="sm" disabled={isBusy} onClick={onClick}>
        {text}
      </Button>
    </li>
  );
}
