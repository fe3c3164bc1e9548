import { takeReports } from "@/lib/site/errors/server";

export const POST = takeReports;
