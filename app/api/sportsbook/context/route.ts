import { openSportsbook } from "@/lib/play/sportsbook/server";

export const POST = openSportsbook;
