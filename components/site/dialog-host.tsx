"use client";

import { createElement, type ReactNode, useEffect, useState } from "react";
import type { DialogFrame } from "@/components/ui/dialog";
import { load } from "@/lib/core/lazy-import";
import { showErrorDialog } from "@/lib/site/dialogs/error-dialog";
import { restoreFocus } from "@/lib/site/dialogs/focus";
import { type DialogPriority, orderRequests } from "@/lib/site/dialogs/priority";
import { type DialogName, type DialogParams, type DialogRequest, useDialogs } from "@/lib/site/dialogs/store";
import { setRootData } from "@/lib/site/root-data";
import { useDialogIntent } from "./use-dialog-intent";
import { usePopups } from "./use-popups";

/** Written as a method, so that the host may treat all dialogs alike; the registry checks each against its own params. */
type Content<Name extends DialogName = DialogName> = {
  render(props: DialogFrame & { params: DialogParams[Name] }): ReactNode;
}["render"];

interface DialogEntry<Name extends DialogName> {
  priority: DialogPriority;
  canClose: boolean;
  /** Loaded when somebody points at a link to it, or with its first opening. */
  load(): Promise<Content<Name>>;
}
export type DialogRegistry = { readonly [Name in DialogName]: DialogEntry<Name> };

/** Shows one dialog at a time. Those that wait stay as they are, hidden. */
export function DialogHost({ registry }: { registry: DialogRegistry }) {
  const requests = useDialogs((state) => state.requests);
  const [contents, setContents] = useState<Partial<Record<DialogName, Content>>>({});
  const ordered = orderRequests(requests, (name) => registry[name].priority);
  const next = ordered[0]?.name;
  const isMissing = next !== undefined && !contents[next];
  const shown = ordered.find(({ name }) => contents[name]);

  usePopups();
  useDialogIntent(registry);

  useEffect(() => {
    if (!isMissing || !next) return;
    let isCurrent = true;
    setRootData("navigating", "");
    load<Content>(registry[next].load)
      .then(
        (content) => isCurrent && setContents((known) => ({ ...known, [next]: content })),
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
      key={request.name}
      request={request}
      content={contents[request.name]}
      isShown={request === shown}
      canClose={registry[request.name].canClose}
    />
  ));
}

interface HostedDialogProps extends Pick<DialogFrame, "isShown" | "canClose"> {
  request: DialogRequest;
  content: Content | undefined;
}

function HostedDialog({ request, content, isShown, canClose }: HostedDialogProps) {
  const { name, params, opener } = request;
  useEffect(() => () => restoreFocus(opener), [opener]);
  if (!content) return null;
  return createElement(content, { params, isShown, canClose, onClose: () => useDialogs.getState().close(name) });
}
