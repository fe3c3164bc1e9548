import { isHandled } from "@/lib/core/http/handled-errors";
import { reportsPath } from "./path";

/** A browser's report of one failure: no address but the path, no text that looks like a person or a token. */
export interface ErrorReport {
  kind: "error";
  /** The reference on the error screen, by which support finds the line in the log. */
  reference: string;
  page: string;
  name: string;
  message: string;
  /** Where in our files, "chunk.js:1:204", the innermost first. */
  frames: string[];
}

const most = 10;
const references = new Map<string, string>();

/**
 * Reports a failure to our server, once per page load however often it happens, ten kinds at most, and of none that is handled.
 * @returns the reference to show; that of the server's own log line for what failed there
 */
export function report(error: unknown): string {
  const { name, message, stack, digest } = facts(error);
  // The server has logged it itself, under this digest.
  if (digest) return digest;
  const kind = name + message;
  const known = references.get(kind);
  if (known) return known;
  const reference = Math.random().toString(36).slice(2, 10);
  if (references.size < most && !isHandled(error)) {
    references.set(kind, reference);
    send({ kind: "error", reference, page: location.pathname, name, message, frames: framesOf(stack) });
  }
  return reference;
}

/** Sends one report and waits for nothing: a report that is lost must not become a failure itself. */
export function send(report: object): void {
  if (navigator.onLine) navigator.sendBeacon?.(reportsPath, JSON.stringify(report));
}

/** From now on whatever nobody catches is reported. */
export function listenForErrors(): void {
  addEventListener("error", ({ error, message }) => report(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
}

function facts(error: unknown): { name: string; message: string; stack: string; digest?: string } {
  const { name = "Error", message = String(error), stack = "", digest } = Object(error);
  return { name, message: withoutPeople(message), stack, digest };
}

/** E-mail addresses, tokens and long numbers stay in the browser; the server looks again. */
const withoutPeople = (text: string) => text.replace(/\S+@\S+|[\w.-]{24,}|\d{6,}/g, "…").slice(0, 300);

const framesOf = (stack: string): string[] => stack.match(/[\w-]+\.js:\d+:\d+/g)?.slice(0, 8) ?? [];
