"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useDeferredValue, useState } from "react";
import { CopyAddress } from "@/components/features/editor/links/copy-address";
import { ShareLinkList } from "@/components/features/editor/links/share-link-list";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { ShareStatistics } from "@/components/features/editor/resume/share-statistics";
import { ShareView } from "@/components/features/editor/resume/share-view";
import { useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Dialog } from "@/components/kit/ui/dialog";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { QrCode, qrPath } from "@/components/kit/ui/qr-code";
import { Switch } from "@/components/kit/ui/switch";
import { LIMITS } from "@/contracts/limits";

type ShareDialogProps = {
  username: string | null /** Opens the comments of reviewers. */;
  onReview: () => void;
  onClose: () => void;
};

/** Sharing settings: who can read the document, and its address. */
export function ShareDialog({ username, onReview, onClose }: ShareDialogProps) {
  const t = useTranslations("editor.share");
  const card = useResumeEditor((state) => state.card);
  const { change, error, isPublishing } = useCardChange();
  if (username === null) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t("title")}
        description={t("noUsername")}
        className="w-[480px]"
      >
        <ShareLinkList type="resume" id={card.id} onReview={onReview} />
      </Dialog>
    );
  }
  const address = `${window.location.origin}/${username}/${card.slug}`;
  // An address that is offered must open.
  const isPublished = card.isPublic && !isPublishing;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} className="w-[480px]">
      <div className="mt-2 divide-y">
        <Switch
          checked={card.isPublic}
          disabled={card.isLocked}
          note={t("publishNote")}
          onChange={(event) => change({ isPublic: event.target.checked })}
          className="py-2"
        >
          {t("publish")}
        </Switch>
        {isPublished ? (
          <div className="flex items-center gap-2 py-3">
            <a href={address} target="_blank" rel="noreferrer" className="link min-w-0 flex-1 truncate">
              {address}
            </a>
            <CopyAddress address={address} />
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label={t("open")}
              className={buttonLook({ variant: "ghost", size: "sm", shape: "icon" })}
            >
              <Icon name="arrow-square-out" />
            </a>
          </div>
        ) : null}
        {card.isPublic ? (
          <details className="py-3">
            <summary className="min-h-6 cursor-pointer text-muted-foreground">{t("qr")}</summary>
            <div className="mt-3 flex items-end gap-4">
              <QrCode text={address} label={t("qrOf", { address })} className="size-36" />
              <a
                href={`data:image/svg+xml,${encodeURIComponent(qrFile(address))}`}
                download={`${card.slug}-qr.svg`}
                className={buttonLook({ size: "sm" })}
              >
                {t("qrDownload")}
              </a>
            </div>
          </details>
        ) : null}
        {card.isPublic ? <ShareView /> : null}
        <SlugForm key={card.slug} username={username} onChange={change} />
        <Switch
          checked={card.showDownloadButtons}
          disabled={card.isLocked}
          note={t("downloadsNote")}
          onChange={(event) => change({ showDownloadButtons: event.target.checked })}
          className="py-2"
        >
          {t("downloads")}
        </Switch>
        <PasswordForm />
        {card.isPublic ? <ShareStatistics /> : null}
        <ShareLinkList type="resume" id={card.id} onReview={onReview} />
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{t("done")}</Button>
      </div>
    </Dialog>
  );
}

/** The code as a separate file, for printing. */
function qrFile(address: string): string {
  const { size, path } = qrPath(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
}

/** Writes metadata: shown immediately, reverted if the server rejects it. */
function useCardChange() {
  const store = useResumeStore();
  const { run, error } = useChange();
  const [isPublishing, setPublishing] = useState(false);

  async function change(part: Partial<Pick<ResumeCard, "isPublic" | "slug" | "showDownloadButtons">>): Promise<boolean> {
    const before = store.getState().card;
    store.getState().setCard(part);
    setPublishing(part.isPublic === true);
    const isDone = await run(() => api.resumes.update({ id: before.id, ...part }));
    if (!isDone) store.getState().setCard(before);
    setPublishing(false);
    return isDone;
  }

  return { change, error, isPublishing };
}

/** The last part of the public address, checked while it is typed. */
function SlugForm({ username, onChange }: { username: string; onChange: (part: { slug: string }) => Promise<boolean> }) {
  const t = useTranslations("editor.share");
  const card = useResumeEditor((state) => state.card);
  const [slug, setSlug] = useState(card.slug);
  const deferredQuery = useDeferredValue(slug.trim());
  const { data: answer } = useQuery({
    ...queries.resumes.slugCheck.queryOptions({ input: { resumeId: card.id, slug: deferredQuery } }),
    enabled: deferredQuery !== "" && deferredQuery !== card.slug,
  });
  const isFree = answer?.status === "available";
  const message =
    deferredQuery === card.slug || !answer
      ? null
      : answer.status === "taken"
        ? t("taken", { name: answer.takenBy ?? "" })
        : answer.status === "invalid"
          ? t("invalid")
          : t("free");

  async function submit(event: FormEvent) {
    event.preventDefault();
    await onChange({ slug: slug.trim() });
  }

  return (
    <form onSubmit={submit} className="py-3">
      <Field
        label={t("address")}
        hint={
          <span aria-live="polite">
            {message ?? t("addressHint")}
            {answer?.suggestion && !isFree && deferredQuery !== card.slug ? (
              <>
                {" "}
                <button type="button" className="link" onClick={() => setSlug(answer.suggestion ?? "")}>
                  {answer.suggestion}
                </button>
              </>
            ) : null}
          </span>
        }
      >
        {(ids) => (
          <span className="flex items-center gap-2">
            <span className="truncate text-muted-foreground">/{username}/</span>
            <TextInput
              {...ids}
              value={slug}
              maxLength={LIMITS.slug.max}
              spellCheck={false}
              autoCapitalize="none"
              disabled={card.isLocked}
              onChange={(event) => setSlug(event.target.value.toLowerCase())}
              className="flex-1"
            />
            <Button type="submit" disabled={!isFree}>
              {t("saveAddress")}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}

/** The password for visitors. */
function PasswordForm() {
  const t = useTranslations("editor.share");
  const { run, error } = useChange();
  const store = useResumeStore();
  const { id, hasPassword } = useResumeEditor((state) => state.card);
  const [password, setPassword] = useState("");

  async function attempt(work: () => Promise<unknown>, has: boolean) {
    await run(async () => {
      await work();
      store.getState().setCard({ hasPassword: has });
      setPassword("");
    });
  }

  return (
    <form
      className="py-3"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => api.resumes.setPassword({ id, password }), true);
      }}
    >
      <Field label={t("password")} error={error} hint={t(hasPassword ? "hasPassword" : "passwordHint")}>
        {(ids) => (
          <span className="flex items-center gap-2">
            <TextInput
              {...ids}
              type="password"
              autoComplete="new-password"
              required
              minLength={LIMITS.password.min}
              maxLength={LIMITS.password.max}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              className="flex-1"
            />
            <Button type="submit" disabled={password.length < LIMITS.password.min}>
              {t(hasPassword ? "changePassword" : "setPassword")}
            </Button>
            {hasPassword ? (
              <Button variant="ghost" onClick={() => attempt(() => api.resumes.removePassword({ id }), false)}>
                {t("removePassword")}
              </Button>
            ) : null}
          </span>
        )}
      </Field>
    </form>
  );
}
