"use client";

import { createContext, type ReactNode } from "react";
import type { CompiledMessages } from "./compile";
import type { MessageDomain } from "./translator";

interface PageMessagesValue {
  domain: MessageDomain;
  /** A BCP 47 tag, for numbers and plurals. */
  tag: string;
  messages: CompiledMessages;
}

export const PageMessagesContext = createContext<PageMessagesValue | null>(null);

/** Messages that come with the page itself, for an island that shows them in its HTML: `useTranslations` finds them here. */
export function PageMessages({ domain, tag, messages, children }: PageMessagesValue & { children: ReactNode }) {
  return <PageMessagesContext value={{ domain, tag, messages }}>{children}</PageMessagesContext>;
}
