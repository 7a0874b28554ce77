"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";

/** The private address to which calendar programs subscribe: make it, copy it, replace it, turn it off. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("applicationCalendar.feed");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const feed = useQuery(queries.calendar.read.queryOptions());
  const refresh = () => cache.invalidateQueries({ queryKey: queries.calendar.read.key() });
  const create = useMutation(queries.calendar.create.mutationOptions({ onSuccess: refresh }));
  const remove = useMutation(queries.calendar.delete.mutationOptions({ onSuccess: refresh }));
  const error = feed.error ?? create.error ?? remove.error;
  const url = feed.data?.url ?? null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? "");
      toast(t("copied"));
    } catch {
      toast(t("notCopied"));
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} description={t("text")} className="w-[560px]">
      {url === null ? null : (
        <div className="mt-4 grid gap-3">
          <div className="flex items-end gap-2">
            <Field label={t("address")} className="flex-1">
              {(ids) => <TextInput {...ids} readOnly value={url} onFocus={(event) => event.target.select()} />}
            </Field>
            <Button onClick={() => void copy()}>{t("copy")}</Button>
          </div>
          <p className="text-muted-foreground text-xs">{t("secret")}</p>
        </div>
      )}
      {error ? <FieldError>{errorText(error)}</FieldError> : null}
      <DialogActions>
        {url === null ? null : (
          <>
            <Button variant="danger-outline" onClick={() => remove.mutate({})} disabled={remove.isPending}>
              {t("turnOff")}
            </Button>
            <Button onClick={() => create.mutate({})} disabled={create.isPending}>
              {t("replace")}
            </Button>
          </>
        )}
        {url === null && feed.isSuccess ? (
          <Button variant="primary" onClick={() => create.mutate({})} disabled={create.isPending}>
            {t("turnOn")}
          </Button>
        ) : (
          <Button onClick={onClose}>{t("close")}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
