"use client";

import { createElement, useEffect, useState } from "react";
import type { DialogFrame } from "@/components/ui/dialog";
import { load } from "@/lib/core/lazy-import";
import { restoreFocus } from "@/lib/site/dialogs/focus";
import type { DialogHandle } from "@/lib/site/dialogs/handle";
import { followHistory } from "@/lib/site/dialogs/overlay-history";
import { orderRequests } from "@/lib/site/dialogs/priority";
import { showErrorDialog } from "@/lib/site/dialogs/show-error-dialog";
import { type DialogRequest, useDialogs } from "@/lib/site/dialogs/store";
import { setRootData } from "@/lib/site/root-data";
import type { DialogContent, DialogEntry } from "./dialog-entry";
import { useAddressDialogs } from "./use-address-dialogs";
import { useDialogIntent } from "./use-dialog-intent";

/** Shows one dialog at a time. Those that wait stay as they are, hidden. */
export function DialogHost({ registry }: { registry: readonly DialogEntry[] }) {
  const requests = useDialogs((state) => state.requests);
  const [contents, setContents] = useState<ReadonlyMap<DialogHandle, DialogContent>>(new Map());
  const ordered = orderRequests(requests);
  const next = ordered[0]?.handle;
  const isMissing = next !== undefined && !contents.has(next);
  const shown = ordered.find(({ handle }) => contents.has(handle));

  useEffect(followHistory, []);
  useAddressDialogs(registry);
  useDialogIntent(registry);

  useEffect(() => {
    if (!isMissing || !next) return;
    let isCurrent = true;
    setRootData("navigating", "");
    load(() => loadContent(registry, next))
      .then(
        (content) => isCurrent && setContents((known) => new Map(known).set(next, content)),
        // The request waits behind the error, so that a reload from there opens it again.
        (error) => isCurrent && showErrorDialog(error, () => useDialogs.getState().close(next)),
      )
      .finally(() => setRootData("navigating", null));
    return () => {
      isCurrent = false;
    };
  }, [registry, next, isMissing]);

  return requests.map((request) => (
    <HostedDialog
      key={request.handle.name}
      request={request}
      content={contents.get(request.handle)}
      isShown={request === shown}
    />
  ));
}

async function loadContent(registry: readonly DialogEntry[], dialog: DialogHandle): Promise<DialogContent> {
  const entry = registry.find(({ handle }) => handle === dialog);
  if (!entry) throw new Error(`Nobody says what loads the dialog "${dialog.name}".`);
  return entry.load();
}

interface HostedDialogProps extends Pick<DialogFrame, "isShown"> {
  request: DialogRequest;
  content: DialogContent | undefined;
}

function HostedDialog({ request, content, isShown }: HostedDialogProps) {
  const { handle, params, opener } = request;
  useEffect(() => () => restoreFocus(opener), [opener]);
  if (!content) return null;
  const { canClose } = handle;
  return createElement(content, { params, isShown, canClose, onClose: () => useDialogs.getState().close(handle) });
}
