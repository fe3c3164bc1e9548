/** The one route that takes what browsers report: errors, vitals, and what a policy blocked. */
export const reportsPath = "/api/report";
