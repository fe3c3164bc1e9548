import type { ReactNode } from "react";
import { PageScene } from "./page-scene";

interface HeadPanelProps {
  /** Which drawing stands beside the title: that of the page with this id. */
  scene: string;
  title: string;
  intro?: string | null;
  children?: ReactNode;
}

/** The head of a page of text: what it is about, beside its drawing. */
export function HeadPanel({ scene, title, intro, children }: HeadPanelProps) {
  return (
    <header className="grid overflow-hidden rounded-xl bg-surface shadow-edged-card md:grid-cols-[minmax(0,1fr)_280px] lg:col-span-full print:block">
      <div className="min-w-0 self-center px-4 py-5 md:px-8">
        <h1 className="text-2xl tracking-tighter">{title}</h1>
        {intro ? <p className="mt-2.5 max-w-172 text-pretty text-lg/base text-muted">{intro}</p> : null}
        {children}
      </div>
      <PageScene id={scene} />
    </header>
  );
}
