import { takeReports } from "@/lib/site/browser-reports/server";

export const POST = takeReports;
