import { HttpError, InvalidResponse, Unreachable } from "@/lib/core/http/http-errors";
import { NoGameData } from "@/lib/play/game-launch/api";
import type { Problem } from "./launch";

export interface Refusal {
  ok: false;
  problem: Problem;
  detail: string | null;
}

/** The result of a step of a launch. */
export type Step<Value> = { ok: true; value: Value } | Refusal;

export const refused = (problem: Problem, detail: string | null = null): Refusal => ({ ok: false, problem, detail });

/** Why a launch failed, in terms of the page. */
export function problemOf(error: unknown): Problem {
  if (error instanceof HttpError) {
    if (error.code === "error.country.blocked") return "blocked-country";
    if (error.code === "error.game.no_demo") return "no-demo";
    if (error.code === "error.wallet.not_found") return "money-needed";
    if (error.status === 403) return "not-allowed";
    return error.status === 404 ? "not-found" : "unreachable";
  }
  return error instanceof NoGameData ? "not-found" : "unreachable";
}

/** By what support finds a failed call, in no language: the error's code, else the status, else the path. */
export function failureReference(error: unknown): string | null {
  if (error instanceof HttpError) return error.code ?? String(error.status);
  if (error instanceof NoGameData) return error.message;
  return error instanceof Unreachable || error instanceof InvalidResponse ? error.path : null;
}

/** The text of a failed lookup: the response's message, else the error's own, else "Unknown error". */
export function lookupText(error: unknown): string {
  return (error instanceof Error && error.message) || "Unknown error";
}
